import type { Attribute } from '../islands/viewer/model/glb.ts';
import { readGlb } from '../islands/viewer/model/read-glb.ts';
import type { CartModel } from './cart-model.ts';
import { matrixOf } from './matrix.ts';
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

/** Three numbers for each of `count` points; what is normalized is between -1 and 1. */
function vectorsOf({ array, stride, offset, normalized }: Attribute, count: number): Float32Array {
  const one = normalized ? largestOf(array) : 1;
  return Float32Array.from(
    { length: count * 3 },
    (_, i) => (array[Math.floor(i / 3) * stride + offset + (i % 3)] ?? 0) / one,
  );
}

/** What stands for 1 in normalized integers of this kind. */
function largestOf(array: Attribute['array']): number {
  const isSigned = array instanceof Int8Array || array instanceof Int16Array;
  return 2 ** (8 * array.BYTES_PER_ELEMENT - (isSigned ? 1 : 0)) - 1;
}

/** Red, green, blue and 255 for each point. */
function shadesOf(colors: Float32Array): Uint8Array {
  return Uint8Array.from({ length: (colors.length / 3) * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : Math.round((colors[Math.floor(i / 4) * 3 + (i % 4)] ?? 1) * 255),
  );
}
