import { pictures } from '../../domain/dealer/business/pictures.ts';
import type { Place } from '../../domain/dealer/place.ts';

/** Sets of the scenes at the heads of pages (spec S3.13), rendered by imagery/scenes. */

const { lake, campground, delivery, 'village-street': villageStreet } = pictures;
const farmTrack = pictures['farm-track'];

const ofPolicies: Readonly<Record<string, string>> = {
  'delivery-policy': delivery,
  'return-policy': pictures['showroom-front'],
  'rental-policy': lake,
  'storage-policy': pictures['dusk-workshop'],
  'staffing-report': pictures['showroom-front'],
  'diversity-policy': pictures['showroom-front'],
};

export function policyScene(key: string): string {
  return ofPolicies[key] ?? oneOf([farmTrack, villageStreet, lake], key);
}

/** A street for towns, land or water for townships. */
export function placeScene({ slug, type }: Pick<Place, 'slug' | 'type'>): string {
  return type === 'Township' ? oneOf([farmTrack, lake, campground], slug) : villageStreet;
}

export function rentalScene({ slug }: Pick<Place, 'slug'>): string {
  return oneOf(Object.values(pictures), `rentals ${slug}`);
}

/** By FNV-1a, 32 bits. */
function oneOf(sets: readonly string[], seed: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193) >>> 0;
  }
  return sets[hash % sets.length] ?? lake;
}
