/** The one source of pictures, drawings and alt texts. */
export interface Paint {
  readonly name: string;
  readonly hex: string;
  readonly metallic: boolean;
  /** Plain color, where the name lacks it. */
  readonly family?: string;
}

const chart = {
  evergreen: { name: 'evergreen', hex: '#1d4a38', metallic: true, family: 'green' },
  'lake blue': { name: 'lake blue', hex: '#1f5688', metallic: true },
  'barn red': { name: 'barn red', hex: '#8f1d1f', metallic: false },
  champagne: { name: 'champagne', hex: '#b39d77', metallic: true },
  graphite: { name: 'graphite', hex: '#3b4046', metallic: true, family: 'gray' },
  'snow white': { name: 'snow white', hex: '#c6cac9', metallic: false },
  midnight: { name: 'midnight blue', hex: '#17233d', metallic: true },
  copper: { name: 'copper', hex: '#9c4f27', metallic: true },
  sage: { name: 'sage green', hex: '#7f9172', metallic: false },
  silver: { name: 'silver', hex: '#b4babd', metallic: true },
  'pale blue': { name: 'pale blue', hex: '#8db4cc', metallic: false },
  sandstone: { name: 'sandstone', hex: '#c6ad86', metallic: false },
  moss: { name: 'moss green', hex: '#565d31', metallic: false },
  teal: { name: 'teal', hex: '#14686b', metallic: true },
  orange: { name: 'orange', hex: '#cf5a17', metallic: false },
  black: { name: 'black', hex: '#14161a', metallic: true },
  ivory: { name: 'ivory', hex: '#d3c6a6', metallic: false },
  burgundy: { name: 'burgundy', hex: '#571824', metallic: true },
  'storm gray': { name: 'storm gray', hex: '#69737b', metallic: false },
  yellow: { name: 'yellow', hex: '#dca621', metallic: false },
} as const satisfies Record<string, Paint>;

const seatChart = {
  tan: { main: '#a9814f', accent: '#7a5a34' },
  stone: { main: '#c9c2b4', accent: '#8f897d' },
  charcoal: { main: '#2c2e31', accent: '#4a4d52' },
  saddle: { main: '#7b4524', accent: '#2b2622' },
  gray: { main: '#7c8186', accent: '#33363a' },
  cream: { main: '#e3d9c3', accent: '#a98a5f' },
} as const;

type SeatColor = keyof typeof seatChart;
export type RimPattern = 'five-spoke' | 'ten-spoke' | 'split-spoke' | 'beadlock' | 'steel';

export interface Seats {
  readonly name: string;
  readonly main: string;
  readonly accent: string;
}

export interface Finish {
  readonly paint: Paint;
  readonly seats: Seats;
  readonly rim: RimPattern;
  readonly extras: readonly (
    | 'brush guard'
    | 'roof rack'
    | 'folding rear enclosure'
    | 'cooler rack'
  )[];
}

type Row = readonly [keyof typeof chart, SeatColor, RimPattern, ...Finish['extras']];

/** By vehicle id; no two carts of one series share a paint. */
const rows: Readonly<Record<string, Row>> = {
  'ev-city': ['snow white', 'charcoal', 'ten-spoke'],
  'ev-nomad': ['copper', 'charcoal', 'split-spoke'],
  'nomad-xl': ['midnight', 'tan', 'split-spoke'],
  'rover-xl': ['evergreen', 'tan', 'five-spoke'],
  'rover-xl6': ['graphite', 'saddle', 'split-spoke'],
  'rover-xxl': ['burgundy', 'cream', 'five-spoke'],
  'd5-ranger-2+2': ['lake blue', 'stone', 'ten-spoke'],
  'd5-ranger-4': ['sandstone', 'charcoal', 'ten-spoke'],
  'd5-ranger-4-plus': ['evergreen', 'stone', 'five-spoke'],
  'd5-ranger-6': ['snow white', 'tan', 'ten-spoke'],
  'd5-ranger-6-plus': ['burgundy', 'cream', 'five-spoke'],
  'd5-maverick-4': ['orange', 'charcoal', 'split-spoke'],
  'd5-maverick-6': ['storm gray', 'saddle', 'beadlock'],
  'd5-maverick-4-plus': ['teal', 'charcoal', 'split-spoke'],
  'd5-maverick-6-plus': ['black', 'tan', 'beadlock'],
  'classic-2-plus': ['ivory', 'saddle', 'steel'],
  'classic-2-pro': ['pale blue', 'cream', 'steel'],
  'classic-4-plus': ['champagne', 'saddle', 'ten-spoke'],
  'carrier-6-plus': ['silver', 'charcoal', 'five-spoke'],
  'carrier-8-plus': ['midnight', 'stone', 'ten-spoke'],
  'forester-4-plus': ['moss', 'tan', 'beadlock'],
  'forester-6-plus': ['barn red', 'charcoal', 'split-spoke'],
  'turfman-200': ['yellow', 'gray', 'steel'],
  'turfman-800': ['sage', 'charcoal', 'steel'],
  'turfman-1000': ['orange', 'gray', 'beadlock'],
  'd6-max-gt4': ['silver', 'saddle', 'ten-spoke'],
  'd6-max-gt6': ['midnight', 'cream', 'five-spoke'],
  'd6-max-xt4': ['barn red', 'charcoal', 'beadlock'],
  'd6-max-xt6': ['graphite', 'tan', 'split-spoke'],
  '7c1f4e2a9b60': ['lake blue', 'cream', 'split-spoke', 'cooler rack'],
  'evolution-d6-max-xt4': [
    'evergreen',
    'saddle',
    'split-spoke',
    'brush guard',
    'roof rack',
    'folding rear enclosure',
  ],
  'denago-ev-city': ['teal', 'charcoal', 'ten-spoke'],
};

const modelIdOfUnit = {
  '7c1f4e2a9b60': 'rover-xl6',
  'evolution-d6-max-xt4': 'd6-max-xt4',
  'denago-ev-city': 'ev-city',
} as const;

export function picturedModelId(vehicleId: string): string {
  const units: Readonly<Record<string, string>> = modelIdOfUnit;
  return units[vehicleId] ?? vehicleId;
}

export const paints: readonly Paint[] = Object.values(chart);
export const seatColors: readonly Seats[] = (Object.keys(seatChart) as SeatColor[]).map((name) => ({
  name,
  ...seatChart[name],
}));

export function finishOf(id: string): Finish | undefined {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (row === undefined) return undefined;
  const [paint, seats, rim, ...extras] = row;
  return { paint: chart[paint], seats: { name: seats, ...seatChart[seats] }, rim, extras };
}

export const picturedIds: readonly string[] = Object.keys(rows);
