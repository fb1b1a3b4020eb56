import type { Place } from './place.ts';
import { places } from './places.ts';

export interface ServiceArea {
  readonly name: 'Northern area' | 'Central area' | 'Southern area';
  /** From north to south. */
  readonly places: readonly Place[];
}

/** Places named for each area of `/about` (spec S3.8). */
const placesPerArea = 8;

/**
 * The areas of `/about`, picked by latitude: the northernmost places, those around the middle of
 * the list, and the southernmost. Places on one latitude keep their order in the list.
 */
export const serviceAreas: readonly ServiceArea[] = (() => {
  const fromNorth = [...places].sort((a, b) => b.lat - a.lat);
  const middle = Math.floor((fromNorth.length - placesPerArea) / 2);
  return [
    { name: 'Northern area', places: fromNorth.slice(0, placesPerArea) },
    { name: 'Central area', places: fromNorth.slice(middle, middle + placesPerArea) },
    { name: 'Southern area', places: fromNorth.slice(-placesPerArea) },
  ];
})();
