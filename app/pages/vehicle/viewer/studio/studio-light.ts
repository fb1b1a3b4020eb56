/** The light of imagery/studio/stage.py by formula. */

type Vector = readonly [x: number, y: number, z: number];

/** Meters around the cart, as seen from its middle. */
interface SoftBox {
  readonly at: Vector;
  readonly width: number;
  readonly height: number;
  /** Linear RGB. */
  readonly radiance: Vector;
}

/** Middle of a cart, in meters above the floor. */
const middle = 0.8;

/** Of a lamp of that power (watts) and area (square meters). */
function box(at: Vector, width: number, height: number, watts: number, tint: Vector): SoftBox {
  const radiance = watts / (Math.PI * width * height);
  return {
    at,
    width,
    height,
    radiance: [tint[0] * radiance, tint[1] * radiance, tint[2] * radiance],
  };
}

const softBoxes: readonly SoftBox[] = [
  box([0, 5.2 - middle, 0.01], 7, 5, 430, [1, 0.98, 0.95]),
  box([4.6, 3.4 - middle, 3.6], 3.2, 2.4, 300, [1, 0.97, 0.93]),
  box([-4.4, 2.4 - middle, -1.2], 0.9, 5.5, 190, [0.94, 0.97, 1]),
  box([0.4, 1.6 - middle, 6.5], 4, 3, 60, [1, 1, 1]),
];

/** Linear RGB of the faces +x, -x, +y, -y, +z, -z, row by row. */
export interface LightLevel {
  readonly size: number;
  readonly faces: readonly Float32Array[];
}

/** Pixels across a face of the first level. */
const faceSize = 64;
export const lastLevel = 3;

export function studioLight(): readonly LightLevel[] {
  const blurred = Array.from({ length: lastLevel }, (_, level) => {
    // The inverse of the shader's level of a roughness.
    const roughness = 1 - Math.sqrt(1 - level / lastLevel);
    return levelOf(faceSize >> level, (direction) => radiance(direction, roughness ** 2));
  });
  return [...blurred, levelOf(faceSize >> lastLevel, irradiance())];
}

/** The edges of lights are blurred by that many radians. */
function radiance([x, y, z]: Vector, blur: number): [number, number, number] {
  // A bright floor, darkened below by the cart's own shadow, and a gray room.
  const isFloor = smoothStep(-y, 0, 0.12 + blur);
  const wall = 0.6 + 0.25 * smoothStep(-z, 0.2, 0.9) * (1 - smoothStep(y, 0.1, 0.6));
  const floor = 1.05 - 0.4 * smoothStep(-y, 0.4, 1);
  const room = wall + (floor - wall) * isFloor;
  const light: [number, number, number] = [room * 0.97, room * 0.98, room];
  for (const { at, width, height, radiance: color } of softBoxes) {
    const away = Math.hypot(...at);
    const [nx, ny, nz] = [at[0] / away, at[1] / away, at[2] / away];
    const ahead = x * nx + y * ny + z * nz;
    if (ahead <= 0.05) continue;
    // Across: level and at a right angle to the way to the light; up: at a right angle to both.
    const level = Math.hypot(nx, nz) || 1;
    const [ux, uz] = [nz / level, -nx / level];
    const across = (x * ux + z * uz) / ahead;
    const up = (y * level - (ny * (x * nx + z * nz)) / level) / ahead;
    const share = shareIn(across, width / 2 / away, blur) * shareIn(up, height / 2 / away, blur);
    for (const channel of [0, 1, 2] as const) light[channel] += color[channel] * share;
  }
  return light;
}

/** 0 below `from`, 1 above `to`, smooth between. */
function smoothStep(value: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

function shareIn(value: number, half: number, blur: number): number {
  const edge = 0.02 + blur;
  const covered = (limit: number) => smoothStep(limit, -edge, edge);
  return covered(half - value) * covered(half + value) * Math.min(1, (half * 2) / edge);
}

/** Mean radiance on a matte surface. */
function irradiance(): (direction: Vector) => [number, number, number] {
  const size = 12;
  const seen = directions(size).map((from) => ({
    from,
    light: radiance([from[0], from[1], from[2]], 0.1),
  }));
  return ([x, y, z]) => {
    const sum: [number, number, number] = [0, 0, 0];
    let weights = 0;
    for (const { from, light } of seen) {
      const weight = Math.max(0, x * from[0] + y * from[1] + z * from[2]) * from[3];
      weights += weight;
      for (const channel of [0, 1, 2] as const) sum[channel] += light[channel] * weight;
    }
    return [sum[0] / weights, sum[1] / weights, sum[2] / weights];
  };
}

/** Of the pixels of six faces, each with its solid angle (not to scale). */
function directions(size: number): [x: number, y: number, z: number, weight: number][] {
  const list: [number, number, number, number][] = [];
  for (let face = 0; face < 6; face += 1) {
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        const s = (2 * (column + 0.5)) / size - 1;
        const t = (2 * (row + 0.5)) / size - 1;
        const [x, y, z] = facing[face]?.(s, t) ?? [0, 0, 1];
        const length = Math.hypot(x, y, z);
        list.push([x / length, y / length, z / length, length ** -3]);
      }
    }
  }
  return list;
}

const facing: readonly ((s: number, t: number) => Vector)[] = [
  (s, t) => [1, -t, -s],
  (s, t) => [-1, -t, s],
  (s, t) => [s, 1, t],
  (s, t) => [s, -1, -t],
  (s, t) => [s, -t, 1],
  (s, t) => [-s, -t, -1],
];

function levelOf(size: number, light: (direction: Vector) => Vector): LightLevel {
  const all = directions(size);
  const faces = facing.map((_, face) => {
    const pixels = new Float32Array(size * size * 3);
    for (let pixel = 0; pixel < size * size; pixel += 1) {
      const [x, y, z] = all[face * size * size + pixel] ?? [0, 1, 0];
      pixels.set(light([x, y, z]), pixel * 3);
    }
    return pixels;
  });
  return { size, faces };
}
