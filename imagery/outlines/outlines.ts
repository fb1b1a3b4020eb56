import { writeFile } from 'node:fs/promises';
import { Box3, Mesh, type Object3D } from 'three';
import type { CartOutline, Tone } from '../../app/ui/drawings/cart-outlines.ts';
import { modelSizeOf } from '../../domain/stock/known-models/model-size.ts';
import { drawnBodies } from '../../domain/stock/pictures/look.ts';
import { picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { buildCart, pictured } from '../cart/cart.ts';
import { planOf } from '../cart/plan.ts';
import { cellMm, look, type Raster, type Side } from './raster.ts';
import { areaOf, simplified, trace } from './trace.ts';

const ofBodies = Object.values(drawnBodies).flatMap(({ street, lifted }) => [street, lifted]);

/** The models whose outlines are drawn: those whose three sizes are known, and one of each body. */
export const outlinedIds = picturedIds.filter(
  (id) => (modelSizeOf(id) !== undefined || ofBodies.includes(id)) && pictured(id).id === id,
);

/** The parts of a cart and the tone each is drawn in; everything else is dark. */
const tones: Readonly<Record<string, Tone>> = {
  paint: 'body',
  rubber: 'tyre',
  seat: 'seat',
  'seat accent': 'seat',
  alloy: 'light',
  chrome: 'light',
  'white plastic': 'light',
  roof: 'light',
  mirror: 'light',
  headlamp: 'light',
  lens: 'light',
};

/** Areas smaller than this are left out, and lines are this true (in cells). */
const leastArea = 60;
const tolerance = 1.5;

/** Writes the outlines of all those models. */
export async function writeOutlines(file: string): Promise<void> {
  const all = outlinedIds.map((id) => [id, outlineOf(id)]);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Two views of a cart as lines, in tenths of an inch. */
export function outlineOf(id: string): CartOutline {
  const cart = buildCart(id);
  const { frontAxleZ, rearAxleZ } = planOf(pictured(id));
  const tenths = (metres: number) => Math.round((metres / 0.0254) * 10);
  return {
    side: areasOf(look(cart, 'side')),
    front: areasOf(look(cart, 'front')),
    // Seen from the left, the front is on the left.
    frontAxle: tenths(-frontAxleZ),
    rearAxle: tenths(-rearAxleZ),
    acrossAll: tenths(acrossOf(cart, () => true)),
    acrossBody: tenths(acrossOf(cart, (material) => material === 'paint')),
  };
}

/** How wide the parts of these materials are together, in metres. */
function acrossOf(cart: Object3D, isIn: (material: string) => boolean): number {
  const box = new Box3();
  cart.traverse((part) => {
    if (part instanceof Mesh && isIn(part.material.name)) box.expandByObject(part, true);
  });
  return box.max.x - box.min.x;
}

/** The whole in the darkest tone, and on it what is lighter. */
function areasOf(raster: Raster): CartOutline[Side] {
  const areas: [Tone, (material: string) => boolean][] = [
    ['dark', () => true],
    ...(['tyre', 'seat', 'light', 'body'] as const).map(
      (tone): [Tone, (material: string) => boolean] => [tone, (name) => tones[name] === tone],
    ),
  ];
  return areas.map(([tone, isIn]) => ({ tone, path: pathOf(raster, isIn) }));
}

function pathOf({ width, height, originX, groundY, seen }: Raster, isIn: (m: string) => boolean) {
  const tenths = (cells: number) => Math.round((cells * cellMm) / 2.54);
  return trace(width, height, (cell) => {
    const material = seen[cell];
    return material !== undefined && isIn(material);
  })
    .filter((loop) => areaOf(loop) >= leastArea)
    .map((loop) => {
      const points = simplified(loop, tolerance).map(
        ([x, y]) => [tenths(x - originX), tenths(y - groundY)] as const,
      );
      return `M${points.map((point) => point.join(' ')).join('L')}Z`.replaceAll(' -', '-');
    })
    .join('');
}
