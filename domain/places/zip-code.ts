import { gridCorner, zipCodes } from '../dealer/business/zip-codes.ts';
import type { Coordinates } from '../dealer/showroom.ts';
import { milesBetween } from './distance.ts';
import { physicalShowrooms } from './showrooms.ts';

/** From a showroom to the center (spec S8.6). */
export const maxZipMiles = 200;

/** Cells of a hundredth of a degree, two digits of base 36 each: good to half a mile. */
export const cellsPerDegree = 100;

/** By ZIP code: `"18505h5kq18508h6kp"`. */
export function readCenters(text: string): ReadonlyMap<string, Coordinates> {
  const entries = [...text.matchAll(/(\d{5})(\w\w)(\w\w)/g)].map(
    ([, zip = '', north = '', east = '']) => {
      const lat = gridCorner.south + Number.parseInt(north, 36) / cellsPerDegree;
      const lon = gridCorner.west + Number.parseInt(east, 36) / cellsPerDegree;
      return [zip, { lat, lon }] as const;
    },
  );
  return new Map(entries);
}

/** A table may have been made for showrooms elsewhere. */
export function isNear(point: Coordinates): boolean {
  return physicalShowrooms.some(
    ({ coordinates }) => milesBetween(point, coordinates) <= maxZipMiles,
  );
}

let centers: ReadonlyMap<string, Coordinates> | undefined;

export function zipCenter(zip: string): Coordinates | undefined {
  centers ??= readCenters(zipCodes);
  const center = centers.get(zip);
  return center && isNear(center) ? center : undefined;
}
