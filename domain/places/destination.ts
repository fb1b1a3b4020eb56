import { type Place, placeLabel } from '../dealer/place.ts';
import type { Coordinates, Phone } from '../dealer/showroom.ts';
import { deliveryTo } from './delivery.ts';
import {
  type DestinationFields,
  destinationParameters,
  elsewhere,
  maxMiles,
} from './destination-fields.ts';
import { milesInWords } from './distance.ts';
import { findPlace } from './find-place.ts';
import { physicalShowrooms } from './showrooms.ts';
import { findTowns, placeNamed, townNamed } from './town.ts';
import { maxZipMiles, zipCenter } from './zip-code.ts';

export interface Destination {
  readonly fields: DestinationFields;
  /** `"to Barrett Township"`, `"35 miles from a showroom"`. */
  readonly inWords: string;
  readonly place?: Place;
  readonly point?: Coordinates;
  readonly miles?: number;
}

/** For destinations elsewhere (spec S8.5). */
export const minFreeMiles = Math.min(
  ...physicalShowrooms.flatMap(({ freeDeliveryMiles }) => freeDeliveryMiles ?? []),
);

export function destinationOf(fields: DestinationFields): Destination | undefined {
  const { town = '', miles = '' } = fields;
  const name = nameIn(fields);
  if (name !== '') return destinationByName(name);
  if (town === elsewhere) {
    const distance = /^\d{1,3}(?:\.\d+)?$/.test(miles.trim()) ? Number(miles) : Number.NaN;
    if (!(distance <= maxMiles)) return undefined;
    return {
      fields: { town, miles: String(distance) },
      inWords: `${distance} ${distance === 1 ? 'mile' : 'miles'} from a showroom`,
      miles: distance,
    };
  }
  const place = findPlace(town)?.place;
  return place && destinationAt(place);
}

function nameIn({ place = '', town, miles = '', zip = '' }: DestinationFields): string {
  return place.trim() || (town === elsewhere && miles === '' ? zip.trim() : '');
}

export function readDestination(params: Pick<URLSearchParams, 'get'>) {
  const asked: DestinationFields = Object.fromEntries(
    destinationParameters.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const destination = destinationOf(asked);
  const name = nameIn(asked);
  const unread =
    name === '' && asked.town !== elsewhere ? {} : { ...asked, ...(name && { place: name }) };
  return { destination, fields: destination?.fields ?? unread };
}

export function destinationAt(place: Place): Destination {
  const { lat, lon } = place;
  const label = placeLabel(place);
  return { fields: { place: label }, inWords: `to ${label}`, place, point: { lat, lon } };
}

/** `undefined` when unknown or ambiguous (spec S8.6). */
function destinationByName(text: string): Destination | undefined {
  const place = placeNamed(text);
  if (place !== undefined) return destinationAt(place);
  const town = townNamed(text);
  if (town !== undefined) {
    return {
      fields: { place: town.label },
      inWords: `to ${town.label}, ${town.distance}`,
      point: town.point,
    };
  }
  const zip = zipIn(text) ?? '';
  const point = zipCenter(zip);
  if (point === undefined) return undefined;
  const { showroom, miles } = deliveryTo(point);
  return {
    fields: { place: zip },
    inWords: `to ${zip}, ${milesInWords(miles)} from ${showroom.city}`,
    point,
  };
}

function zipIn(text: string): string | undefined {
  return /(?:^|[\s,])(\d{5})(?:[- ]?\d{4})?$/.exec(text)?.[1];
}

export interface DestinationProblem {
  readonly text: string;
  readonly towns: readonly { readonly label: string; readonly to: DestinationFields }[];
}

/** `undefined` where a price can be calculated. */
export function destinationProblem(
  fields: DestinationFields,
  phone: Phone,
): DestinationProblem | undefined {
  const { town, miles = '' } = fields;
  const name = nameIn(fields);
  if ((name === '' && town !== elsewhere) || destinationOf(fields) !== undefined) return undefined;
  if (name === '') {
    const text =
      miles === '' ? 'Enter your ZIP code or town.' : `Enter a number from 0 to ${maxMiles}.`;
    return { text, towns: [] };
  }
  const towns = findTowns(name).map(({ label, miles: away }) => ({
    label: `${label}, ${milesInWords(away)}`,
    to: { place: label },
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
  const text = `We can’t find that ${kind} within ${maxZipMiles} miles. Call us at ${phone.shown}.`;
  return { text, towns };
}
