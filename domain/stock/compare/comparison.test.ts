import { expect, test } from 'vitest';
import { cart as makeCart } from '../../../test/support/cart.ts';
import { destinationOf } from '../../places/destination.ts';
import type { StockedVehicle, Vehicle } from '../vehicle.ts';
import { alikeInWords, type ComparedRow, comparedFeatures, comparedRows } from './comparison.ts';

const cart = (change: Partial<Vehicle>) => makeCart({ brand: 'Denago', ...change });

/** What a row of these carts says. */
function rowOf(label: string, vehicles: readonly StockedVehicle[], place?: string) {
  const rows = comparedRows(vehicles, destinationOf({ town: place }));
  const row = rows.find((one) => one.label.startsWith(label));
  return { ...row, texts: row?.values.map((value) => value?.text), best: row?.best?.word };
}

const specified = (range: string): Partial<Vehicle> => ({ specifications: { range } });

test.each([
  ['equal facts', ['25 mph', '25 mph'], false],
  ['different facts', ['25 mph', '19 mph'], true],
  ['a fact that is not known', ['25 mph', undefined], false],
  ['a fact to ask for', ['25 mph', 'Ask us'], false],
  ['a fact to ask for among different ones', ['25 mph', 'Ask us', '19 mph'], true],
])('%s (spec S7.5)', (_, speeds, differs) => {
  const carts = speeds.map((speed) => cart({ specifications: speed ? { topSpeed: speed } : {} }));
  const row = rowOf('Top speed', carts);
  expect(row.texts).toEqual(speeds);
  expect(row.differs).toBe(differs);
});

test.each([
  ['the lowest price', 'Price', [{ price: 9_995 }, { price: 8_995 }], 'lowest'],
  ['equal prices', 'Price', [{ price: 9_995 }, { price: 9_995 }], undefined],
  ['a price to call for', 'Price', [{ price: 9_995 }, {}], undefined],
  ['delivery as quoted', 'Delivered', [{ price: 9_995 }, { price: 4_995 }], undefined],
  ['the longest range', 'Range', [specified('30–45 miles'), specified('40 miles')], 'longest'],
  ['a range not known', 'Range', [specified('45 miles'), {}], undefined],
])('what is better is marked where better is clear: %s', (_, label, changes, word) => {
  expect(rowOf(label, changes.map(cart), 'dalton').best).toBe(word);
});

test('the price comes first, then a chosen place adds the delivered price', () => {
  const carts = [cart({ price: 10_000 }), cart({ price: undefined })];
  const [first, second] = comparedRows(carts, destinationOf({ town: 'dalton' }));
  expect(first?.values.map((value) => value?.text)).toEqual(['$10,000', 'Call for Price']);
  expect(second).toMatchObject({ label: 'Delivered to Dalton, with tax', differs: false });
  expect(second?.values).toMatchObject([
    { text: '$10,600.00', figure: 10_600 },
    { text: 'Call for Price' },
  ]);
});

// spec S29.3
test('with a lender’s terms a row says what each costs a month', () => {
  const terms = { apr: 6.9, months: 60, down: 10 };
  const carts = [cart({ price: 12_995 }), cart({}), cart({ price: 9_995, inStock: false })];
  const row = comparedRows(carts, undefined, terms).find(
    ({ label }) => label === 'Monthly payment',
  );
  const texts = row?.values.map((value) => value?.text);
  expect(texts).toEqual(['about $231', 'Call for Price', 'Out of Stock']);
  // It follows from the price, which is marked.
  expect(row?.differs).toBe(false);
  expect(rowOf('Monthly payment', carts).texts).toBeUndefined();
});

// spec S7.1, S7.5
test('what a cart costs and its stock number stand in every view; its numbers are no difference', () => {
  const carts = [
    cart({ price: 9_995, stockNumber: 'A', serialNumber: 'S1', condition: 'used', mileage: 12 }),
    cart({ price: 9_995, stockNumber: 'B', serialNumber: 'S2', condition: 'new' }),
  ];
  const terms = { apr: 6.9, months: 60, down: 10 };
  const rows = comparedRows(carts, destinationOf({ town: 'dalton' }), terms);
  const labelsOf = (of: readonly ComparedRow[]) => of.map(({ label }) => label);
  expect(labelsOf(rows.filter(({ isInEveryView }) => isInEveryView))).toEqual([
    ...['Price', 'Delivered to Dalton, with tax', 'Monthly payment', 'Stock number'],
  ]);
  expect(labelsOf(rows.filter(({ differs }) => differs))).toEqual(['Condition', 'Returns']);
  expect(labelsOf(rows)).toContain('Serial number');
});

// spec S7.9
test.each([
  ['all that is known is the same', [{ stockNumber: 'A' }, { stockNumber: 'B' }], ['these carts']],
  ['two of three', [{}, {}, { price: 1 }], ['A and B']],
  ['two pairs', [{}, { price: 1 }, { price: 1 }, {}], ['A and D', 'B and C']],
  ['what is known of one alone is no difference', [{ lifted: true }, {}], ['these carts']],
  ['but what is known of both is', [{ lifted: true }, {}, { lifted: false }], ['A and B']],
  ['a feature', [{ features: ['Roof'] }, { features: ['Horn'] }], []],
  ['one cart', [{}], []],
])('which carts agree: %s', (_, changes, names) => {
  const carts = changes.map((change, index) => cart({ name: 'ABCD'[index], price: 2, ...change }));
  const sentences = alikeInWords(carts, [...comparedRows(carts), ...comparedFeatures(carts)]);
  expect(sentences.map((text) => /paper, (.*) are alike/.exec(text)?.[1])).toEqual(names);
});

test('each feature is a row; a cart that lists none says nothing of it', () => {
  const lists = [['LED lights', 'Roof'], ['led lights'], []];
  const rows = comparedFeatures(lists.map((features) => cart({ features }))).map(
    ({ label, values, differs }) => [label, ...values.map((value) => value?.text), differs],
  );
  expect(rows).toEqual([
    ['LED lights', 'Yes', 'Yes', undefined, false],
    ['Roof', 'Yes', 'Not listed', undefined, true],
  ]);
});
