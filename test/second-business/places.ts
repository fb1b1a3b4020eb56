import type { Place } from '../../domain/dealer/place.ts';

type Row = [slug: string, name: string, type: Place['type'], lat: number, lon: number];

const rows: Readonly<Record<string, readonly Row[]>> = {
  Ottawa: [
    ['port-clinton', 'Port Clinton', 'City', 41.51, -82.94],
    ['put-in-bay', 'Put-in-Bay', 'Village', 41.65, -82.82],
    ['marblehead', 'Marblehead', 'Village', 41.54, -82.74],
    ['oak-harbor', 'Oak Harbor', 'Village', 41.51, -83.15],
    ['catawba-island-township', 'Catawba Island', 'Township', 41.58, -82.84],
    ['erie-township', 'Bay Point', 'Township', 41.5, -82.8],
  ],
  Erie: [
    ['huron', 'Huron', 'City', 41.39, -82.56],
    ['vermilion', 'Vermilion', 'City', 41.42, -82.36],
    ['kelleys-island', 'Kelleys Island', 'Village', 41.6, -82.7],
    ['milan-township', 'Milan', 'Township', 41.3, -82.6],
  ],
  Sandusky: [
    ['fremont', 'Fremont', 'City', 41.35, -83.12],
    ['clyde', 'Clyde', 'City', 41.3, -82.97],
    ['gibsonburg', 'Gibsonburg', 'Village', 41.38, -83.32],
  ],
};

export const places: readonly Place[] = Object.entries(rows).flatMap(([county, all]) =>
  all.map(([slug, name, type, lat, lon]) => ({ slug, name, type, county, lat, lon, aliases: [] })),
);

export const townNicknames: ReadonlyMap<string, string> = new Map();
