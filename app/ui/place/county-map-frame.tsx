import { business } from '../../../domain/business/identity.ts';
import { places } from '../../../domain/business/places.ts';
import { physicalShowrooms } from '../../../domain/places/showrooms.ts';
import { mapLabels } from '../../drawings/county-map.tsx';
import { mapHeight, mapWidth } from '../../drawings/map-scale.ts';
import { links } from '../../links.ts';
import { MapFrame } from './map-frame.tsx';

/** The map of all places, with none marked; each name leads to its page. */
export function CountyMapFrame() {
  const counties = `${business.counties.join(' and ')} counties`;
  const cities = physicalShowrooms.map(({ city }) => city).join(' and ');
  return (
    <MapFrame
      title={`Map of ${counties}`}
      alt={`Map of ${counties} with the ${places.length} places we serve, the showrooms in ${cities}, and the free delivery zone around each`}
      address={`${business.counties.join(' County and ')} County, ${business.state}`}
    >
      <MapLinks />
    </MapFrame>
  );
}

/** Over each name on the map a link, for pointers and fingers: the same links stand in lists of text. */
function MapLinks() {
  return (
    <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true">
      {mapLabels().map(({ text, box }) => {
        const place = places.find(({ name }) => name === text);
        if (place === undefined) return null;
        return (
          <a key={text} href={links.place(place.slug)} tabIndex={-1}>
            <rect
              x={Math.round(box.left)}
              y={Math.round(box.top)}
              width={Math.round(box.right - box.left)}
              height={Math.round(box.bottom - box.top)}
            />
          </a>
        );
      })}
    </svg>
  );
}
