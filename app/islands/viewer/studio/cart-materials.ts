import {
  Color,
  CustomBlending,
  DoubleSide,
  FrontSide,
  type Material,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
} from 'three';
import type { GlbMaterial } from '../model/glb.ts';

/** Glass takes this much of the light that comes through it. */
const tint = 0.14;

/** A material of the model as three.js draws it. */
export function cartMaterial(from: GlbMaterial, hasOcclusion: boolean): MeshStandardMaterial {
  const looks = {
    name: from.name,
    color: new Color().fromArray(from.color),
    roughness: from.roughness,
    metalness: from.metalness,
    emissive: new Color().fromArray(from.emissive),
    emissiveIntensity: from.emissiveStrength,
    side: from.doubleSided ? DoubleSide : FrontSide,
    vertexColors: hasOcclusion,
  };
  if (from.transmission > 0) return glass(looks);
  const made = from.clearcoat
    ? new MeshPhysicalMaterial({ ...looks, clearcoat: 1, clearcoatRoughness: 0.03 })
    : new MeshStandardMaterial(looks);
  if (hasOcclusion) made.onBeforeCompile = occludeReflections;
  return made;
}

/**
 * Clear glass: black, so that only its reflections are added to what is behind it. Real transmission
 * would draw the whole cart a second time.
 */
function glass(looks: ConstructorParameters<typeof MeshStandardMaterial>[0]): MeshStandardMaterial {
  return new MeshStandardMaterial({
    ...looks,
    color: 0x000000,
    roughness: 0.03,
    vertexColors: false,
    opacity: tint,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
}

/**
 * Ambient occlusion, which the model holds as vertex colors, hides reflections too, though less: what
 * is dark by its color alone has a dark vertex color as well.
 */
const occludeReflections: Material['onBeforeCompile'] = (shader) => {
  shader.fragmentShader = shader.fragmentShader.replace(
    '#include <aomap_fragment>',
    `reflectedLight.indirectSpecular *= sqrt(vColor.g);
#ifdef USE_CLEARCOAT
  clearcoatSpecularIndirect *= sqrt(vColor.g);
#endif`,
  );
};

/** Metallic paints let less color through their flakes than solid ones (imagery/cart/material.ts). */
export function repaint(material: MeshStandardMaterial, hex: string, metallic?: boolean): void {
  material.color.set(hex);
  if (metallic === undefined) return;
  material.roughness = metallic ? 0.38 : 0.45;
  material.metalness = metallic ? 0.55 : 0;
}
