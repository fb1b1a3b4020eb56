import { Color, DoubleSide, FrontSide, type MeshPhysicalMaterial } from 'three';

/**
 * How a viewer draws the materials of imagery/cart/material.ts. Similar ones share one, as every
 * material costs a draw call: they differ by vertex color then. `paint`, `seat` and `seat accent`
 * stay alone, a viewer repaints them by name.
 */
const drawnWithOther: Readonly<Record<string, string>> = {
  'floor mat': 'rubber',
  belt: 'rubber',
  mirror: 'alloy',
  chrome: 'alloy',
  roof: 'white plastic',
  lens: 'glass',
};

/** The name of the material that a material is drawn with. */
export const drawnWith = (name: string): string => drawnWithOther[name] ?? name;

/** Names of materials that let light through. */
export const isClear = (name: string): boolean => name === 'glass' || name === 'window';

/** Materials that shine by themselves, or let light through, are not shaded. */
export const isShaded = ({ emissive, transmission }: MeshPhysicalMaterial): boolean =>
  transmission === 0 && emissive.getHex() === 0;

/**
 * The sharpest edge in degrees that still looks round: pieces with cut edges then share points.
 * `undefined` where the modelled normals are better, as on panels that were cut out of a surface.
 */
export function creaseOf(name: string): number | undefined {
  if (isClear(name)) return;
  if (['paint', 'gloss black', 'seat', 'seat accent', 'screen'].includes(name)) return;
  // A box with cut edges turns by 60 degrees at its corners, a rod by 90 at its ends.
  return { rubber: 180, 'black steel': 100, 'black plastic': 80 }[name] ?? 65;
}

/** How far a surface may stray from the full one, compared with others: paint shows every dent. */
const shares: Readonly<Record<string, number>> = {
  paint: 0.35,
  'gloss black': 0.55,
  seat: 0.5,
  'seat accent': 0.5,
  rubber: 0.5,
  alloy: 0.6,
  'dark alloy': 0.4,
  headlamp: 0.35,
  'tail lamp': 0.4,
  'amber lamp': 0.25,
  'white plastic': 0.3,
  'black plastic': 1.2,
  'black steel': 1.2,
};
/** As {@link shares} says for this material; 1 where it says nothing. */
export const shareOf = (name: string): number => shares[name] ?? 1;

/** Materials of panels and straps without a thickness, which are seen from both sides. */
const thin: ReadonlySet<string> = new Set([
  'paint',
  'gloss black',
  'black plastic',
  'rubber',
  'window',
]);

/** The material for surfaces of these materials; its color is the brightest of them in each channel. */
export function viewerMaterial(
  name: string,
  materials: readonly MeshPhysicalMaterial[],
): MeshPhysicalMaterial {
  const first = materials.find((one) => one.name === name) ?? materials[0];
  if (first === undefined) throw new Error(`Nothing is drawn with ${name}`);
  const copy = first.clone();
  const brightest = (channel: 'r' | 'g' | 'b') =>
    Math.max(...materials.map((m) => m.color[channel]));
  copy.name = name;
  copy.color = new Color(brightest('r'), brightest('g'), brightest('b'));
  copy.vertexColors = isShaded(copy);
  copy.side = thin.has(name) ? DoubleSide : FrontSide;
  return copy;
}
