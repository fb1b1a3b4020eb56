import { mapHeight, mapWidth } from './map-scale.ts';

/** A dot to be named, in pixels of the map. */
export interface LabelledPoint {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Where a label's text starts, is centered or ends, and where its line to the dot begins, if any. */
export interface Label extends LabelledPoint {
  readonly anchor: 'start' | 'end' | 'middle';
  readonly line?: Line;
  /** What its letters cover. */
  readonly box: Box;
}

/** From a dot to its label. */
interface Line {
  readonly from: Point;
  readonly to: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letters are this high and about this wide, in pixels: 12 px where a phone 390 px wide shows them. */
export const letterHeight = 28;
const lineHeight = 27;
const letterWidth = 14.5;

/** Half the side of the square kept free around a dot. */
const dotReach = 6;

/** How far from its dot a label may stand, and the directions tried at each distance. */
const distances = Array.from({ length: 40 }, (_, index) => 20 + index * 10);
const directions = Array.from({ length: 32 }, (_, index) => (index * Math.PI) / 16);

/** How often points without a label are moved to the front of the list. */
const attempts = 8;

/**
 * A label for every point: right of its dot, left, below or above where that is free, else at the
 * end of a line from the dot. Points that found no free place get theirs first in the next attempt;
 * what has none after the last one is left out.
 *
 * @param reserved parts of the map that are covered already
 */
export function placeLabels(
  points: readonly LabelledPoint[],
  reserved: readonly Box[] = [],
): readonly Label[] {
  const dots = points.map((point) => dotOf(point));
  let order = points;
  let labels: readonly Label[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    labels = placeInOrder(order, [...reserved, ...dots]);
    const namesPlaced = new Set(labels.map(({ text }) => text));
    const others = order.filter(({ text }) => !namesPlaced.has(text));
    if (others.length === 0) break;
    order = [...others, ...order.filter(({ text }) => namesPlaced.has(text))];
  }
  return labels;
}

function placeInOrder(points: readonly LabelledPoint[], covered: readonly Box[]): readonly Label[] {
  const boxes = [...covered];
  const lines: Line[] = [];
  const labels: Label[] = [];
  for (const point of points) {
    const own = dotOf(point);
    const free = candidates(point).find(({ line, box }) => {
      const inside =
        box.left > 4 && box.right < mapWidth - 4 && box.top > 4 && box.bottom < mapHeight - 4;
      if (!inside || boxes.some((other) => overlap(box, other))) return false;
      if (lines.some((other) => crosses(other, box))) return false;
      if (line === undefined) return true;
      if (lines.some((other) => cross(line, other))) return false;
      return !boxes.some((other) => !overlap(other, own) && crosses(line, other));
    });
    if (free === undefined) continue;
    boxes.push(free.box);
    if (free.line) lines.push(free.line);
    labels.push(free);
  }
  return labels;
}

function dotOf({ x, y }: Point): Box {
  return around(x, y, dotReach, dotReach);
}

/** Places for a label, the best first; made one by one, because one of the first is mostly free. */
function* candidates({ x, y, text }: LabelledPoint) {
  const width = text.length * letterWidth;
  yield candidate(text, 'start', { x: x + 10, y }, width);
  yield candidate(text, 'end', { x: x - 10, y }, width);
  yield candidate(text, 'middle', { x, y: y + 22 }, width);
  yield candidate(text, 'middle', { x, y: y - 22 }, width);
  for (const distance of distances) {
    for (const angle of directions) {
      const to = {
        x: Math.round(x + distance * Math.cos(angle)),
        y: Math.round(y + distance * Math.sin(angle)),
      };
      const right = to.x >= x;
      const at = { x: to.x + (right ? 4 : -4), y: to.y };
      yield candidate(text, right ? 'start' : 'end', at, width, { from: { x, y }, to });
    }
  }
}

function candidate(
  text: string,
  anchor: Label['anchor'],
  at: Point,
  width: number,
  line?: Line,
): Label {
  const shift = anchor === 'start' ? width / 2 : anchor === 'end' ? -width / 2 : 0;
  const box = around(at.x + shift, at.y, width / 2, lineHeight / 2);
  // The baseline is below the middle of the letters.
  return { x: at.x, y: at.y + letterHeight / 3, text, anchor, line, box };
}

function around(x: number, y: number, dx: number, dy: number): Box {
  return { left: x - dx, top: y - dy, right: x + dx, bottom: y + dy };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a line touches a box: their frames overlap, and the corners lie on both sides of it. */
function crosses(line: Line, box: Box): boolean {
  const { from, to } = line;
  const frame = {
    left: Math.min(from.x, to.x) - 1,
    right: Math.max(from.x, to.x) + 1,
    top: Math.min(from.y, to.y) - 1,
    bottom: Math.max(from.y, to.y) + 1,
  };
  if (!overlap(frame, box)) return false;
  const sides = [
    side(line, { x: box.left, y: box.top }),
    side(line, { x: box.right, y: box.top }),
    side(line, { x: box.left, y: box.bottom }),
    side(line, { x: box.right, y: box.bottom }),
  ];
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}

/** Whether two lines cut each other: the ends of each lie on both sides of the other. */
function cross(a: Line, b: Line): boolean {
  return apart(a, b.from, b.to) && apart(b, a.from, a.to);
}

function apart(line: Line, one: Point, other: Point): boolean {
  return side(line, one) * side(line, other) < 0;
}

function side({ from, to }: Line, { x, y }: Point): number {
  return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
}
