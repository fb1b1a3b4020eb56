import { Color, DoubleSide, MeshPhysicalMaterial } from 'three';
import type { Finish } from '../../domain/stock/pictures/finish.ts';

/**
 * What a cart is made of. The names reach the GLB: the renderer gives some of them a finer surface
 * (flake in the paint, grain in the vinyl), a viewer can repaint `paint` by name.
 */
export type Materials = ReturnType<typeof materialsOf>;

function material(
  name: string,
  hex: string,
  roughness: number,
  metalness = 0,
  more: ConstructorParameters<typeof MeshPhysicalMaterial>[0] = {},
): MeshPhysicalMaterial {
  const surface = new MeshPhysicalMaterial({
    color: new Color(hex),
    roughness,
    metalness,
    ...more,
  });
  surface.name = name;
  return surface;
}

function lamp(name: string, hex: string, strength: number): MeshPhysicalMaterial {
  return material(name, hex, 0.25, 0, { emissive: new Color(hex), emissiveIntensity: strength });
}

/** All materials of a cart in that finish. */
export function materialsOf({ paint, seats }: Finish) {
  const coat = { clearcoat: 1, clearcoatRoughness: 0.03, side: DoubleSide };
  return {
    paint: material(
      'paint',
      paint.hex,
      paint.metallic ? 0.38 : 0.45,
      paint.metallic ? 0.55 : 0,
      coat,
    ),
    gloss: material('gloss black', '#0b0c0e', 0.3, 0, coat),
    trim: material('black plastic', '#1b1c1e', 0.62),
    rubber: material('rubber', '#161616', 0.88),
    floorMat: material('floor mat', '#232426', 0.8),
    steel: material('black steel', '#17181a', 0.42, 0.3),
    alloy: material('alloy', '#c8ccd0', 0.22, 1),
    darkAlloy: material('dark alloy', '#24272b', 0.32, 0.9),
    chrome: material('chrome', '#e6e8ea', 0.08, 1),
    whitePlastic: material('white plastic', '#cbccc8', 0.42),
    roof: material('roof', '#c8c9c4', 0.48, 0, { side: DoubleSide }),
    seat: material('seat', seats.main, 0.55),
    seatAccent: material('seat accent', seats.accent, 0.58),
    glass: material('glass', '#f4fbfa', 0.02, 0, { transmission: 0.96, ior: 1.45, thickness: 0 }),
    window: material('window', '#a3abaa', 0.02, 0, { transmission: 0.65, ior: 1.45, thickness: 0 }),
    lens: material('lens', '#ffffff', 0.03, 0, { transmission: 0.9, ior: 1.5, thickness: 0 }),
    headlamp: lamp('headlamp', '#f3f7ff', 1.5),
    tailLamp: lamp('tail lamp', '#b3100f', 0.9),
    amber: lamp('amber lamp', '#e08a12', 0.5),
    screen: lamp('screen', '#0d2a3a', 0.6),
    mirror: material('mirror', '#dfe5e8', 0.03, 1),
    belt: material('belt', '#191a1c', 0.75),
  };
}
