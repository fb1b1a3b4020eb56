import { business } from '../../../domain/dealer/business/identity.ts';
import { placeLabel } from '../../../domain/dealer/place.ts';
import { placesIn } from '../../../domain/places/find-place.ts';

/** Places with delivered prices, by county and name. */
export const placeGroups = business.counties.map((county) => ({
  label: `${county} County`,
  places: placesIn(county).map((place) => [place.slug, placeLabel(place)] as const),
}));

export const placeNames: readonly string[] = placeGroups.flatMap(({ places }) =>
  places.map(([, name]) => name),
);
