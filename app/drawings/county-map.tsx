import { countyOutlines } from '../../domain/business/county-outlines.ts';
import { business } from '../../domain/business/identity.ts';
import { places } from '../../domain/business/places.ts';
import type { Place } from '../../domain/dealership/place.ts';
import { physicalShowrooms } from '../../domain/places/showrooms.ts';
import { type Label, letterHeight, placeLabels } from './map-labels.ts';
import { mapHeight, mapWidth, milesOnMap, onMap } from './map-scale.ts';
import { typeface } from './typeface.ts';

interface CountyMapProps {
  /** The marked place; without one, none is marked. */
  readonly marked?: Place;
  /** For pages in the dark scheme. */
  readonly dark?: boolean;
}

const light = {
  ground: '#efe8d8',
  county: '#dfe8d7',
  border: '#8ea58f',
  zone: '#1d4532',
  title: '#55705d',
  dot: '#3c5a48',
  showroom: '#1d4532',
  marked: '#b5451b',
  ink: '#1a241e',
  halo: '#eef0e2',
};

const dimmed: typeof light = {
  ground: '#18201b',
  county: '#24362b',
  border: '#5c7a66',
  zone: '#9fd3b4',
  title: '#93ab9a',
  dot: '#9fd3b4',
  showroom: '#f0d9a8',
  marked: '#f07a45',
  ink: '#ece8dc',
  halo: '#1b2620',
};

/** Length of the scale bar in miles. */
const scaleMiles = 10;

/** What the legend and the names of the counties cover. */
const reserved = [
  { left: 0, top: mapHeight - 92, right: 640, bottom: mapHeight },
  { left: 170, top: 0, right: 440, bottom: 44 },
  { left: 570, top: 770, right: 740, bottom: 810 },
];

const showrooms = physicalShowrooms.map((showroom) => ({
  ...onMap(showroom.coordinates),
  text: showroom.city,
  radius: milesOnMap(showroom.freeDeliveryMiles ?? 0),
}));
const showroomNames = new Set(showrooms.map(({ text }) => text));
const dots = places.map((place) => ({ ...onMap(place), text: place.name, place }));

/** The same on every map; made for the first one, because it takes some 40 ms. */
let allLabels: readonly Label[] | undefined;

/** The name of every place and showroom on the map. */
export function mapLabels(): readonly Label[] {
  allLabels ??= placeLabels(
    [...showrooms, ...dots.filter(({ text }) => !showroomNames.has(text))],
    reserved,
  );
  return allLabels;
}

/**
 * Both counties with every place served by its name, the showrooms and their free-delivery zones,
 * to scale.
 */
export function CountyMap({ marked, dark = false }: CountyMapProps) {
  const ink = dark ? dimmed : light;
  const first = dots.filter(({ place }) => place === marked);
  const labels = mapLabels();
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      width={mapWidth}
      height={mapHeight}
      fontFamily={typeface}
      fontSize={letterHeight}
      aria-hidden="true"
    >
      <rect width={mapWidth} height={mapHeight} fill={ink.ground} />
      {business.counties.map((county) => (
        <path
          key={county}
          d={outline(county)}
          fill={ink.county}
          stroke={ink.border}
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
          fill={ink.zone}
          fillOpacity=".07"
          stroke={ink.zone}
          strokeDasharray="7 6"
          strokeWidth="1.500"
        />
      ))}
      <g fill={ink.title} fontWeight="700" letterSpacing="3" textAnchor="middle">
        <text x="655" y="800">
          MONROE
        </text>
        <text x="302" y="34">
          LACKAWANNA
        </text>
      </g>
      <path
        d={labels
          .map(({ line }) => line && `M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`)
          .join('')}
        stroke={ink.dot}
        strokeWidth="1.500"
      />
      {dots.map(({ x, y, place }) => (
        <circle key={place.slug} cx={x} cy={y} r="4" fill={ink.dot} />
      ))}
      {showrooms.map(({ x, y, text }) => (
        <rect key={text} x={x - 7} y={y - 7} width="14" height="14" rx="3" fill={ink.showroom} />
      ))}
      {first.map(({ x, y, place }) => (
        <circle
          key={place.slug}
          cx={x}
          cy={y}
          r="8"
          fill={ink.marked}
          stroke={ink.halo}
          strokeWidth="3"
        />
      ))}
      <g fill={ink.ink} stroke={ink.halo} strokeWidth="4" paintOrder="stroke">
        {labels.map(({ x, y, text, anchor }) => (
          <text
            key={`${x} ${y}`}
            x={x}
            y={y}
            textAnchor={anchor}
            fontWeight={text === marked?.name || showroomNames.has(text) ? 700 : undefined}
          >
            {text}
          </text>
        ))}
      </g>
      <Legend ink={ink} />
    </svg>
  );
}

function Legend({ ink }: { readonly ink: typeof light }) {
  const bar = milesOnMap(scaleMiles);
  const y = mapHeight - 24;
  return (
    <g fill={ink.ink}>
      <path d={`M24 ${y - 8}v8h${bar}v-8`} fill="none" stroke={ink.ink} strokeWidth="2" />
      <text x={32 + bar} y={y}>
        {scaleMiles} miles
      </text>
      <rect x="24" y={y - 52} width="14" height="14" rx="3" fill={ink.showroom} />
      <text x="48" y={y - 36}>
        Showroom, with its free-delivery zone
      </text>
    </g>
  );
}

function outline(county: Place['county']): string {
  const points = (countyOutlines[county] ?? []).map(([lon, lat]) => onMap({ lat, lon }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`;
}
