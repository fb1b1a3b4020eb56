import type { Stop } from '../model/read-glb.ts';

/** Radians and meters around a target. */
export interface Orbit {
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
  readonly target: readonly [x: number, y: number, z: number];
  /** Vertical angle of view in degrees. */
  readonly fov: number;
}

/** The lens of the pictures: 58 mm before a sensor 24 mm high. */
const usualFov = 23.4;

/** Above the floor, and not over the roof. */
const lowestEye = 0.12;
const highest = (80 * Math.PI) / 180;

const nearest = 0.3;
const farthest = 1.6;

/** Distance from the target in meters. */
interface ZoomRange {
  readonly min: number;
  readonly max: number;
}

export function zoomRange(first: Orbit, stop: Orbit): ZoomRange {
  return { min: stop.distance * nearest, max: first.distance * farthest };
}

export function orbitOf({ eye, target, fov = usualFov }: Stop): Orbit {
  const [x, y, z] = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]];
  const distance = Math.hypot(x, y, z);
  return { azimuth: Math.atan2(x, z), elevation: Math.asin(y / distance), distance, target, fov };
}

/** Meters. */
export function eyeOf({ azimuth, elevation, distance, target }: Orbit): [number, number, number] {
  const level = distance * Math.cos(elevation);
  return [
    target[0] + level * Math.sin(azimuth),
    target[1] + distance * Math.sin(elevation),
    target[2] + level * Math.cos(azimuth),
  ];
}

/** Angles in radians, within the limits. */
export function turned(orbit: Orbit, azimuth: number, elevation: number): Orbit {
  const lowest = Math.asin(clamp((lowestEye - orbit.target[1]) / orbit.distance, -1, 1));
  return {
    ...orbit,
    azimuth: orbit.azimuth + azimuth,
    elevation: clamp(orbit.elevation + elevation, lowest, highest),
  };
}

/** `factor` is one of distance. */
export function zoomed(orbit: Orbit, factor: number, { min, max }: ZoomRange): Orbit {
  const distance = clamp(orbit.distance * factor, min, max);
  return turned({ ...orbit, distance }, 0, 0);
}

/** `part` is 0 to 1; the short way around. */
export function interpolated(from: Orbit, to: Orbit, part: number): Orbit {
  const eased = part * part * (3 - 2 * part);
  const mix = (a: number, b: number) => a + (b - a) * eased;
  const circle = 2 * Math.PI;
  const turn = to.azimuth - from.azimuth;
  return {
    azimuth: from.azimuth + (turn - circle * Math.round(turn / circle)) * eased,
    elevation: mix(from.elevation, to.elevation),
    distance: mix(from.distance, to.distance),
    target: [
      mix(from.target[0], to.target[0]),
      mix(from.target[1], to.target[1]),
      mix(from.target[2], to.target[2]),
    ],
    fov: mix(from.fov, to.fov),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
