import { mapColors } from '../../domain/business/colors.ts';
import { countyOutlines, countyTitles } from '../../domain/business/county-outlines.ts';
import { business } from '../../domain/business/identity.ts';
import { places } from '../../domain/business/places.ts';
import type { Place } from '../../domain/dealership/place.ts';
import { physicalShowrooms } from '../../domain/places/showrooms.ts';
import { mapHeight, mapWidth, milesOnMap, onMap } from './map-scale.ts';
import { typeface } from './typeface.ts';

interface CountyMapProps {
  /** The marked place; without one, none is marked. */
  readonly marked?: Place;
  /** For pages in the dark scheme. */
  readonly dark?: boolean;
}

type Ink = Record<keyof typeof mapColors.light, string>;

/** Length of the scale bar in miles. */
const scaleMiles = 10;

/** Letters are this high, in pixels: 14 px where a phone 390 px wide shows them. */
const letterHeight = 32;

const showrooms = physicalShowrooms.map((showroom) => ({
  ...onMap(showroom.coordinates),
  text: showroom.city,
  radius: milesOnMap(showroom.freeDeliveryMiles ?? 0),
}));
/** Every place served, where it stands on the map. */
export const dots = places.map((place) => ({ ...onMap(place), place }));

/** The space that a name takes beside its point, to the right of it or to the left. */
function label(text: string, { x, y }: { readonly x: number; readonly y: number }, isLeft = false) {
  const width = text.length * letterHeight * 0.55;
  const left = isLeft ? x - 14 - width : x + 14;
  return { text, x: isLeft ? x - 14 : x + 14, y: y + 11, isLeft, left, right: left + width, at: y };
}

const showroomLabels = showrooms.map((showroom) => label(showroom.text, showroom));

/** The marked place's name on the side that has room for it, and a line lower where neither has. */
function markedLabel(text: string, { x, y }: { readonly x: number; readonly y: number }) {
  const ways = [y, y + letterHeight, y - letterHeight].flatMap((line) => [
    label(text, { x, y: line }),
    label(text, { x, y: line }, true),
  ]);
  return ways.find(
    ({ left, right, at }) =>
      left > 0 &&
      right < mapWidth &&
      !showroomLabels.some(
        (other) =>
          Math.abs(other.at - at) < letterHeight && left < other.right && other.left < right,
      ),
  );
}

/**
 * The counties with a dot for every place served, the showrooms and their free-delivery zones, to
 * scale. The showrooms and the marked place have their names: those of all, in letters that can be read
 * on a phone, have no room, and stand in a list beside the map.
 */
export function CountyMap({ marked, dark = false }: CountyMapProps) {
  const ink = mapColors[dark ? 'dark' : 'light'];
  const first = dots.filter(({ place }) => place === marked);
  const names = first.flatMap(({ place, ...dot }) => {
    const isShowroom = showrooms.some(({ text }) => text === place.name);
    return isShowroom ? [] : (markedLabel(place.name, dot) ?? []);
  });
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
        {countyTitles.map(({ county, x, y }) => (
          <text key={county} x={x} y={y}>
            {county.toUpperCase()}
          </text>
        ))}
      </g>
      {dots.map(({ x, y, place }) => (
        <circle key={place.slug} cx={x} cy={y} r="7" fill={ink.dot} />
      ))}
      {showrooms.map(({ x, y, text }) => (
        <rect key={text} x={x - 7} y={y - 7} width="14" height="14" rx="3" fill={ink.showroom} />
      ))}
      {first.map(({ x, y, place }) => (
        <circle
          key={place.slug}
          cx={x}
          cy={y}
          r="12"
          fill={ink.marked}
          stroke={ink.halo}
          strokeWidth="3"
        />
      ))}
      <g fill={ink.ink} stroke={ink.halo} strokeWidth="4" paintOrder="stroke" fontWeight="700">
        {[...showroomLabels, ...names].map(({ x, y, text, isLeft }) => (
          <text key={text} x={x} y={y} textAnchor={isLeft ? 'end' : undefined}>
            {text}
          </text>
        ))}
      </g>
      <Legend ink={ink} />
    </svg>
  );
}

function Legend({ ink }: { readonly ink: Ink }) {
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
