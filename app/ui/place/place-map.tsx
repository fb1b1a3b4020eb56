import { type Place, placeLabel } from '../../../domain/dealer/place.ts';
import { milesInWords, nearestShowroom } from '../../../domain/places/distance.ts';
import { countiesInWords } from '../../../domain/places/find-place.ts';
import { mainShowroom } from '../../../domain/places/showrooms.ts';
import { MapFrame } from './map-frame.tsx';

/** spec S3.12 */
export function PlaceMap({ place }: { readonly place: Place }) {
  const label = placeLabel(place);
  const { showroom, miles } = nearestShowroom(place);
  return (
    <MapFrame
      title={`Map of ${label}`}
      alt={`Map of ${countiesInWords}: ${label} is marked, ${milesInWords(miles)} from the showroom in ${showroom.city}`}
      address={`${label}, ${place.county} County, ${mainShowroom.address.region}`}
      place={place}
    />
  );
}
