import { type Place, placeLabel } from '../dealership/place.ts';
import { type DestinationFields, elsewhere, mostMiles } from './destination-fields.ts';
import { findPlace } from './find-place.ts';
import { physicalShowrooms } from './showrooms.ts';

/** One of the places served, or a distance from the nearest showroom. */
export interface Destination {
  readonly fields: DestinationFields;
  /** `"to Barrett Township"`, `"35 miles from a showroom"`, after "delivered" or "delivery". */
  readonly inWords: string;
  /** One of the two. */
  readonly place?: Place;
  readonly miles?: number;
}

/** Radius in miles of the smallest zone of free delivery, which counts elsewhere (spec S8.5). */
export const leastFreeMiles = Math.min(
  ...physicalShowrooms.flatMap(({ freeDeliveryMiles }) => freeDeliveryMiles ?? []),
);

/** The destination that these fields name; `undefined` where they name none. */
export function destinationOf({
  town = '',
  miles = '',
}: DestinationFields): Destination | undefined {
  if (town === elsewhere) {
    const distance = /^\d{1,3}(?:\.\d+)?$/.test(miles.trim()) ? Number(miles) : Number.NaN;
    if (!(distance <= mostMiles)) return undefined;
    return {
      fields: { town, miles: String(distance) },
      inWords: `${distance} ${distance === 1 ? 'mile' : 'miles'} from a showroom`,
      miles: distance,
    };
  }
  const place = findPlace(town)?.place;
  return place && destinationAt(place);
}

/** The destination that an address names, and what a form at that address begins with. */
export function readDestination(params: Pick<URLSearchParams, 'get'>) {
  const text = { town: params.get('town') ?? '', miles: params.get('miles') ?? '' };
  const destination = destinationOf(text);
  const unread: DestinationFields = text.town === elsewhere ? text : {};
  return { destination, fields: destination?.fields ?? unread };
}

/** The destination that is this place. */
export function destinationAt(place: Place): Destination {
  return { fields: { town: place.slug }, inWords: `to ${placeLabel(place)}`, place };
}
