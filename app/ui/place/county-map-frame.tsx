import { business } from '../../../domain/dealer/business/identity.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import { placeLabel } from '../../../domain/dealer/place.ts';
import { countiesInWords } from '../../../domain/places/find-place.ts';
import { showroomCities } from '../../../domain/places/showrooms.ts';
import { formatNames } from '../../../domain/text/wording.ts';
import { links } from '../../links.ts';
import { dots, mapHeight, mapWidth } from '../drawings/county-map.tsx';
import { MapFrame } from './map-frame.tsx';

export function CountyMapFrame() {
  return (
    <MapFrame
      title={`Map of ${countiesInWords}`}
      alt={`Map of ${countiesInWords} with the ${places.length} places we serve, the showrooms in ${showroomCities()}, and the free delivery zone around each`}
      address={`${formatNames(business.counties.map((county) => `${county} County`))}, ${business.state}`}
    >
      <MapLinks />
    </MapFrame>
  );
}

function MapLinks() {
  return (
    <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true">
      {dots.map(({ x, y, place }) => (
        <a key={place.slug} href={links.place(place.slug)} tabIndex={-1}>
          <title>{placeLabel(place)}</title>
          <circle cx={x} cy={y} r="16" />
        </a>
      ))}
    </svg>
  );
}
