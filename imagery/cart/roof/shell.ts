import type { Object3D } from 'three';
import { merged, pad, type Ring } from '../form.ts';
import type { Materials } from '../material.ts';
import type { CartPlan } from '../plan.ts';
import { group, type Point, piece, skin } from '../shape.ts';
import { roofHalfWidth } from './struts.ts';

/** The roof's cross-section from its drip edge inwards: how far inside the edge, how high. Metres. */
const rings: readonly Ring[] = [
  [0.012, -0.046],
  [0.002, -0.047],
  [0, -0.043],
  [0.001, -0.03],
  [0.012, -0.026],
  [0.014, -0.014],
  [0.022, -0.003],
  [0.04, 0.006],
  [0.09, 0.017],
  [0.17, 0.027],
  [0.28, 0.034],
  [0.42, 0.037],
];

/** Height of the roof's upper side so far inside its edge. */
function heightAt(inset: number): number {
  const outer = rings.findLast(([ring]) => ring <= inset) ?? [0, 0];
  const inner = rings.slice(4).find(([ring]) => ring > inset);
  if (!inner) return outer[1];
  return outer[1] + ((inner[1] - outer[1]) * (inset - outer[0])) / (inner[0] - outer[0]);
}

/** The roof: moulded shell with ribs and drip edge, lined underneath. */
export function roofShell(plan: CartPlan, m: Materials): Object3D {
  const half = roofHalfWidth(plan);
  const { frontZ, rearZ, y } = plan.roof;
  const length = frontZ - rearZ;
  const middle = (frontZ + rearZ) / 2;
  const material = plan.lifted ? m.gloss : m.roof;
  const shell = pad([2 * half, length], rings, { corner: 0.18, perCorner: 6, crease: 32 });
  const lining = pad(
    [2 * half - 0.03, length - 0.03],
    [
      [0.09, -0.026],
      [0.06, -0.036],
      [0, -0.042],
      [0, -0.02],
    ],
    { corner: 0.165, perCorner: 6 },
  );
  const ribs = [-0.34, -0.17, 0, 0.17, 0.34].map((x) => rib(x, half, length));
  return group(
    'roof shell',
    piece(shell, material, [0, y, middle]),
    piece(lining, m.trim, [0, y, middle]),
    piece(merged(ribs), material, [0, y, middle]),
  );
}

/** One longitudinal rib that follows the roof and runs out before its front and rear edge. */
function rib(x: number, half: number, length: number) {
  const steps = 14;
  const reach = length / 2 - 0.1;
  const profile = [
    [0.04, -0.004],
    [0.03, 0.003],
    [0.02, 0.009],
    [-0.02, 0.009],
    [-0.03, 0.003],
    [-0.04, -0.004],
  ] as const;
  return skin(
    Array.from({ length: steps + 1 }, (_, i): Point[] => {
      // Closer steps towards the ends, where the roof falls.
      const v = Math.sin(Math.PI * (0.5 - i / steps));
      const z = -v * reach;
      const inset = Math.min(half - Math.abs(x) - 0.04, length / 2 - Math.abs(z));
      const run = Math.min(1, (1 - Math.abs(v)) * 14);
      return profile.map(
        ([dx, up]): Point => [x + dx, heightAt(inset) + (up + 0.005) * run - 0.005, z],
      );
    }),
    { crease: 30 },
  );
}
