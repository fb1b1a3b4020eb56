type Point = readonly [lon: number, lat: number];

const box = (west: number, south: number, east: number, north: number): readonly Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

export const countyOutlines: Readonly<Record<string, readonly Point[]>> = {
  Ottawa: box(-83.42, 41.48, -82.69, 41.66),
  Erie: box(-82.84, 41.28, -82.34, 41.47),
  Sandusky: box(-83.42, 41.24, -82.86, 41.46),
};

export const mapSheet = { west: -83.5, north: 42, south: 40.95 } as const;

export const countyTitles = [
  { county: 'Ottawa', x: 150, y: 290 },
  { county: 'Erie', x: 690, y: 690 },
  { county: 'Sandusky', x: 160, y: 720 },
] as const;
