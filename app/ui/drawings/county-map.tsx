import { mapColors } from '../../../domain/dealer/business/colors.ts';
import {
  countyOutlines,
  countyTitles,
  mapSheet,
} from '../../../domain/dealer/business/county-outlines.ts';
import { business } from '../../../domain/dealer/business/identity.ts';
import { places } from '../../../domain/dealer/business/places.ts';
import type { Place } from '../../../domain/dealer/place.ts';
import type { Coordinates } from '../../../domain/dealer/showroom.ts';
import { physicalShowrooms } from '../../../domain/places/showrooms.ts';

export const typeface = 'Figtree, Arial, Helvetica, sans-serif';

/** Pixels. */
export const mapWidth = 800;
export const mapHeight = 940;

const { west, north, south } = mapSheet;
const perLat = mapHeight / (north - south);
const perLon = perLat * Math.cos(((Math.round((north + south) * 5) / 10) * Math.PI) / 180);

/** On a sphere of 3,958.8 miles, as in domain/places/distance.ts. */
const milesPerLat = (3958.8 * Math.PI) / 180;

export function onMap({ lat, lon }: Coordinates): { readonly x: number; readonly y: number } {
  return { x: round((lon - west) * perLon), y: round((north - lat) * perLat) };
}

export function milesOnMap(miles: number): number {
  return round((miles * perLat) / milesPerLat);
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

interface CountyMapProps {
  readonly marked?: Place;
  readonly dark?: boolean;
}

type Ink = Record<keyof typeof mapColors.light, string>;

const scaleMiles = 10;

/** Pixels: 14 px on a map 325 px wide, as on a phone of 360. */
const letterHeight = 35;

interface Point {
  readonly x: number;
  readonly y: number;
}

const showrooms = physicalShowrooms.map((showroom) => ({
  ...onMap(showroom.coordinates),
  text: showroom.city,
  radius: milesOnMap(showroom.freeDeliveryMiles ?? 0),
}));
export const dots = places.map((place) => ({ ...onMap(place), place }));

interface Box extends Point {
  readonly width: number;
}

interface Name extends Box {
  readonly text: string;
}

const plateHeight = letterHeight + 4;

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  Math.abs(one.y - other.y) < plateHeight;

const titles = countyTitles.map(({ county, x, y }) => {
  const width = county.length * (letterHeight * 0.7 + 3);
  return { x: x - width / 2, y: y - letterHeight, width };
});

/** The side of a point where the plate hides the fewest dots, no other name, and no showroom. */
function nameOf(text: string, point: Point, others: readonly Box[] = titles): Name {
  const width = Math.round(text.length * letterHeight * 0.55) + 16;
  const right = { text, width, x: point.x + 18, y: point.y - plateHeight / 2 };
  const left = { ...right, x: point.x - 18 - width };
  const middle = { ...right, x: point.x - width / 2 };
  const ways = [
    right,
    left,
    ...[middle, right, left].flatMap((name) => [
      { ...name, y: name.y - plateHeight - 4 },
      { ...name, y: name.y + plateHeight + 4 },
    ]),
  ];
  const isNear = (name: Name, { x, y }: Point, margin: number) =>
    x > name.x - margin &&
    x < name.x + width + margin &&
    y > name.y - margin &&
    y < name.y + plateHeight + margin;
  const hidden = (name: Name) => {
    if (name.x < 0 || name.x + width > mapWidth || others.some((other) => isOver(name, other)))
      return dots.length;
    // A name beside the square of a showroom would seem to be that showroom's.
    const strangers = showrooms.filter(({ x }) => x !== point.x);
    return (
      dots.filter((dot) => isNear(name, dot, 7)).length +
      4 * strangers.filter((one) => isNear(name, one, 24)).length
    );
  };
  return ways.reduce((best, way) => (hidden(way) < hidden(best) ? way : best), right);
}

const showroomNames = showrooms.map((showroom) => nameOf(showroom.text, showroom));

/** A phone has room for the names of the showrooms and the marked place only. */
export function CountyMap({ marked, dark = false }: CountyMapProps) {
  const ink = mapColors[dark ? 'dark' : 'light'];
  const first = dots.filter(({ place }) => place === marked);
  const names = first.flatMap(({ place, ...dot }) => {
    const isShowroom = showrooms.some(({ text }) => text === place.name);
    return isShowroom ? [] : [nameOf(place.name, dot, [...titles, ...showroomNames])];
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
      {[...showroomNames, ...names].map(({ x, y, text, width }) => (
        <g key={text} textAnchor="middle" fontWeight="700">
          <rect x={x} y={y} width={width} height={plateHeight} rx="8" fill={ink.halo} />
          <text x={x + width / 2} y={y + 31} fill={ink.ink}>
            {text}
          </text>
        </g>
      ))}
      <Legend ink={ink} />
    </svg>
  );
}

function Legend({ ink }: { readonly ink: Ink }) {
  const bar = milesOnMap(scaleMiles);
  const y = mapHeight - 14;
  return (
    <g fill={ink.ink}>
      <path d={`M24 ${y - 8}v8h${bar}v-8`} fill="none" stroke={ink.ink} strokeWidth="2" />
      <text x={32 + bar} y={y}>
        {scaleMiles} miles
      </text>
      <rect x="24" y={y - 54} width="14" height="14" rx="3" fill={ink.showroom} />
      <text x="48" y={y - 38}>
        Showroom, with its free-delivery zone
      </text>
    </g>
  );
}

function outline(county: Place['county']): string {
  const points = (countyOutlines[county] ?? []).map(([lon, lat]) => onMap({ lat, lon }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`;
}
