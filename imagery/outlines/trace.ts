/** Points of a closed line, in cells from the upper left corner. */
export type Loop = readonly (readonly [x: number, y: number])[];

/**
 * The edges of the cells that are in, as closed lines: inner and outer ones, so that the area
 * between them is in by the even-odd rule.
 */
export function trace(width: number, height: number, isIn: (cell: number) => boolean): Loop[] {
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && isIn(y * width + x);
  const corners = width + 1;
  /** From a corner to the next ones, with the inside on the right hand. */
  const next = new Map<number, number[]>();
  const add = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x <= width; x += 1) {
      const here = y * corners + x;
      if (inside(x, y) !== inside(x, y - 1)) {
        if (inside(x, y)) add(here, here + 1);
        else add(here + 1, here);
      }
      if (inside(x, y) !== inside(x - 1, y)) {
        if (inside(x, y)) add(here + corners, here);
        else add(here, here + corners);
      }
    }
  }
  const loops: Loop[] = [];
  for (const [start] of next) {
    while ((next.get(start)?.length ?? 0) > 0) {
      const loop: [number, number][] = [];
      let at = start;
      do {
        loop.push([at % corners, Math.floor(at / corners)]);
        at = next.get(at)?.pop() ?? start;
      } while (at !== start);
      loops.push(loop);
    }
  }
  return loops;
}

/** Twice the area of a loop, in cells. */
export function areaOf(loop: Loop): number {
  const sum = loop.reduce((total, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [0, 0];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** The loop without points that are nearer than `tolerance` cells to the line without them. */
export function simplified(loop: Loop, tolerance: number): Loop {
  const far = farthest(loop, 0, loop.length - 1);
  const half = Math.max(1, far.index);
  return [
    ...between(loop.slice(0, half + 1), tolerance).slice(0, -1),
    ...between([...loop.slice(half), loop[0] ?? [0, 0]], tolerance).slice(0, -1),
  ];
}

/** Ramer, Douglas and Peucker's method. */
function between(line: Loop, tolerance: number): Loop {
  const { index, distance } = farthest(line, 0, line.length - 1);
  if (distance <= tolerance) return [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  return [
    ...between(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...between(line.slice(index), tolerance),
  ];
}

/** The point farthest from the line between two others. */
function farthest(line: Loop, from: number, to: number): { index: number; distance: number } {
  const [ax, ay] = line[from] ?? [0, 0];
  const [bx, by] = line[to] ?? [0, 0];
  const length = Math.hypot(bx - ax, by - ay);
  let best = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = line[index] ?? [0, 0];
    const distance =
      length < 1e-9
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (distance > best.distance) best = { index, distance };
  }
  return best;
}
