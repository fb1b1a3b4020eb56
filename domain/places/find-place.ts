import { business } from '../dealer/business/identity.ts';
import { places } from '../dealer/business/places.ts';
import type { Place } from '../dealer/place.ts';
import { formatNames } from '../text/wording.ts';

export const countiesInWords = `${formatNames(business.counties)} ${business.counties.length === 1 ? 'County' : 'counties'}`;

interface FoundPlace {
  readonly place: Place;
  readonly isAlias: boolean;
}

const bySlug: ReadonlyMap<string, FoundPlace> = new Map(
  places.flatMap((place) =>
    [place.slug, ...place.aliases].map((slug): [string, FoundPlace] => [
      slug,
      { place, isAlias: slug !== place.slug },
    ]),
  ),
);

export function findPlace(slug: string): FoundPlace | undefined {
  return bySlug.get(slug);
}

const pageSuffix = '-golf-carts';

/** `"dalton-golf-carts"` → `"dalton"`, place or not. */
export function placeFromPage(page: string): string | undefined {
  return page.endsWith(pageSuffix) ? page.slice(0, -pageSuffix.length) : undefined;
}

/** By name (spec S2.10). */
export function placesIn(county: Place['county']): readonly Place[] {
  return places
    .filter((place) => place.county === county)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

interface ServiceArea {
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
