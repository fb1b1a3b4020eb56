import { expect, test } from 'vitest';
import { makeVehicle } from '../../../store/contract/rig.ts';
import { stocked } from '../../../test/support/cart.ts';
import { refusalOf, shrinkingOf } from './refusal.ts';

const nothing = {
  unusable: [],
  waiting: [],
  sold: [],
  changed: [],
  unchanged: [],
  missingColumns: [],
  unknownWords: [],
};
const at = '2026-05-01T12:00:00Z';
const stockOf = (count: number) =>
  Array.from({ length: count }, (_, n) => stocked(makeVehicle(`v${n}`)));

// spec S19.7
test.each([
  [5, 5, false],
  [6, 6, true],
  [60, 6, false],
  [59, 6, true],
  [443, 44, false],
  [443, 45, true],
])('of %i carts in stock %i leave: drastic %s', (inStock, leaving, isDrastic) => {
  const stock = stockOf(inStock);
  const sold = stock.slice(0, leaving);
  expect(shrinkingOf(stock, { sold })).toEqual({ leaving, inStock, isDrastic });
});

test('carts that were not in stock count on neither side', () => {
  const stock = stockOf(12).map((vehicle, n) => stocked({ ...vehicle, inStock: n < 8 }));
  const sold = stock.slice(3);
  expect(shrinkingOf(stock, { sold })).toEqual({ leaving: 5, inStock: 8, isDrastic: false });
});

/** spec S19.17 */
test.each([
  [0, 0, {}, 'has no rows'],
  [5, 5, {}, 'No row of the file can be used'],
  [10, 1, {}, undefined],
  [9, 5, {}, undefined],
  [9, 6, {}, '6 of 9 rows'],
  [440, 44, {}, undefined],
  [443, 0, { strict: true }, undefined],
  [443, 45, { really: true }, '45 of 443 rows'],
  [443, 1, { strict: true }, "1 row can't be used"],
])('of %i rows %i that can not be used, %o: %s', (rows, bad, options, reason) => {
  const vehicles = stockOf(rows - bad);
  const unusable = Array.from({ length: bad }, (_, row) => ({ row, reasons: ['x'], ids: [] }));
  const refusal = refusalOf({ rows, vehicles }, [], { ...nothing, unusable }, options);
  expect(refusal?.reason).toEqual(
    reason === undefined ? undefined : expect.stringContaining(reason),
  );
  expect(refusal?.isConfirmable ?? false).toBe(false);
});

// spec S19.7
test('a yes is all that many carts leaving takes', () => {
  const stock = stockOf(12);
  const [one] = stock;
  const reading = { rows: 1, vehicles: one ? [one] : [] };
  const plan = { ...nothing, sold: stock.slice(1) };
  expect(refusalOf(reading, stock, plan)).toEqual({
    reason: '11 of the 12 carts in stock would leave the site.',
    isConfirmable: true,
    yes: 'Yes, take these 11 off',
  });
  expect(refusalOf(reading, stock, plan, { really: true })).toBeUndefined();
});

// spec S19.17
test('a question is too many where the import is strict', () => {
  const vehicle = makeVehicle('a');
  const plan = { ...nothing, waiting: [{ vehicle, reason: 'odd', key: 'price a' }] };
  const refusal = (strict: boolean) =>
    refusalOf({ rows: 1, vehicles: [vehicle] }, [], plan, { strict });
  expect(refusal(true)).toEqual({ reason: '1 to confirm.', isConfirmable: true });
  expect(refusal(false)).toBeUndefined();
});

/** spec S19.21 */
test.each([
  [12, 1, 0, [], undefined],
  [12, 2, 0, [], '2 of 12 prices would be gone.'],
  [440, 44, 0, [], undefined],
  [443, 45, 0, [], '45 of 443 prices would be gone.'],
  [12, 0, 1, [], undefined],
  [12, 0, 2, [], '2 of 4 sold carts would be for sale again.'],
  [12, 0, 0, ['Price'], 'The file no longer has the column “Price”.'],
  [12, 0, 4, ['A', 'B'], 'has the columns “A” and “B”. 4 of 4 sold carts'],
])(
  'of %i prices %i lost, %i sold carts back, without %j: %s',
  (inStock, lost, back, missing, words) => {
    const stock = stockOf(inStock);
    const soldCarts = Array.from({ length: 4 }, (_, n) =>
      stocked({ ...makeVehicle(`s${n}`, { status: 'sold' }), withdrawnAt: at }),
    );
    const { price: _, ...unpriced } = makeVehicle('x');
    const open = ['o1', 'o2'].map((id) => stocked({ ...unpriced, id }));
    const plan = {
      ...nothing,
      changed: [
        ...stock.slice(0, lost).map((before) => ({ before, vehicle: unpriced, fields: [] })),
        ...[...soldCarts.slice(0, back), ...open, ...stock.slice(lost, lost + 2)].map((before) => ({
          before,
          vehicle: before,
          fields: [],
        })),
      ],
      unchanged: [...stock.slice(lost), ...soldCarts.slice(back)],
      missingColumns: missing,
    };
    const reading = { rows: inStock, vehicles: stock };
    const all = [...stock, ...soldCarts, ...open];
    const refusal = refusalOf(reading, all, plan);
    const reason = words === undefined ? undefined : expect.stringContaining(words);
    expect([refusal?.reason, refusal?.isConfirmable]).toEqual([reason, words && true]);
    expect(refusalOf(reading, all, plan, { really: true })).toBeUndefined();
  },
);
