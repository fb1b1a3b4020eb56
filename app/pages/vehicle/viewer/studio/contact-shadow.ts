import type { GlbPart } from '../model/read-glb.ts';

export interface ContactShadow {
  /** 0 to 255, row by row from the front of the cart to its back. */
  readonly darkness: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  /** Meters across (x) and along (z), centered on the origin. */
  readonly width: number;
  readonly depth: number;
}

/** Meters: of a cell, and of floor around the cart. */
const cell = 0.05;
const margin = 1.6;

/** Parts up to a height in meters, the blur of their shadow in meters, and its darkness. */
const bands = [
  { below: 0.06, blur: 0.07, darkness: 0.75 },
  { below: 0.55, blur: 0.2, darkness: 0.75 },
  { below: 3, blur: 0.5, darkness: 0.5 },
] as const;

/** Corners as x, y, z in meters, the floor at y = 0, and three indices for each triangle. */
interface Triangles {
  readonly points: ArrayLike<number>;
  readonly index: ArrayLike<number>;
}

export function trianglesOf({ attributes, place, index }: GlbPart): Triangles {
  const { POSITION } = attributes;
  if (POSITION === undefined) throw new RangeError('A part without positions');
  const { array, stride } = POSITION;
  const one = 2 ** (8 * array.BYTES_PER_ELEMENT - 1) - 1;
  const points = Float32Array.from({ length: (array.length / stride) * 3 }, (_, at) => {
    const axis = at % 3;
    const value = (array[((at - axis) / 3) * stride + axis] ?? 0) / one;
    return value * (place[5 * axis] ?? 1) + (place[12 + axis] ?? 0);
  });
  return { points, index };
}

export function contactShadow(parts: readonly Triangles[]): ContactShadow {
  let [halfWidth, halfDepth] = [0, 0];
  for (const { points } of parts) {
    for (let at = 0; at < points.length; at += 3) {
      halfWidth = Math.max(halfWidth, Math.abs(points[at] ?? 0));
      halfDepth = Math.max(halfDepth, Math.abs(points[at + 2] ?? 0));
    }
  }
  const columns = 2 * Math.ceil((halfWidth + margin) / cell);
  const rows = 2 * Math.ceil((halfDepth + margin) / cell);
  const covered = bands.map(() => new Float32Array(columns * rows));
  for (const part of parts) {
    eachPoint(part, (x, y, z) => {
      const column = Math.floor(x / cell + columns / 2);
      const row = Math.floor(rows / 2 - z / cell);
      const band = covered[bands.findIndex(({ below }) => y < below)];
      if (band !== undefined) band[row * columns + column] = 1;
    });
  }
  const light = new Float32Array(columns * rows).fill(1);
  for (const [index, { blur, darkness }] of bands.entries()) {
    const band = covered[index] ?? light;
    const radius = Math.round(blur / cell);
    for (let time = 0; time < 3; time += 1) {
      blurLines(band, radius, { lines: rows, length: columns, line: columns, step: 1 });
      blurLines(band, radius, { lines: columns, length: rows, line: 1, step: columns });
    }
    band.forEach((value, at) => {
      light[at] = (light[at] ?? 1) * (1 - darkness * Math.min(1, value));
    });
  }
  return {
    darkness: Uint8Array.from(light, (value) => Math.round(255 * (1 - value))),
    columns,
    rows,
    width: columns * cell,
    depth: rows * cell,
  };
}

/** Points of each triangle, at most a cell apart. */
function eachPoint(
  { points, index }: Triangles,
  use: (x: number, y: number, z: number) => void,
): void {
  for (let first = 0; first < index.length; first += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => (index[first + corner] ?? 0) * 3) as [
      number,
      number,
      number,
    ];
    const span = (from: number, to: number) =>
      Math.hypot(
        (points[to] ?? 0) - (points[from] ?? 0),
        (points[to + 2] ?? 0) - (points[from + 2] ?? 0),
      );
    const steps = Math.max(1, Math.ceil(Math.max(span(a, b), span(a, c)) / cell));
    for (let i = 0; i <= steps; i += 1) {
      for (let j = 0; j <= steps - i; j += 1) {
        const [u, v] = [i / steps, j / steps];
        const mixed = (axis: number) =>
          (points[a + axis] ?? 0) * (1 - u - v) +
          (points[b + axis] ?? 0) * u +
          (points[c + axis] ?? 0) * v;
        use(mixed(0), mixed(1), mixed(2));
      }
    }
  }
}

interface Lines {
  readonly lines: number;
  readonly length: number;
  readonly line: number;
  readonly step: number;
}

/** Mean of the cells up to `radius` away in the line. */
function blurLines(
  cells: Float32Array,
  radius: number,
  { lines, length, line, step }: Lines,
): void {
  const before = new Float32Array(length);
  for (let one = 0; one < lines; one += 1) {
    for (let at = 0; at < length; at += 1) before[at] = cells[one * line + at * step] ?? 0;
    let sum = 0;
    for (let at = -radius; at < length; at += 1) {
      sum += (before[at + radius] ?? 0) - (before[at - radius - 1] ?? 0);
      if (at >= 0) cells[one * line + at * step] = sum / (2 * radius + 1);
    }
  }
}
