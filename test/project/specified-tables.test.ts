import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { models } from '../../domain/dealer/business/models/models.ts';
import { places } from '../../domain/dealer/business/places.ts';
import { generalRates, townRates } from '../../domain/dealer/business/rentals/rates.ts';
import { formatUsd } from '../../domain/money.ts';

/** The tables of docs/specification.md, against the data that pages are made from. */

const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');

/** The rows of the table under a rule (`spec` and its number), below the row that begins with this heading. */
function rowsUnder(rule: string, heading: string): string[][] {
  const lines = specification
    .slice(specification.indexOf(rule.replace(/^spec (.*)/, '**$1**')))
    .split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const end = lines.findIndex((line, index) => index > start && line === '');
  return lines
    .slice(start + 2, end)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

// spec S4.2
test('the models are those of the table', () => {
  const rows = models.map(({ id, brand, series, priceUsd, seats, range, ...model }) => {
    const size = model.sizeIn.map((inches) => inches ?? '?').join(' × ');
    const payload =
      model.payloadLb === undefined ? '' : `${model.payloadLb.toLocaleString('en-US')} lb`;
    const sizes = size === '? × ? × ?' ? '' : size;
    return [
      id,
      `${brand}, ${series}`,
      formatUsd(priceUsd),
      `${seats}`,
      range,
      sizes,
      payload,
      model.stance,
    ];
  });
  expect(rows).toEqual(rowsUnder('spec S4.2', 'id'));
  for (const { series, topSpeed } of models) {
    expect(topSpeed).toBe(series === 'TURFMAN' ? '19 mph' : '25 mph');
  }
});

// spec S13.1
test('the places are those of the table', () => {
  const rows = places.map(({ slug, name, type, county, lat, lon }) => {
    return [slug, name, type, county, `${lat.toFixed(2)}, ${lon.toFixed(2)}`];
  });
  const specified = rowsUnder('spec S13.1', 'slug');
  expect(specified).toHaveLength(39);
  expect(rows.toSorted()).toEqual(specified.toSorted());
});

// spec S11.1
test('the rental prices are those of the tables', () => {
  const general = rowsUnder('spec S11.1', 'general').map(([, four, , six]) => [four, six]);
  const { fourSeater, sixSeater, utility } = generalRates;
  expect(utility).toEqual(fourSeater);
  const prices = (rates: Readonly<Record<string, number>>) => Object.values(rates).map(formatUsd);
  expect(general).toEqual(prices(fourSeater).map((price, at) => [price, prices(sixSeater)[at]]));
  const town = rowsUnder('spec S11.1', 'town').filter(([name = '']) => !name.endsWith('per day'));
  expect(town.map(([, ...cells]) => cells)).toEqual(Object.values(townRates).map(prices));
});
