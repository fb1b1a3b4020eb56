import { business, poconoPines } from '../../../domain/business/identity.ts';
import { type Place, placeLabel } from '../../../domain/dealership/place.ts';
import { milesInWords, nearestShowroom } from '../../../domain/places/distance.ts';
import { MapFrame } from './map-frame.tsx';

/** A place marked on our own map, and the outside service's, found by name (spec S3.12). */
export function PlaceMap({ place }: { readonly place: Place }) {
  const label = placeLabel(place);
  const { showroom, miles } = nearestShowroom(place);
  return (
    <MapFrame
      title={`Map of ${label}`}
      alt={`Map of ${business.counties.join(' and ')} counties: ${label} is marked, ${milesInWords(miles)} from the showroom in ${showroom.city}`}
      address={`${label}, ${place.county} County, ${poconoPines.address.region}`}
      place={place}
    />
  );
}
