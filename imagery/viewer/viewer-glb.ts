import { brotliCompressSync } from 'node:zlib';
import { Mesh, Scene } from 'three';
import { buildCart, pictured } from '../cart/cart.ts';
import { compactGlb, plainGlb } from '../cart/glb.ts';
import { planOf } from '../cart/plan.ts';
import { shaded, shadingOf } from './occlusion.ts';
import { reduced, visible } from './reduce.ts';
import { type Stops, stopsOf } from './stops.ts';
import { type Part, partsOf } from './surface.ts';
import { shareOf } from './viewer-material.ts';

/** What a viewer's cart may weigh at brotli's best level, in bytes; it is sent 0.2 % heavier. */
export const viewerBytes = 110_000;
/** Triangles of a viewer's cart. */
export const viewerTriangles = 30_000;

/** How far a viewer's cart may stray from the full one, in metres: from unseen to barely seen. */
const errors = { least: 0.0014, most: 0.011 } as const;

/** How often the range of errors is halved in search of the smallest that the budgets allow. */
const attempts = 5;

/**
 * The cart for a viewer, as true as the budgets allow: one mesh per material and wheel, shaded by
 * what stands around it, with the places where a camera stops as `stops` in the scene's extras.
 * @throws when no cart of that id is pictured, or even the plainest is above the budgets
 */
export async function viewerGlb(id: string): Promise<Uint8Array> {
  const cart = buildCart(id);
  const stops = stopsOf(cart, planOf(pictured(id)));
  const parts = await partsOf(cart);
  const shading = shadingOf(parts);
  const whole = parts.map(({ surfaces, places }, part) => ({
    places,
    surfaces: surfaces.flatMap((surface, i) => {
      const own = shading[part]?.[i];
      if (own === undefined) return [];
      shaded(surface, own);
      return [{ ...surface, geometry: visible(surface.geometry, own) }];
    }),
  }));
  let { least, most }: { least: number; most: number } = errors;
  let best: Uint8Array | undefined;
  for (let i = 0; i < attempts; i += 1) {
    const error = Math.sqrt(least * most);
    const { scene, triangles } = await simplified(whole, error);
    const fits =
      triangles <= viewerTriangles ? await withinBytes(await plainGlb(scene), stops) : undefined;
    if (fits === undefined) least = error;
    else {
      most = error;
      best = fits;
    }
  }
  if (best === undefined) {
    throw new Error(`${id} has over ${viewerBytes} bytes or ${viewerTriangles} triangles`);
  }
  return best;
}

async function withinBytes(plain: Uint8Array, stops: Stops): Promise<Uint8Array | undefined> {
  const glb = await compactGlb(plain, { stops });
  return brotliCompressSync(glb).byteLength <= viewerBytes ? glb : undefined;
}

/** The parts with that error (metres), all meshes side by side, and their triangles in all. */
async function simplified(parts: readonly Part[], error: number) {
  const scene = new Scene();
  let triangles = 0;
  for (const { surfaces, places } of parts) {
    for (const { geometry, material } of surfaces) {
      const plain = await reduced(geometry, error * shareOf(material.name));
      const count = (plain.index?.count ?? 0) / 3;
      if (count === 0) continue;
      triangles += count * places.length;
      for (const place of places) {
        const mesh = new Mesh(plain, material);
        mesh.name = material.name;
        mesh.applyMatrix4(place);
        scene.add(mesh);
      }
    }
  }
  return { scene, triangles };
}
