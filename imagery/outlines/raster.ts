import {
  Box3,
  type BufferGeometry,
  Mesh,
  type MeshPhysicalMaterial,
  type Object3D,
  Vector3,
} from 'three';

/** Millimetres of a cell of a raster. */
export const cellMm = 4;

/** Cells around the cart, so that its outline never runs along the edge. */
const margin = 2;

/** What is seen of a cart from one side, cell by cell. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Cells from the left edge to the cart's middle, and from the upper edge to the ground. */
  readonly originX: number;
  readonly groundY: number;
  /** The material seen in each cell, row by row from above; undefined where one sees past. */
  readonly seen: readonly (string | undefined)[];
}

export type Side = 'side' | 'front';

/** Metres to the right, up and towards the eye. The side view looks at the cart's left. */
const seenFrom: Readonly<Record<Side, (point: Vector3) => readonly [number, number, number]>> = {
  side: ({ x, y, z }) => [-z, y, x],
  front: ({ x, y, z }) => [x, y, z],
};

/** Looks at a cart from one side, without perspective. Glass is not seen, but what is behind it. */
export function look(cart: Object3D, side: Side): Raster {
  const triangles = trianglesOf(cart, side);
  const perMetre = 1000 / cellMm;
  const { min, max } = new Box3().setFromObject(cart, true);
  const reach = side === 'side' ? [min.z, max.z] : [min.x, max.x];
  const half = Math.ceil(Math.max(...reach.map(Math.abs)) * perMetre);
  const width = 2 * (half + margin);
  const groundY = Math.ceil(max.y * perMetre) + margin;
  const height = groundY + margin;
  const originX = width / 2;
  const seen = new Array<string | undefined>(width * height).fill(undefined);
  const nearest = new Float64Array(width * height).fill(-Infinity);
  for (const { x, y, z, material } of triangles) {
    const px = x.map((value) => originX + value * perMetre);
    const py = y.map((value) => groundY - value * perMetre);
    fill(px, py, z, width, height, (cell, depth) => {
      if (depth <= (nearest[cell] ?? 0)) return;
      nearest[cell] = depth;
      seen[cell] = material;
    });
  }
  return { width, height, originX, groundY, seen };
}

interface Triangle {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly z: readonly number[];
  readonly material: string;
}

function trianglesOf(cart: Object3D, side: Side): Triangle[] {
  const sideTriangles: Triangle[] = [];
  cart.updateMatrixWorld(true);
  cart.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { name, transmission } = part.material as MeshPhysicalMaterial;
    if (transmission > 0) return;
    const geometry = part.geometry as BufferGeometry;
    const position = geometry.getAttribute('position');
    const { index } = geometry;
    const count = index?.count ?? position.count;
    const point = new Vector3();
    for (let i = 0; i < count; i += 3) {
      const corners = [0, 1, 2].map((corner) => {
        const at = index === null ? i + corner : index.getX(i + corner);
        return seenFrom[side](
          point.fromBufferAttribute(position, at).applyMatrix4(part.matrixWorld),
        );
      });
      const [x, y, z] = [0, 1, 2].map((axis) => corners.map((corner) => corner[axis] ?? 0));
      sideTriangles.push({ x: x ?? [], y: y ?? [], z: z ?? [], material: name });
    }
  });
  return sideTriangles;
}

/** Calls `paint` for each cell whose middle lies in the triangle, with its depth there. */
function fill(
  [ax = 0, bx = 0, cx = 0]: readonly number[],
  [ay = 0, by = 0, cy = 0]: readonly number[],
  [az = 0, bz = 0, cz = 0]: readonly number[],
  width: number,
  height: number,
  paint: (cell: number, depth: number) => void,
): void {
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const x = column + 0.5;
      const y = row + 0.5;
      const b = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const c = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      const a = 1 - b - c;
      if (a >= 0 && b >= 0 && c >= 0) paint(row * width + column, a * az + b * bz + c * cz);
    }
  }
}
