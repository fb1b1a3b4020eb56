import { places, townNicknames } from '../dealer/business/places.ts';
import { zipCodes } from '../dealer/business/zip-codes.ts';
import type { Place } from '../dealer/place.ts';
import type { Coordinates } from '../dealer/showroom.ts';
import { deliveryTo } from './delivery.ts';
import { milesInWords } from './distance.ts';
import { mainShowroom } from './showrooms.ts';
import { isNear, readCenters } from './zip-code.ts';

interface Town {
  readonly label: string;
  /** `"about 42 miles from Pocono Pines"`. */
  readonly distance: string;
  readonly point: Coordinates;
  readonly miles: number;
}

interface Row {
  readonly name: string;
  readonly state: string;
  readonly zips: string;
}

const directions = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** `"Mt. Pocono"` and `"mount pocono"` share a key. */
function townKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/^([nsew])\.? (?=[a-z])/, (_, letter: keyof typeof directions) => directions[letter])
    .replace(/\bmt\b/g, 'mount')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bphilly\b/g, 'philadelphia')
    .replace(/\bnyc\b/g, 'new york')
    .replace(/[^a-z]/g, '');
}

/** By key; a line of the table is `"PA;Allentown18101h5kq18102h5kr;…"`. */
const rows: ReadonlyMap<string, readonly Row[]> = Map.groupBy(
  zipCodes.split('\n').flatMap((line) => {
    const [state = '', ...towns] = line.split(';');
    return towns.map((town) => {
      const [, name = '', zips = ''] = /^(\D*)(.*)$/.exec(town) ?? [];
      return { name, state, zips };
    });
  }),
  ({ name }) => townKey(name),
);

/** The middle of its ZIP codes. */
function centerOf({ zips }: Row): Coordinates {
  const points = [...readCenters(zips).values()];
  const sum = points.reduce((a, b) => ({ lat: a.lat + b.lat, lon: a.lon + b.lon }));
  return { lat: sum.lat / points.length, lon: sum.lon / points.length };
}

/** `"Newton, NJ"` → `["Newton", "NJ"]`; without a state the text alone. */
function splitState(text: string): readonly [name: string, state?: string] {
  const [, name, state] = /^(.*[^, ])[, ]+([a-z]{2})$/i.exec(text.trim()) ?? [];
  return name === undefined ? [text] : [name, state?.toUpperCase()];
}

export function findTowns(text: string): readonly Town[] {
  const [name, state] = splitState(text);
  return (rows.get(townKey(townNicknames.get(name.toLowerCase()) ?? name)) ?? [])
    .filter((row) => row.name !== '' && (state === undefined || row.state === state))
    .map((row) => ({ row, point: centerOf(row) }))
    .filter(({ point }) => isNear(point))
    .map(({ row, point }) => ({ row, point, ...deliveryTo(point) }))
    .sort((a, b) => a.miles - b.miles)
    .map(({ row, point, miles, showroom }) => ({
      label: `${row.name}, ${row.state}`,
      distance: `${milesInWords(miles)} from ${showroom.city}`,
      point,
      miles,
    }));
}

/** Farther towns may be namesakes beyond the table. */
const maxMilesAbroad = 100;

/** The only one nearby or in its state, or at most half as far as the next. */
export function townNamed(text: string): Town | undefined {
  const [town, next] = findTowns(text);
  if (town === undefined) return undefined;
  const isHome = town.label.endsWith(`, ${mainShowroom.address.region}`);
  const isSure = isHome || town.miles <= maxMilesAbroad || splitState(text)[1] !== undefined;
  return isSure && (next === undefined || 2 * town.miles <= next.miles) ? town : undefined;
}

/** Kind and state are optional. */
export function placeNamed(text: string): Place | undefined {
  const [name, state = mainShowroom.address.region] = splitState(text);
  if (state !== mainShowroom.address.region) return undefined;
  const key = townKey(name);
  return places.find((place) =>
    [place.name, `${place.name} ${place.type}`].some((spelling) => townKey(spelling) === key),
  );
}
