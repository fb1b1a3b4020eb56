import { matrixOf } from '../islands/viewer/model/matrix.ts';
import { readGlb } from '../islands/viewer/model/read-glb.ts';
import { vectorsOf } from '../islands/viewer/model/vectors.ts';
import type { CartModel } from './cart-model.ts';
import { placed } from './place-part.ts';
import { surfaceOf } from './surface.ts';

/**
 * Reads a cart from the file of the page's viewer, in which each part is quantized and in a place of
 * its own. Here all parts are in metres around one origin.
 * @throws {RangeError} where the bytes are no such file
 */
export function readModel(bytes: Uint8Array): CartModel {
  const { parts } = readGlb(Uint8Array.from(bytes).buffer);
  return {
    parts: parts.map(({ material, placement, attributes, index }) => {
      const { POSITION, NORMAL, COLOR_0 } = attributes;
      if (POSITION === undefined || NORMAL === undefined)
        throw new RangeError('A part without positions or normals');
      const count = index.reduce((most, point) => Math.max(most, point + 1), 0);
      const part = {
        surface: surfaceOf(material),
        positions: vectorsOf(POSITION, count),
        normals: vectorsOf(NORMAL, count),
        shades: COLOR_0 && shadesOf(vectorsOf(COLOR_0, count)),
        triangles: index,
      };
      return placed(part, matrixOf(placement));
    }),
  };
}

/** Red, green, blue and 255 for each point. */
function shadesOf(colors: Float32Array): Uint8Array {
  return Uint8Array.from({ length: (colors.length / 3) * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : Math.round((colors[Math.floor(i / 4) * 3 + (i % 4)] ?? 1) * 255),
  );
}
