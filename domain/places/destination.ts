import { business } from '../business/identity.ts';
import { type Place, placeLabel } from '../dealership/place.ts';
import type { Coordinates } from '../dealership/showroom.ts';
import { deliveryTo } from './delivery.ts';
import { type DestinationFields, elsewhere, mostMiles } from './destination-fields.ts';
import { milesInWords } from './distance.ts';
import { findPlace } from './find-place.ts';
import { physicalShowrooms } from './showrooms.ts';
import { findTowns, placeNamed, townNamed } from './town.ts';
import { mostZipMiles, zipCenter } from './zip-code.ts';

export interface Destination {
  readonly fields: DestinationFields;
  /** `"to Barrett Township"`, `"35 miles from a showroom"`. */
  readonly inWords: string;
  readonly place?: Place;
  /** A center; absent for a distance alone. */
  readonly point?: Coordinates;
  readonly miles?: number;
}

/** The smallest zone of free delivery, which counts elsewhere (spec S8.5). */
export const leastFreeMiles = Math.min(
  ...physicalShowrooms.flatMap(({ freeDeliveryMiles }) => freeDeliveryMiles ?? []),
);

/** `undefined` where the fields name none. */
export function destinationOf(fields: DestinationFields): Destination | undefined {
  const { town = '', miles = '', zip = '' } = fields;
  if (town === elsewhere && miles === '' && zip !== '') return destinationByName(zip.trim());
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

export function readDestination(params: Pick<URLSearchParams, 'get'>) {
  const [town = '', miles = '', zip = ''] = ['town', 'miles', 'zip'].map(
    (name) => params.get(name) ?? '',
  );
  const text = { town, miles, ...(zip !== '' && { zip }) };
  const destination = destinationOf(text);
  const unread: DestinationFields = text.town === elsewhere ? text : {};
  return { destination, fields: destination?.fields ?? unread };
}

export function destinationAt(place: Place): Destination {
  const { lat, lon } = place;
  const fields = { town: place.slug };
  return { fields, inWords: `to ${placeLabel(place)}`, place, point: { lat, lon } };
}

/** `undefined` where it is unknown or one of several (spec S8.6). */
function destinationByName(text: string): Destination | undefined {
  const place = placeNamed(text);
  if (place !== undefined) return destinationAt(place);
  const town = townNamed(text);
  if (town !== undefined) {
    const fields = { town: elsewhere, zip: town.label };
    return { fields, inWords: `to ${town.label}, ${town.distance}`, point: town.point };
  }
  const zip = zipIn(text) ?? '';
  const point = zipCenter(zip);
  if (point === undefined) return undefined;
  const { showroom, miles } = deliveryTo(point);
  return {
    fields: { town: elsewhere, zip },
    inWords: `to ${zip}, ${milesInWords(miles)} from ${showroom.city}`,
    point,
  };
}

/** Without the four digits that may follow. */
function zipIn(text: string): string | undefined {
  return /(?:^|[\s,])(\d{5})(?:[- ]?\d{4})?$/.exec(text)?.[1];
}

export interface DestinationProblem {
  readonly text: string;
  /** All towns of that name. */
  readonly towns: readonly { readonly label: string; readonly to: DestinationFields }[];
}

/** `undefined` where a price can be calculated. */
export function destinationProblem(fields: DestinationFields): DestinationProblem | undefined {
  const { miles = '', zip = '' } = fields;
  if (fields.town !== elsewhere || destinationOf(fields) !== undefined) return undefined;
  if (miles === '' && zip.trim() === '') {
    return { text: 'Enter your ZIP code, your town or the miles.', towns: [] };
  }
  if (miles !== '') return { text: `Enter a number from 0 to ${mostMiles}.`, towns: [] };
  const name = zip.trim();
  const towns = findTowns(name).map(({ label, miles: away }) => ({
    label: `${label}, ${milesInWords(away)}`,
    to: { town: elsewhere, zip: label },
  }));
  if (towns.length > 0) {
    const isOne = towns.length === 1;
    return { text: isOne ? 'Is it this one?' : 'There is more than one. Which one is it?', towns };
  }
  const isZip = zipIn(name) !== undefined;
  if (/^[\d\s-]+$/.test(name) && !isZip) {
    return { text: 'Enter the five digits of a ZIP code.', towns };
  }
  const kind = isZip ? 'ZIP code' : 'town';
  const text = `We can’t find that ${kind} within ${mostZipMiles} miles. Call us at ${business.phone.shown}.`;
  return { text, towns };
}
