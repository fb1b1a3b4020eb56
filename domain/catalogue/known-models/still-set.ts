import { type PictureWidth, pictureWidths } from '../picture-set.ts';

/** The addresses of a cart's pictures in a finish (spec S10.9), for the server and for scripts. */

/** The sides a cart is shown from in any finish, and pixels across of the widest picture of each. */
export const passWidths = { front: 1200, side: 800, rear: 800 } as const;

export type StillView = keyof typeof passWidths;

/** The widths that a picture in that view comes in. */
export function stillWidths(view: StillView): readonly PictureWidth[] {
  return pictureWidths.filter((width) => width <= passWidths[view]);
}

/** The beginning of the address of every picture of a cart. A plus sign means a space to some servers. */
export function stillsOf(id: string): string {
  return `/stills/${id.replaceAll('+', '-')}`;
}

/** The beginning of the files of a picture in the finish of these slugs. */
export function stillSet(stills: string, view: StillView, paint: string, seats: string): string {
  return `${stills}/${view}/${paint}/${seats}`;
}
