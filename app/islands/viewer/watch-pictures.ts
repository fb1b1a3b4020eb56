/**
 * The pictures of a page: a small one shows its large one in the track; a large one opens in a
 * dialog, whose script is loaded then. Without it the small ones are links into the track, the large
 * ones to their files.
 * @param name of the cart
 */
export function watchPictures(host: HTMLElement, name: string): void {
  const track = host.querySelector<HTMLElement>('[data-track]');
  if (track === null) return;
  const slides = [...track.children];
  const show = (index: number, behavior?: ScrollBehavior) =>
    track.scrollTo({ left: index * track.clientWidth, behavior });

  host.querySelector('[data-thumbs]')?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const index = slides.findIndex(({ id }) => link?.hash === `#${id}`);
    if (index < 0) return;
    event.preventDefault();
    show(index, 'smooth');
  });
  track.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest('a');
    const index = slides.findIndex((slide) => slide.contains(link));
    if (link === null || index < 0 || opensElsewhere(event)) return;
    event.preventDefault();
    try {
      const { openLargePictures } = await import('./large-pictures.ts');
      openLargePictures({ track, index, name, onClose: show });
    } catch {
      // Reception is gone, or the browser knows no dialogs: the picture by itself.
      location.assign(link.href);
    }
  });
}

/** A click that the browser answers with a new tab or window. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
