import { gridCorner, zipCenters } from '../dealer/business/zip-centers.ts';
import type { Coordinates } from '../dealer/showroom.ts';
import { milesBetween } from './distance.ts';
import { physicalShowrooms } from './showrooms.ts';

/** From a showroom to the center (spec S8.6). */
export const maxZipMiles = 200;

/** Cells of a hundredth of a degree, two digits of base 36 each: good to half a mile. */
export const cellsPerDegree = 100;

/** `undefined` too far from every showroom: a table may have been made for others. */
export function centerOf(text: string): Coordinates | undefined {
  const [north = 0, east = 0] = [text.slice(0, 2), text.slice(2)].map((cell) =>
    Number.parseInt(cell, 36),
  );
  const center = {
    lat: gridCorner.south + north / cellsPerDegree,
    lon: gridCorner.west + east / cellsPerDegree,
  };
  return isNear(center) ? center : undefined;
}

export function isNear(point: Coordinates): boolean {
  return physicalShowrooms.some(
    ({ coordinates }) => milesBetween(point, coordinates) <= maxZipMiles,
  );
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
