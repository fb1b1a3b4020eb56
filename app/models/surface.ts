import type { Paint, Seats } from '../../domain/catalogue/brands/finish.ts';
import type { CartModel, Surface } from './cart-model.ts';
import type { GltfMaterial } from './gltf/gltf-json.ts';

/**
 * How much of what lies behind glass it covers. Phones' viewers do not all know the transmission of
 * light, so here glass is a thin veil.
 */
const glassOpacity = 0.22;

/** The surface of a glTF material; what it does not say is as glTF's defaults have it. */
export function surfaceOf({
  name = '',
  pbrMetallicRoughness = {},
  emissiveFactor,
  alphaMode = 'OPAQUE',
  doubleSided = false,
  extensions = {},
}: GltfMaterial): Surface {
  const { baseColorFactor, metallicFactor = 1, roughnessFactor = 1 } = pbrMetallicRoughness;
  const {
    KHR_materials_clearcoat: coat,
    KHR_materials_transmission: transmission,
    KHR_materials_emissive_strength: glow,
  } = extensions;
  const [red = 1, green = 1, blue = 1, alpha = 1] = baseColorFactor ?? [];
  const [r = 0, g = 0, b = 0] = emissiveFactor ?? [];
  const strength = glow?.emissiveStrength ?? 1;
  const isGlass = (transmission?.transmissionFactor ?? 0) > 0;
  return {
    name,
    color: [red, green, blue],
    opacity: isGlass ? glassOpacity : alphaMode === 'BLEND' ? alpha : 1,
    metallic: metallicFactor,
    roughness: roughnessFactor,
    emissive: [r * strength, g * strength, b * strength],
    clearcoat: coat?.clearcoatFactor ?? 0,
    clearcoatRoughness: coat?.clearcoatRoughnessFactor ?? 0,
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
