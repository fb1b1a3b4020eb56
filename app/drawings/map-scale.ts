import type { Coordinates } from '../../domain/dealership/showroom.ts';

/** Width and height of the map in pixels. */
export const mapWidth = 800;
export const mapHeight = 940;

/** The corner of the sheet, in degrees: wide enough for both free-delivery circles. */
const west = -76;
const north = 41.69;

/** Pixels to a degree of latitude, and of longitude in the middle of the sheet (41.2° north). */
const perLat = mapHeight / (north - 40.73);
const perLon = perLat * Math.cos((41.2 * Math.PI) / 180);

/** Miles to a degree of latitude, on a sphere of 3,958.8 miles as in domain/places/distance.ts. */
const milesPerLat = (3958.8 * Math.PI) / 180;

/** Where a point stands on the map, in pixels. */
export function onMap({ lat, lon }: Coordinates): { readonly x: number; readonly y: number } {
  return { x: round((lon - west) * perLon), y: round((north - lat) * perLat) };
}

/** How long so many miles are on the map, in pixels. */
export function milesOnMap(miles: number): number {
  return round((miles * perLat) / milesPerLat);
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
