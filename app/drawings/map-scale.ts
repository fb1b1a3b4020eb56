import type { Coordinates } from '../../domain/business.ts';

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

/** A label and how it stands to its dot. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'end' | 'middle';
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letters are this high and about this wide, in pixels: still readable on a phone. */
export const letterHeight = 21;
const lineHeight = 24;
const letterWidth = 11;

/**
 * Labels for points in order of importance: each to the right of its dot, or to the left, below or
 * above, or left out where no side is free. The first is never left out.
 */
export function placeLabels(
  points: readonly { readonly x: number; readonly y: number; readonly text: string }[],
): readonly Label[] {
  const taken: Box[] = points.map(({ x, y }) => around(x, y, 6, 6));
  const labels: Label[] = [];
  for (const [index, { x, y, text }] of points.entries()) {
    const width = text.length * letterWidth;
    const sides = [
      { anchor: 'start', at: x + 9, left: x + 9, middle: y },
      { anchor: 'end', at: x - 9, left: x - 9 - width, middle: y },
      { anchor: 'middle', at: x, left: x - width / 2, middle: y + 22 },
      { anchor: 'middle', at: x, left: x - width / 2, middle: y - 22 },
    ] as const;
    for (const { anchor, at, left, middle } of sides) {
      const box = around(left + width / 2, middle, width / 2, lineHeight / 2);
      const inside = box.left > 4 && box.right < mapWidth - 4;
      // The first is what the map is about: it covers a neighbour's dot rather than go without.
      if (index > 0 && taken.some((other) => overlap(box, other))) continue;
      if (!inside) continue;
      taken.push(box);
      labels.push({ x: at, y: middle + 7, text, anchor });
      break;
    }
  }
  return labels;
}

function around(x: number, y: number, dx: number, dy: number): Box {
  return { left: x - dx, top: y - dy, right: x + dx, bottom: y + dy };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
