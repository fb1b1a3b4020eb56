import type { Paint, Seats } from '../../domain/catalogue/brands/finish.ts';
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
  const [red = 1, green = 1, blue = 1] = color;
  const [r = 0, g = 0, b = 0] = material.emissive.map((one) => one * material.emissiveStrength);
  return {
    name,
    color: [red, green, blue],
    opacity: material.transmission > 0 ? glassOpacity : 1,
    metallic: metalness,
    roughness,
    emissive: [r, g, b],
    clearcoat: clearcoat ? 1 : 0,
    clearcoatRoughness: clearcoat ? coatRoughness : 0,
    doubleSided,
  };
}

/** The colors a model is wanted in; its own where there are none. */
export interface WantedFinish {
  readonly paint?: Pick<Paint, 'hex' | 'metallic'>;
  readonly seats?: Pick<Seats, 'main' | 'accent'>;
}

/** The cart in another finish, by the names its materials have in imagery/cart/material.ts. */
export function repainted({ parts }: CartModel, { paint, seats }: WantedFinish): CartModel {
  const change = (surface: Surface): Surface => {
    switch (surface.name) {
      case 'paint':
        return paint === undefined
          ? surface
          : {
              ...surface,
              color: linear(paint.hex),
              metallic: paint.metallic ? 0.55 : 0,
              roughness: paint.metallic ? 0.38 : 0.45,
            };
      case 'seat':
        return seats === undefined ? surface : { ...surface, color: linear(seats.main) };
      case 'seat accent':
        return seats === undefined ? surface : { ...surface, color: linear(seats.accent) };
      default:
        return surface;
    }
  };
  return { parts: parts.map((part) => ({ ...part, surface: change(part.surface) })) };
}

/** `"#1f5688"` (sRGB) as linear red, green and blue, 0 to 1 (IEC 61966-2-1). */
export function linear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
