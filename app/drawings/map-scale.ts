import { mapSheet } from '../../domain/business/county-outlines.ts';
import type { Coordinates } from '../../domain/dealership/showroom.ts';

/** Pixels. */
export const mapWidth = 800;
export const mapHeight = 940;

const { west, north, south } = mapSheet;
const perLat = mapHeight / (north - south);
const perLon = perLat * Math.cos(((Math.round((north + south) * 5) / 10) * Math.PI) / 180);

/** On a sphere of 3,958.8 miles, as in domain/places/distance.ts. */
const milesPerLat = (3958.8 * Math.PI) / 180;

/** Pixels. */
export function onMap({ lat, lon }: Coordinates): { readonly x: number; readonly y: number } {
  return { x: round((lon - west) * perLon), y: round((north - lat) * perLat) };
}

/** Pixels. */
export function milesOnMap(miles: number): number {
  return round((miles * perLat) / milesPerLat);
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
