import { expect, test } from 'vitest';
import { brandCondition, seriesCondition } from './condition.ts';
import { readQuery } from './read-query.ts';

const names = [
  { pattern: /\bclub ?car\b/, condition: brandCondition('Club Car') },
  { pattern: /\brover\b/, condition: seriesCondition('Rover') },
];

const read = (q: string, isKnown = true) => readQuery(q, names, () => isKnown);

test.each([
  ['6 seater', ['6 or more seats']],
  ['six seats', ['6 or more seats']],
  ['6-passenger', ['6 or more seats']],
  ['for 6', ['6 or more seats']],
  ['2 seater', ['2 seats']],
  ['four-person', ['4 or more seats']],
  ['under 12k', ['Under $12,000']],
  ['below $12,000', ['Under $12,000']],
  ['over 10000', ['Over $10,000']],
  ['8k to 12k', ['$8,000 to $12,000']],
  ['$8,000-$12,000', ['$8,000 to $12,000']],
  ['between 8,000 and 12,000', ['$8,000 to $12,000']],
  ['up to 9500.50', ['Up to $9,500.50']],
  ['less than 9', ['Under $9,000']],
  ['used', ['Used']],
  ['pre-owned', ['Used']],
  ['NEW', ['New']],
  ['gas', ['Gas']],
  ['electric', ['Electric']],
  ['lifted', ['Lifted']],
  ['street legal', ['Street legal']],
  ['street-legal', ['Street legal']],
  ['cargo bed', ['Cargo bed']],
  ['utility', ['Cargo bed']],
  ['enclosed', ['Enclosed']],
  ['cabin', ['Enclosed']],
  ['club car', ['Club Car']],
  ['Rover', ['Rover series']],
  [
    'used gas club car for 4 under $9k',
    ['4 or more seats', 'Under $9,000', 'Club Car', 'Used', 'Gas'],
  ],
])('%j is understood as %j', (q, labels) => {
  const { phrases, words } = read(q);
  expect(phrases.map(({ condition }) => condition.label)).toEqual(labels);
  expect(words).toEqual([]);
});

test.each([
  ['red', ['red']],
  ['2010 precedent', ['2010', 'precedent']],
  ['2019 2021', ['2019', '2021']],
  ['geared for load', ['geared', 'load']],
  ['a golf cart with the windshield', ['windshield']],
  ['fused newer gasket', ['fused', 'newer', 'gasket']],
  ['stock A-1041', ['stock', 'a1041']],
  ['d5 maverick 4 plus', ['d5', 'maverick', '4', 'plus']],
])('%j stays text: %j', (q, words) => {
  const found = read(q);
  expect(found.phrases).toEqual([]);
  expect(found.words.map(({ whole }) => whole)).toEqual(words);
});

test('each phrase says the text without it, as it was written', () => {
  const { phrases, words } = read('Red 6-Seater under $12,000 Lifted');
  expect(phrases.map(({ rest }) => rest)).toEqual([
    'Red under $12,000 Lifted',
    'Red 6-Seater Lifted',
    'Red 6-Seater under $12,000',
  ]);
  expect(words.map(({ whole }) => whole)).toEqual(['red']);
});

test('a phrase that the stock knows nothing about is searched as words', () => {
  const { phrases, words } = read('gas', false);
  expect(phrases).toEqual([]);
  expect(words.map(({ whole }) => whole)).toEqual(['gas']);
});
