import { business, physicalShowrooms } from '../../domain/business.ts';
import { countyOutlines } from '../../domain/places/county-outlines.ts';
import type { Place } from '../../domain/places/place.ts';
import { places } from '../../domain/places/places.ts';
import { letterHeight, mapHeight, mapWidth, milesOnMap, onMap, placeLabels } from './map-scale.ts';

interface CountyMapProps {
  /** The marked place; without one, none is marked. */
  readonly marked?: Place;
}

/** Length of the scale bar in miles. */
const scaleMiles = 10;

/**
 * Both counties with the places served, the showrooms and their free-delivery zones, to scale.
 * Labels that would overlap are left out, except the marked place's.
 */
export function CountyMap({ marked }: CountyMapProps) {
  const showrooms = physicalShowrooms.map((showroom) => ({
    ...onMap(showroom.coordinates),
    text: showroom.city,
    radius: milesOnMap(showroom.freeDeliveryMiles ?? 0),
  }));
  const dots = places.map((place) => ({ ...onMap(place), text: place.name, place }));
  const first = dots.filter(({ place }) => place === marked);
  const named = new Set(showrooms.map(({ text }) => text));
  const labels = placeLabels([
    ...first,
    ...showrooms.filter(({ text }) => text !== marked?.name),
    ...dots.filter(({ place }) => place !== marked && !named.has(place.name)),
  ]);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      width={mapWidth}
      height={mapHeight}
      fontFamily="system-ui, sans-serif"
      fontSize={letterHeight}
      aria-hidden="true"
    >
      <rect width={mapWidth} height={mapHeight} fill="#efe8d8" />
      {business.counties.map((county) => (
        <path
          key={county}
          d={outline(county)}
          fill="#dfe8d7"
          stroke="#8ea58f"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ))}
      {showrooms.map(({ x, y, radius, text }) => (
        <circle
          key={text}
          cx={x}
          cy={y}
          r={radius}
          fill="#1d4532"
          fillOpacity=".07"
          stroke="#1d4532"
          strokeDasharray="7 6"
          strokeWidth="1.500"
        />
      ))}
      <g fill="#55705d" fontWeight="700" letterSpacing="3" textAnchor="middle">
        <text x="700" y="470">
          MONROE
        </text>
        <text x="302" y="34">
          LACKAWANNA
        </text>
      </g>
      {dots.map(({ x, y, place }) => (
        <circle key={place.slug} cx={x} cy={y} r="4" fill="#3c5a48" />
      ))}
      {showrooms.map(({ x, y, text }) => (
        <rect key={text} x={x - 7} y={y - 7} width="14" height="14" rx="3" fill="#1d4532" />
      ))}
      {first.map(({ x, y, place }) => (
        <circle
          key={place.slug}
          cx={x}
          cy={y}
          r="10"
          fill="#b5451b"
          stroke="#fff"
          strokeWidth="3"
        />
      ))}
      <g fill="#1a241e" stroke="#eef0e2" strokeWidth="3" paintOrder="stroke">
        {labels.map(({ x, y, text, anchor }) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            textAnchor={anchor}
            fontWeight={text === marked?.name || named.has(text) ? 700 : undefined}
          >
            {text}
          </text>
        ))}
      </g>
      <Legend />
    </svg>
  );
}

function Legend() {
  const bar = milesOnMap(scaleMiles);
  const y = mapHeight - 24;
  return (
    <g fill="#1a241e">
      <path d={`M24 ${y - 8}v8h${bar}v-8`} fill="none" stroke="#1a241e" strokeWidth="2" />
      <text x={32 + bar} y={y}>
        {scaleMiles} miles
      </text>
      <rect x="24" y={y - 48} width="14" height="14" rx="3" fill="#1d4532" />
      <text x="48" y={y - 36}>
        Showroom, with its free-delivery zone
      </text>
    </g>
  );
}

function outline(county: Place['county']): string {
  const points = countyOutlines[county].map(([lon, lat]) => onMap({ lat, lon }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`;
}
