import { eyeOf, type Orbit } from './orbit.ts';

/** Meters. */
const near = 0.05;
const far = 40;

/** Column by column, from meters to the picture's coordinates; `aspect` is width by height. */
export function projectionOf(orbit: Orbit, aspect: number): Float32Array {
  const { azimuth, elevation, fov } = orbit;
  const [sinA, cosA] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [sinE, cosE] = [Math.sin(elevation), Math.cos(elevation)];
  const eye = eyeOf(orbit);
  const along = (x: number, y: number, z: number) => {
    const start = -(x * eye[0] + y * eye[1] + z * eye[2]);
    return [x, y, z, start] as const;
  };
  const right = along(cosA, 0, -sinA);
  const up = along(-sinA * sinE, cosE, -cosA * sinE);
  const back = along(sinA * cosE, sinE, cosA * cosE);
  const scale = 1 / Math.tan((fov * Math.PI) / 360);
  const depth = (near + far) / (near - far);
  const matrix = new Float32Array(16);
  for (const column of [0, 1, 2, 3] as const) {
    const start = column === 3 ? (2 * near * far) / (near - far) : 0;
    matrix.set(
      [
        (right[column] * scale) / aspect,
        up[column] * scale,
        back[column] * depth + start,
        -back[column],
      ],
      column * 4,
    );
  }
  return matrix;
}
