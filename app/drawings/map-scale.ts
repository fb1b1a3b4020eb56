import { mapSheet } from '../../domain/business/county-outlines.ts';
import type { Coordinates } from '../../domain/dealership/showroom.ts';

/** Width and height of the map in pixels. */
export const mapWidth = 800;
export const mapHeight = 940;

/** Pixels to a degree of latitude, and of longitude in the middle of the sheet. */
const { west, north, south } = mapSheet;
const perLat = mapHeight / (north - south);
const perLon = perLat * Math.cos(((Math.round((north + south) * 5) / 10) * Math.PI) / 180);

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
