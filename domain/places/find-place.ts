import { business } from '../business/identity.ts';
import { places } from '../business/places.ts';
import type { Place } from '../dealership/place.ts';
import { formatNames } from '../text/wording.ts';

/** `"Monroe and Lackawanna counties"`. */
export const countiesInWords = `${formatNames(business.counties)} ${business.counties.length === 1 ? 'County' : 'counties'}`;

export interface FoundPlace {
  readonly place: Place;
  /** Whether the slug is an alias, whose address redirects to the place's own. */
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

/** The place with exactly this slug or alias (lower case); `undefined` when there is none. */
export function findPlace(slug: string): FoundPlace | undefined {
  return bySlug.get(slug);
}

const pageSuffix = '-golf-carts';

/**
 * The slug in a landing page's path segment: `"dalton-golf-carts"` → `"dalton"`, whether or not
 * such a place exists. `undefined` when the segment does not end in `-golf-carts`. A bare
 * `"-golf-carts"` gives the empty slug, which `findPlace` does not know.
 */
export function placeFromPage(page: string): string | undefined {
  return page.endsWith(pageSuffix) ? page.slice(0, -pageSuffix.length) : undefined;
}

/** A county's places by name (spec S2.10). */
export function placesIn(county: Place['county']): readonly Place[] {
  return places
    .filter((place) => place.county === county)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
