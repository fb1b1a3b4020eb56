import { places } from '../dealer/business/places.ts';
import type { Place } from '../dealer/place.ts';
import type { Coordinates, Showroom } from '../dealer/showroom.ts';
import { physicalShowrooms } from './showrooms.ts';

const earthRadiusMiles = 3958.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great circle, haversine. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const chord =
    halfLat * halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon * halfLon;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** `"about 12 miles"`: coordinates are good to a mile. */
export function milesInWords(miles: number): string {
  if (miles < 1) return 'under 1 mile';
  const whole = Math.round(miles);
  return `about ${whole} ${whole === 1 ? 'mile' : 'miles'}`;
}

export interface ShowroomDistance {
  readonly showroom: Showroom;
  readonly miles: number;
}

export function showroomsByDistance(
  from: Coordinates,
): readonly [ShowroomDistance, ...ShowroomDistance[]] {
  const sorted = physicalShowrooms
    .map((showroom) => ({ showroom, miles: milesBetween(from, showroom.coordinates) }))
    .sort((a, b) => a.miles - b.miles);
  const [nearest, ...others] = sorted;
  if (nearest === undefined) throw new Error('The business has no showroom to measure from');
  return [nearest, ...others];
}

export function nearestShowroom(from: Coordinates): ShowroomDistance {
  return showroomsByDistance(from)[0];
}

export interface Neighbor {
  readonly place: Place;
  readonly miles: number;
}

export function neighbors(place: Place, count: number): readonly Neighbor[] {
  return places
    .filter((other) => other.slug !== place.slug)
    .map((other) => ({ place: other, miles: milesBetween(place, other) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count);
}
