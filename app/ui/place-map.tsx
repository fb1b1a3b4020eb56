import { poconoPines } from '../../domain/business.ts';
import { type Place, placeLabel } from '../../domain/places/place.ts';
import { MapFrame } from './map-frame.tsx';

/** The outside service's map of a place, found by its name (specification 001 §2.3). */
export function PlaceMap({ place }: { readonly place: Place }) {
  const label = placeLabel(place);
  return (
    <MapFrame
      title={`Map of ${label}`}
      address={`${label}, ${place.county} County, ${poconoPines.address.region}`}
    />
  );
}
