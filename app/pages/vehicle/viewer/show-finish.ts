import type { Finish, FinishList } from '../../../../domain/stock/pictures/finish.ts';
import type { WholeView } from '../../../../domain/stock/pictures/picture.ts';

/** As `widthsOf`, whose module is half as large as this script. */
const widths = { front: [480, 800, 1200], side: [480, 800], rear: [480, 800] } as const;

/** Close-ups of the cart's own finish are left out in another (spec S10.9). */
export function showFinish(
  host: HTMLElement,
  stills: string,
  list: FinishList,
  { paint, seats }: Finish,
): void {
  const isOwn = paint === list.paints[0] && seats === list.seats[0];
  const small = host.querySelectorAll('[data-thumbs] a');
  const colors = `in ${paint.name} with`;
  for (const [index, slide] of host.querySelectorAll<HTMLElement>('[data-track] li').entries()) {
    const view = slide.dataset.view as WholeView | undefined;
    const note = slide.querySelector('small');
    if (note) note.textContent = `Rendering, not ${isOwn ? 'a photograph' : 'of this cart'}`;
    if (!view) {
      if (note) slide.hidden = !isOwn;
      if (note) small[index]?.toggleAttribute('hidden', !isOwn);
      continue;
    }
    const file = (width: number, format: string) =>
      `${stills}/${view}/${paint.slug}/${seats.slug}-${width}.${format}`;
    const sources = (max: number) =>
      widths[view].flatMap((one) => (one > max ? [] : `${file(one, 'avif')} ${one}w`)).join();
    for (const picture of [slide, small[index]]) {
      const image = picture?.querySelector('img');
      if (!image) continue;
      const max = picture === slide ? 1200 : 480;
      picture?.querySelector('source')?.setAttribute('srcset', sources(max));
      image.src = file(800, 'webp');
      image.alt = image.alt.replace(
        /in .+? with (\d+) .+? seats/,
        `${colors} $1 ${seats.name} seats`,
      );
    }
    // An open viewer keeps its height.
    const caption = slide.querySelector('p');
    const words = `Picture of the model ${colors} ${seats.name} seats, not of this cart`;
    if (caption) caption.textContent = words;
  }
}
