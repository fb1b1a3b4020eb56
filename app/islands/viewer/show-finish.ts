import {
  type StillView,
  stillSet,
  stillWidths,
} from '../../../domain/catalogue/models/still-set.ts';
import { fileOfSet, type PictureFormat } from '../../../domain/catalogue/picture-set.ts';
import type { Finish } from './watch-finish.ts';

/**
 * Shows the pictures of a page that follow the finish in this one (spec S10.9): large and small, with
 * their descriptions and captions. Photographs stay as they are.
 * @param stills what the addresses of the cart's pictures begin with
 */
export function showFinish(host: HTMLElement, stills: string, { paint, seats }: Finish): void {
  const small = host.querySelectorAll('[data-thumbs] a');
  const colors = `in ${paint.name} with`;
  for (const [index, slide] of host.querySelectorAll<HTMLElement>('[data-track] li').entries()) {
    const view = slide.dataset.view as StillView | undefined;
    const alt = slide.querySelector('img')?.alt ?? '';
    // It stays in the cart's own finish, and says so.
    if (alt.startsWith('Close-up')) captionOf(slide).textContent = alt;
    if (view === undefined) continue;
    const set = stillSet(stills, view, paint.slug, seats.slug);
    for (const picture of [slide, small[index]]) {
      const image = picture?.querySelector('img');
      if (!image) continue;
      const widths = picture === slide ? stillWidths(view) : stillWidths(view).slice(0, 1);
      const sources = (format: PictureFormat) =>
        widths.map((width) => `${fileOfSet(set, width, format)} ${width}w`).join();
      const [source] = picture?.querySelectorAll('source') ?? [];
      if (source) source.srcset = sources('avif');
      if (image.srcset) image.srcset = sources('webp');
      image.src = fileOfSet(set, widths[0] ?? 480, 'webp');
      image.alt = image.alt.replace(
        /in .+? with (\d+) .+? seats/,
        `${colors} $1 ${seats.name} seats`,
      );
    }
    const link = slide.querySelector('a');
    if (link) link.href = fileOfSet(set, stillWidths(view).at(-1) ?? 800, 'webp');
    captionOf(slide).textContent =
      `Picture of the model ${colors} ${seats.name} seats, not of this cart`;
  }
}

/** The line below a large picture. */
function captionOf(slide: HTMLElement): HTMLElement {
  return slide.querySelector('p') ?? slide.appendChild(document.createElement('p'));
}
