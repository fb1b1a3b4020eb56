import { zipCenters } from '../dealer/business/zip-centers.ts';
import type { Coordinates } from '../dealer/showroom.ts';

/** From a showroom to the center (spec S8.6). */
export const mostZipMiles = 200;

/** Cells of a hundredth of a degree, two digits of base 36 each: good to half a mile. */
export const grid = { south: 36, west: -80, perDegree: 100 } as const;

export function centerOf(text: string): Coordinates {
  const [north = 0, east = 0] = [text.slice(0, 2), text.slice(2)].map((cell) =>
    Number.parseInt(cell, 36),
  );
  return { lat: grid.south + north / grid.perDegree, lon: grid.west + east / grid.perDegree };
}

/** Last two digits, then the cells north and east. */
const entryLength = 6;

const rows: ReadonlyMap<string, string> = new Map(
  zipCenters
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 3), line.slice(3)]),
);

export function zipCenter(zip: string): Coordinates | undefined {
  const row = rows.get(zip.slice(0, 3)) ?? '';
  for (let at = 0; at < row.length; at += entryLength) {
    if (row.slice(at, at + 2) === zip.slice(3))
      return centerOf(row.slice(at + 2, at + entryLength));
  }
  return undefined;
}
