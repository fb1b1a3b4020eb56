import { repaint, type WantedFinish } from '../islands/viewer/model/finish.ts';
import type { GlbMaterial } from '../islands/viewer/model/glb.ts';
import type { CartModel, Surface } from './cart-model.ts';

/**
 * How much of what lies behind glass it covers. Phones' viewers do not all know the transmission of
 * light, so here glass is a thin veil.
 */
const glassOpacity = 0.22;

/** How smooth a clear coat is, where there is one (imagery/cart/material.ts). */
const coatRoughness = 0.03;

/** The surface of a material of the viewer. */
export function surfaceOf(material: GlbMaterial): Surface {
  const { name, doubleSided, color, roughness, metalness, clearcoat } = material;
  const [r = 0, g = 0, b = 0] = material.emissive.map((one) => one * material.emissiveStrength);
  return {
    name,
    color,
    opacity: material.transmission > 0 ? glassOpacity : 1,
    metalness,
    roughness,
    emissive: [r, g, b],
    clearcoat: clearcoat ? 1 : 0,
    clearcoatRoughness: clearcoat ? coatRoughness : 0,
    doubleSided,
  };
}

/** The cart in another finish. */
export function repainted({ parts }: CartModel, finish: WantedFinish): CartModel {
  return {
    parts: parts.map((part) => ({
      ...part,
      surface: { ...part.surface, ...repaint(part.surface.name, finish) },
    })),
  };
}
