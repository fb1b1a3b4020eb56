import type { ModelPart } from './cart-model.ts';
import { type Matrix, moved, normalMatrix } from './matrix.ts';

/** The part after a transformation; its normals are of length 1 again. */
export function placed(part: ModelPart, place: Matrix): ModelPart {
  const { matrix, isMirrored } = normalMatrix(place);
  return {
    ...part,
    positions: transformed(part.positions, place, 1),
    normals: unitLength(transformed(part.normals, matrix, 0)),
    triangles: isMirrored ? turnedOver(part.triangles) : part.triangles,
  };
}

function transformed(values: Float32Array, place: Matrix, w: 0 | 1): Float32Array {
  const result = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    const [x = 0, y = 0, z = 0] = values.subarray(i, i + 3);
    result.set(moved(place, [x, y, z], w), i);
  }
  return result;
}

/** A normal that has no direction looks up. */
function unitLength(normals: Float32Array): Float32Array {
  for (let i = 0; i < normals.length; i += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(i, i + 3);
    const length = Math.hypot(x, y, z);
    normals.set(length > 1e-6 ? [x / length, y / length, z / length] : [0, 1, 0], i);
  }
  return normals;
}

/** Triangles that were mirrored run the other way around. */
function turnedOver(triangles: Uint32Array): Uint32Array {
  return triangles.map((point, index) => {
    const corner = index % 3;
    return corner === 0 ? point : (triangles[corner === 1 ? index + 1 : index - 1] ?? point);
  });
}
