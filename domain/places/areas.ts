import { places } from '../business/places.ts';
import type { Place } from '../dealership/place.ts';

export interface ServiceArea {
  readonly name: 'Northern area' | 'Central area' | 'Southern area';
  readonly count: number;
  readonly places: readonly Place[];
}

const placesPerArea = 8;

/** A third of the places each by latitude, naming those nearest its end or middle (spec S3.8). */
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
    { name: 'Southern area', count: places.length - third(2), places: fromNorth.slice(-named) },
  ];
})();
