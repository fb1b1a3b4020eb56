import { places } from '../business/places.ts';
import type { Place } from '../dealership/place.ts';

export interface ServiceArea {
  readonly name: 'Northern area' | 'Central area' | 'Southern area';
  /** How many places the area has. */
  readonly count: number;
  /** The ones it names, from north to south. */
  readonly places: readonly Place[];
}

/** How many places of each area `/about` names (spec S3.8). */
const placesPerArea = 8;

/**
 * The areas of `/about`: a third of the places each, by latitude. The northern area names its
 * northernmost places, the central one those in the middle, the southern one its southernmost.
 * Places on one latitude keep their order in the list.
 */
export const serviceAreas: readonly ServiceArea[] = (() => {
  const fromNorth = [...places].sort((a, b) => b.lat - a.lat);
  const third = (part: number) => Math.round((places.length * part) / 3);
  const named = Math.min(placesPerArea, third(2) - third(1), third(1));
  const middle = Math.floor((fromNorth.length - named) / 2);
  return [
    { name: 'Northern area', count: third(1), places: fromNorth.slice(0, named) },
    {
      name: 'Central area',
      count: third(2) - third(1),
      places: fromNorth.slice(middle, middle + named),
    },
    {
      name: 'Southern area',
      count: places.length - third(2),
      places: fromNorth.slice(-named),
    },
  ];
})();
