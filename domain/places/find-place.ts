import { business } from '../business/identity.ts';
import { places } from '../business/places.ts';
import type { Place } from '../dealership/place.ts';
import { formatNames } from '../text/wording.ts';

/** `"Monroe and Lackawanna counties"`. */
export const countiesInWords = `${formatNames(business.counties)} ${business.counties.length === 1 ? 'County' : 'counties'}`;

export interface FoundPlace {
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
