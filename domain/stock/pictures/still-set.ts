import { type PictureWidth, pictureWidths } from './picture-set.ts';

/** Pixels across of the widest picture. */
export const passWidths = { front: 1200, side: 800, rear: 800 } as const;

export type StillView = keyof typeof passWidths;

export function stillWidths(view: StillView): readonly PictureWidth[] {
  return pictureWidths.filter((width) => width <= passWidths[view]);
}

/** Without the plus sign, which some servers read as a space. */
export function stillsOf(id: string): string {
  return `/stills/${id.replaceAll('+', '-')}`;
}

export function stillSet(stills: string, view: StillView, paint: string, seats: string): string {
  return `${stills}/${view}/${paint}/${seats}`;
}
