import { expect, test } from 'vitest';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { stocked } from '../../../test/support/cart.ts';
import { row } from '../../../test/support/rows.ts';
import { judgePrices } from './unlikely-price.ts';

/** spec S19.16 */

const rover = (id: string, price: number | undefined, more: Partial<Vehicle> = {}) =>
  stocked(row({ id, price, specifications: { model: 'Rover XL' }, ...more }));
const lot = (count: number, price = 10_000) =>
  Array.from({ length: count }, (_, n) => rover(`lot-${n}`, price));

test.each([
  [9_995, 4_998, false],
  [9_995, 4_997.5, true],
  [9_995, 999.5, true],
  [9_995, 19_989, false],
  [9_995, 19_990, true],
  [9_995, 99_950, true],
  [9_995, 9_995, false],
  [9_995, undefined, false],
  // Placeholders, where there was no price.
  [undefined, 249, true],
  [undefined, 250, false],
  [undefined, 90_000, false],
  [undefined, 90_001, true],
  [undefined, 1_234, true],
  [undefined, 12_345, true],
  [undefined, 11_234, false],
  [undefined, 11_111, true],
])('from %s to %s is unlikely: %s', (old, price, isUnlikely) => {
  const before = rover('a', old);
  expect(judgePrices([before])({ ...before, price }, before) !== undefined).toBe(isUnlikely);
});

test.each([
  [5, 3_333, true],
  [5, 3_334, false],
  [5, 30_000, false],
  [5, 30_001, true],
  [4, 89_995, false],
])('beside %i at $10,000 a new one at %i is unlikely: %s', (count, price, isUnlikely) => {
  const reason = judgePrices(lot(count))(rover('new', price));
  expect(reason !== undefined).toBe(isUnlikely);
});

test('a cart without a price counts among the five in stock', () => {
  const before = rover('a', undefined);
  const judge = judgePrices([before, ...lot(4)]);
  expect(judge(rover('a', 995), before)).toBe(
    'price $995 is far from the $10,000 of 4 others of its model',
  );
});

test('a first import is judged by its own rows, however the model is written', () => {
  const rows = [...lot(5), rover('odd', 89_995, { specifications: { model: 'ROVER-XL' } })];
  const judge = judgePrices([], rows);
  expect(rows.map((one) => judge(one)).filter(Boolean)).toHaveLength(1);
  expect(judgePrices(lot(5))(rover('other', 89_995, { brand: 'Yamaha' }))).toBeUndefined();
});

test('carts that are not for sale, and the wrong rows of others, are no measure', () => {
  const gone = lot(5).map((one) => stocked({ ...one, inStock: false }));
  expect(judgePrices(gone)(rover('new', 89_995))).toBeUndefined();
  const wrongRows = lot(5, 89_995);
  expect(judgePrices(lot(5), wrongRows)(rover('new', 89_995))).toContain('$10,000');
});

test('the median of the others, without its own price and those without one', () => {
  const prices = [7_000, 1_200, 5_000, 1_000, undefined, 2_000, 6_000, 4_000];
  const stock = prices.map((price, n) => rover(`${n}`, price));
  const judge = judgePrices(stock);
  expect(judge(rover('new', 20_000))).toContain('$4,000 of 7 others');
  expect(judge(rover('1', 1_400), stock[1])).toContain('$4,500 of 6 others');
});
