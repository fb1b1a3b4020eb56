/**
 * The pictures of a page: a small one shows its large one in the track; a large one opens in a
 * dialog. Without it the small ones are links into the track, the large ones to their files.
 */
export function watchPictures(host: HTMLElement): void {
  const track = host.querySelector<HTMLElement>('[data-track]');
  const dialog = host.querySelector('dialog');
  if (track === null || dialog === null) return;
  const large = track.cloneNode(true) as HTMLElement;
  const slides = [...track.children];
  const show = (where: HTMLElement, index: number, behavior?: ScrollBehavior) =>
    where.scrollTo({ left: index * where.clientWidth, behavior });

  host.querySelector('[data-thumbs]')?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const index = slides.findIndex(({ id }) => link?.hash === `#${id}`);
    if (index < 0) return;
    event.preventDefault();
    show(track, index, 'smooth');
  });
  track.addEventListener('click', (event) => {
    const index = slides.findIndex((slide) => slide.contains(event.target as Node));
    if (index < 0 || typeof dialog.showModal !== 'function' || opensElsewhere(event)) return;
    event.preventDefault();
    if (!large.isConnected) {
      for (const slide of large.children) {
        slide.removeAttribute('id');
        const picture = slide.querySelector('a')?.firstChild;
        if (picture) slide.replaceChildren(picture);
      }
      for (const sized of large.querySelectorAll('[sizes]')) sized.setAttribute('sizes', '100vw');
      dialog.append(large);
    }
    dialog.showModal();
    show(large, index);
  });
}

/** A click that the browser answers with a new tab or window. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
