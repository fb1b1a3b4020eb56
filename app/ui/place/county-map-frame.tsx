import { business, physicalShowrooms } from '../../../domain/business/identity.ts';
import { places } from '../../../domain/business/places.ts';
import { MapFrame } from './map-frame.tsx';

/** The map of all places, with none marked. */
export function CountyMapFrame() {
  const counties = `${business.counties.join(' and ')} counties`;
  const cities = physicalShowrooms.map(({ city }) => city).join(' and ');
  return (
    <MapFrame
      title={`Map of ${counties}`}
      alt={`Map of ${counties} with the ${places.length} places we serve, the showrooms in ${cities}, and the free delivery zone around each`}
      address={`${business.counties.join(' County and ')} County, ${business.state}`}
    />
  );
}
