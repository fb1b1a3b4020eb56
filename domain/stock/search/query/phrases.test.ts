import { describe, expect, test } from 'vitest';
import { cart } from '../../../../test/support/cart.ts';
import { brandCondition, negated, seriesCondition } from '../condition.ts';
import { stockIndexOf } from '../stock-index.ts';
import { figurePhrases } from './figure-phrases.ts';
import { topicRows } from './page-topics.ts';
import { attributePhrases } from './phrases.ts';
import { readQuery, type Vocabulary } from './read-query.ts';

const vocabulary: Vocabulary = {
  names: {
    patterns: [/\b(?:club ?car|rover)\b/g],
    read: ([name]) => {
      const condition = name === 'rover' ? seriesCondition('Rover') : brandCondition('Club Car');
      return { condition, opposite: () => negated(condition) };
    },
  },
  isKnown: () => true,
  isWordStart: () => false,
  correct: () => undefined,
};

const read = (q: string, isKnown = true) => readQuery(q, { ...vocabulary, isKnown: () => isKnown });
const labelsOf = (q: string) => read(q).phrases.map(({ condition }) => condition.label);

/** spec S5.11 */
test.each(
  [...figurePhrases, ...attributePhrases].flatMap(({ examples }) => Object.entries(examples)),
)('%j is read as %j', (q, label) => {
  expect(labelsOf(q)).toEqual([label]);
});

/** spec S5.24 */
test.each(topicRows.flatMap(({ topic, examples }) => examples.map((q) => [q, topic] as const)))(
  '%j names the page of %s',
  (q, topic) => {
    expect(read(q).pages).toContainEqual({ topic });
  },
);

describe('a denial', () => {
  const denials = 'not|no|non|never|without|except|excluding|anything but|other than|do not want';
  test.each(denials.split('|'))('turns a phrase round: %s', (denial) => {
    expect(labelsOf(`${denial} gas`)).toEqual(['Not gas']);
  });

  test.each([
    ["isn't used", ['Not used']],
    ['non-electric', ['Not electric']],
    ['no cargo bed', ['No cargo bed']],
    ['used but not club car', ['Not Club Car', 'Used']],
    ['not rover or club car', ['Not Rover series', 'Not Club Car']],
    ['except rover and club car', ['Not Rover series', 'Not Club Car']],
    ['not 6 seats', ['Fewer than 6 seats']],
    ['not over 25 mph', ['Up to 25 mph']],
    ['no wider than 60 inches', ['Up to 60 inches wide']],
    ['not fast', ['Under 20 mph']],
    ['nothing but gas', ['Gas']],
    ['not street legal', ['Not listed as street legal']],
  ])('%j: %j', (q, labels) => {
    expect(labelsOf(q)).toEqual(labels);
  });
});

test.each([
  [
    'used gas club car for 4 under $9k',
    ['4 or more seats', 'Under $9,000', 'Club Car', 'Used', 'Gas'],
  ],
  ['8 seater or less max 9000', ['Fewer than 9 seats', 'Up to $9,000']],
  ['4-seater 60 in wide', ['4 or more seats', 'Up to 60 inches wide']],
  ['under 12000 in gas', ['Under $12,000', 'Gas']],
])('%j has several phrases', (q, labels) => {
  expect(labelsOf(q).toSorted()).toEqual(labels.toSorted());
});

test.each([
  ['red', ['red']],
  ['2010 precedent', ['2010', 'precedent']],
  ['geared for load', ['geared']],
  ['fused newer gasket', ['fused', 'newer', 'gasket']],
  ['stock A-1041', ['stock', 'a1041']],
  ['d5 maverick 4 plus', ['d5', 'maverick', '4', 'plus']],
  ['matte black', ['black']],
])('%j stays text: %j', (q, words) => {
  expect(labelsOf(q)).toEqual([]);
  expect(read(q).words.map(({ word }) => word.whole)).toEqual(words);
});

test('each phrase has its tokens', () => {
  const { phrases } = read('Red 6-Seater under $12,000 Lifted');
  const written = phrases.map(({ tokens }) => tokens.map(({ typed }) => typed).join(' '));
  expect(written).toEqual(['6-Seater', 'under $12,000', 'Lifted']);
});

// spec S5.11
test('a phrase whose fact no row states is searched as words', () => {
  const { phrases, words } = read('gas', false);
  expect(phrases).toEqual([]);
  expect(words.map(({ word }) => word.whole)).toEqual(['gas']);
});

test('a text that grows when it is folded is cut again (spec S5.17)', () => {
  // Each folds to four words of eighteen letters and spaces in all.
  const { words } = read('\uFDFA'.repeat(200));
  expect(words.map(({ word }) => word.text).join(' ').length).toBeLessThanOrEqual(200);
  expect(words.length).toBeGreaterThan(30);
  expect(read(`${'\uFDFA'.repeat(20)} under 12k`).phrases).toEqual([]);
});

/** spec S5.22 */
test.each([
  ['evolutoin', 'evolution'],
  ['electrik', 'electric'],
  ['navy', 'blue'],
  ['rover', undefined],
  ['evol', undefined],
  ['zeppelin', undefined],
  // No letter before the first is wrong, and words of pages are known.
  ['weight', undefined],
  ['order', undefined],
])('%j is corrected to %j', (from, to) => {
  const listings = [
    cart({ brand: 'Evolution', name: 'Rover', category: 'Rover', exteriorColor: 'Blue' }),
  ];
  const { corrections } = readQuery(from, stockIndexOf(listings));
  expect(corrections).toEqual(to === undefined ? [] : [{ from, to }]);
});
