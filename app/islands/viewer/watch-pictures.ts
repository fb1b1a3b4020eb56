/**
 * A small picture shows its large one; a photograph opens in a dialog, whose script is loaded then.
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
  track.addEventListener('focusin', ({ target }) => {
    const index = slides.findIndex((slide) => slide.contains(target as Element));
    if (index >= 0) show(index);
  });
  track.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest('a');
    if (link === null || opensElsewhere(event)) return;
    event.preventDefault();
    const photographs = slides.filter((slide) => slide.querySelector('a'));
    const index = photographs.findIndex((slide) => slide.contains(link));
    try {
      const { openLargePictures } = await import('./large-pictures.ts');
      const onClose = (slide: Element) => show(slides.indexOf(slide));
      openLargePictures({ track, photographs, index, name, onClose });
    } catch {
      // No connection, or a browser without dialogs.
      location.assign(link.href);
    }
  });
}

export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
