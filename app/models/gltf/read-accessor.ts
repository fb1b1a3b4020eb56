import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { GlbContainer } from './glb-container.ts';
import type { Gltf, GltfAccessor, GltfBufferView } from './gltf-json.ts';

/** Reads the numbers of a model, whether they are compressed with meshopt or not. */
export type ReadAccessor = (index: number) => Numbers;

export interface Numbers {
  /** All components one after the other; what is normalized is between -1 and 1. */
  readonly values: Float32Array;
  /** Components of each element. */
  readonly size: number;
}

/** glTF's component types: bytes of one, how to read it, and what is 1 where it is normalized. */
const components: Readonly<
  Record<
    number,
    readonly [bytes: number, read: (view: DataView, at: number) => number, one: number]
  >
> = {
  5120: [1, (view, at) => view.getInt8(at), 127],
  5121: [1, (view, at) => view.getUint8(at), 255],
  5122: [2, (view, at) => view.getInt16(at, true), 32_767],
  5123: [2, (view, at) => view.getUint16(at, true), 65_535],
  5125: [4, (view, at) => view.getUint32(at, true), 1],
  5126: [4, (view, at) => view.getFloat32(at, true), 1],
};

const sizes: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** Prepares the reading of a model's accessors. */
export async function accessorReader(
  { accessors, bufferViews }: Gltf,
  { binary }: Pick<GlbContainer, 'binary'>,
): Promise<ReadAccessor> {
  await MeshoptDecoder.ready;
  const views = new Map<number, DataView>();
  const viewAt = (index: number) => {
    const view = views.get(index) ?? viewOf(need(bufferViews[index], 'buffer view'), binary);
    views.set(index, view);
    return view;
  };
  return (index) => {
    const accessor = need(accessors[index], 'accessor');
    if (accessor.bufferView === undefined) throw new Error('An accessor without bytes');
    return numbersOf(
      accessor,
      viewAt(accessor.bufferView),
      bufferViews[accessor.bufferView]?.byteStride,
    );
  };
}

function viewOf(bufferView: GltfBufferView, binary: Uint8Array): DataView {
  const packed = bufferView.extensions?.EXT_meshopt_compression;
  if (packed === undefined) {
    const at = binary.byteOffset + (bufferView.byteOffset ?? 0);
    return new DataView(binary.buffer, at, bufferView.byteLength);
  }
  const { byteOffset = 0, byteLength, byteStride, count, mode, filter } = packed;
  const target = new Uint8Array(count * byteStride);
  const source = binary.subarray(byteOffset, byteOffset + byteLength);
  MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, source, mode, filter);
  return new DataView(target.buffer);
}

function numbersOf(
  { byteOffset = 0, componentType, normalized, count, type }: GltfAccessor,
  view: DataView,
  byteStride: number | undefined,
): Numbers {
  const [bytes, read, one] = need(components[componentType], 'component type');
  const size = need(sizes[type], 'accessor type');
  const stride = byteStride ?? bytes * size;
  const values = new Float32Array(count * size);
  for (let i = 0; i < count; i += 1) {
    for (let c = 0; c < size; c += 1) {
      const value = read(view, byteOffset + i * stride + c * bytes);
      values[i * size + c] = normalized ? Math.max(-1, value / one) : value;
    }
  }
  return { values, size };
}

/** @throws where the model names something that is not there, or that glTF does not have. */
export function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The model has no such ${what}`);
  return value;
}
