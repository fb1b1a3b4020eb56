import type { Place } from './place.ts';
import { places } from './places.ts';

export interface FoundPlace {
  readonly place: Place;
  /** The slug asked for is not the place's own: the address leads to the one that is. */
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

/** The place with this slug or alias, as written (lower case); `undefined` when there is none. */
export function findPlace(slug: string): FoundPlace | undefined {
  return bySlug.get(slug);
}

const pageSuffix = '-golf-carts';

/**
 * The slug in a landing page's path segment: `"dalton-golf-carts"` → `"dalton"`, known or not.
 * `undefined` when the segment is of another shape, so that no place was asked for. A bare
 * `"-golf-carts"` is of this shape and names the empty slug, which `findPlace` does not know.
 */
export function placeFromPage(page: string): string | undefined {
  return page.endsWith(pageSuffix) ? page.slice(0, -pageSuffix.length) : undefined;
}

/** The landing page's path segment of a slug: `"dalton"` → `"dalton-golf-carts"`. */
export function pageOfPlace(slug: string): string {
  return `${slug}${pageSuffix}`;
}

/** A county's places, in list order. */
export function placesIn(county: Place['county']): readonly Place[] {
  return places.filter((place) => place.county === county);
}
