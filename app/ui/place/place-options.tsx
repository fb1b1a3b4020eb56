import { business } from '../../../domain/business/identity.ts';
import { placeLabel } from '../../../domain/dealership/place.ts';
import { placesIn } from '../../../domain/places/find-place.ts';

/** The options of a select of places: by county, by name (spec S11.23). Values are slugs. */
export function PlaceOptions() {
  return business.counties.map((county) => (
    <optgroup key={county} label={`${county} County`}>
      {placesIn(county).map((place) => (
        <option key={place.slug} value={place.slug}>
          {placeLabel(place)}
        </option>
      ))}
    </optgroup>
  ));
}
