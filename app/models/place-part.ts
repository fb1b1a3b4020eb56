import { type Matrix, normalMatrix } from '../islands/viewer/model/matrix.ts';
import { transformed } from '../islands/viewer/model/vectors.ts';
import type { ModelPart } from './cart-model.ts';

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
