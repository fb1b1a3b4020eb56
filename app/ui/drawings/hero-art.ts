import type { Brand } from '../../../domain/dealer/brand.ts';
import { pictures } from '../../../domain/dealer/business/pictures.ts';
import type { Place } from '../../../domain/dealer/place.ts';

/** Rendered by imagery/scenes (spec S3.13). */
export const scenes = [
  'campground',
  'snow',
  'delivery',
  'village-street',
  'showroom-front',
  'dusk-workshop',
  'lake',
  'farm-track',
] as const;

type Scene = (typeof scenes)[number];

export type HeroArt =
  | { readonly kind: 'scene'; readonly name: Scene }
  | { readonly kind: 'lineup'; readonly set: string };

/** FNV-1a, 32 bits. */
export function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash;
}

export function sceneFor(seed: string): HeroArt {
  return oneOf(scenes, seed);
}

const oneOf = (list: readonly [Scene, ...Scene[]], seed: string): HeroArt => ({
  kind: 'scene',
  name: list[hashOf(seed) % list.length] ?? list[0],
});

const ofPolicies: Readonly<Record<string, Scene>> = {
  'delivery-policy': 'delivery',
  'return-policy': 'showroom-front',
  'rental-policy': 'lake',
  'storage-policy': 'dusk-workshop',
  'staffing-report': 'showroom-front',
  'diversity-policy': 'showroom-front',
};

export function policyScene(key: string): HeroArt {
  const own = ofPolicies[key];
  return oneOf(own ? [own] : ['farm-track', 'village-street', 'lake'], key);
}

/** A street for towns, land or water for townships. */
export function placeScene({ slug, type }: Pick<Place, 'slug' | 'type'>): HeroArt {
  if (type !== 'Township') return oneOf(['village-street'], slug);
  return oneOf(['farm-track', 'lake', 'campground'], slug);
}

export function lineupOf({ picture }: Pick<Brand, 'picture'>): HeroArt {
  return { kind: 'lineup', set: picture };
}

export function heroSet(art: HeroArt): string {
  return art.kind === 'scene' ? pictures[art.name] : art.set;
}
