import { describe, expect, test } from 'vitest';
import { stocked } from '../../test/support/cart.ts';
import { row } from '../../test/support/rows.ts';
import { byHand, fileCellsAfter, mergeRow } from './file-cells.ts';
import type { StockedVehicle, Vehicle } from './vehicle.ts';

/** spec S19.14 */

const at = '2026-05-01T12:00:00Z';
const file = row({ id: 'a', price: 9000, specifications: { motor: '5 kW', tires: '14 in' } });

/** The cart after somebody changed it by hand. */
function changed(change: Partial<Vehicle>, before = stocked(file)): StockedVehicle {
  const after = { ...before, ...change };
  const fileCells = fileCellsAfter(before, after);
  const isSold = after.status === 'sold';
  return stocked({ ...after, fileCells, withdrawnAt: isSold ? at : undefined });
}

const sold = { status: 'sold', inStock: false } as const;
const capitals = { brand: file.brand.toUpperCase() };

test.each<[string, Partial<Vehicle>, Partial<Vehicle>, readonly string[]]>([
  ['the same row', { price: 8000 }, {}, ['price']],
  ['another cell of the row', { price: 8000 }, { year: 2024 }, ['price']],
  ['the cell itself', { price: 8000 }, { price: 8500 }, []],
  ['a cell in other capitals', { brand: 'B' }, capitals, ['brand']],
  ['the cell in its capitals', capitals, capitals, []],
  ['a cell that says the same by now', { price: 8000 }, { price: 8000 }, []],
  ['a cell beside an emptied field', { price: undefined }, { year: 2024 }, ['price']],
  ['a field that the file does not have', { vin: '1' }, { year: 2024 }, ['vin']],
  ['new pictures', { price: 8000 }, { images: ['/b.jpg'] }, ['price']],
  ['another status', { status: 'on-hold', inStock: false }, { status: 'in-stock' }, []],
  ['a price beside a sale', sold, { price: 8500 }, ['status']],
])('set by hand, then %s', (_, hand, rowCells, held) => {
  const row = { ...file, ...rowCells };
  const merged = mergeRow(changed(hand), row);
  const { fileCells = {}, ...vehicle } = merged.vehicle;
  expect(vehicle).toEqual({ ...row, ...(held.length > 0 && hand) });
  expect([merged.held, Object.keys(fileCells)]).toEqual([held, held]);
});

test('a cell of availability that changed in the file wins, whatever it says', () => {
  const hand = changed({ price: 8000, status: 'on-hold', inStock: false });
  expect(mergeRow(hand, file).held).toEqual(['price', 'status']);
  expect(mergeRow(hand, file, { isSaleCellChanged: true }).held).toEqual(['price']);
});

test('specifications are cells of their own, in any order', () => {
  const hand = changed({ specifications: { motor: '7 kW', top: 'White' } });
  const row = { ...file, specifications: { tires: '14 in', motor: '5 kW' } };
  const { vehicle, held } = mergeRow(hand, row);
  expect(vehicle.specifications).toEqual({ motor: '7 kW', top: 'White' });
  const names = ['motor', 'tires', 'top'].map((name) => `specifications.${name}`);
  expect(held.toSorted()).toEqual(names);
});

test('set by hand and back again is as the file says', () => {
  expect(changed({ price: 9000 }, changed({ price: 8000 })).fileCells).toBeUndefined();
});

describe('presence', () => {
  const missing = stocked({ ...file, inStock: false, withdrawnAt: at });

  test('a cart without a row that is offered by hand says so', () => {
    const offered = changed({ inStock: true }, missing);
    expect(offered.fileCells).toEqual({ row: 'none' });
    expect(fileCellsAfter(offered, undefined)).toBeUndefined();
    const wasHeld = changed({ status: undefined }, stocked({ ...missing, status: 'on-hold' }));
    expect(wasHeld.fileCells).toEqual({ status: ['on-hold', false], row: 'none' });
  });

  test('a cart out of stock in the file stays offered by hand', () => {
    const offered = changed({ inStock: true }, stocked({ ...file, inStock: false }));
    expect(offered.fileCells).toEqual({ status: [null, false] });
  });

  test('a cart without a row that is marked sold stays sold when its row is back', () => {
    const marked = changed({ status: 'sold' }, missing);
    expect(marked.fileCells).toEqual({ status: [null, true] });
    expect(mergeRow(marked, file).vehicle).toMatchObject({ status: 'sold' });
  });

  test('a cart taken away stays away until its row changes', () => {
    const away = stocked({
      ...file,
      withdrawnAt: at,
      fileCells: fileCellsAfter(stocked(file), undefined),
    });
    const stays = { isAway: true, held: ['row'], vehicle: { ...file, fileCells: away.fileCells } };
    for (const change of [{}, { images: ['/b.jpg'] }, capitals]) {
      expect(mergeRow(away, { ...file, ...change })).toEqual(stays);
    }
    expect(mergeRow(away, { ...file, year: 2024 })).toMatchObject({
      isAway: false,
      held: [],
      vehicle: { ...file, year: 2024 },
    });
  });
});

test('a file beside the followed one changes the stock like a hand', () => {
  const [b, c] = ['b', 'c'].map((id) => stocked({ ...file, id }));
  if (b === undefined || c === undefined) throw new Error('no carts');
  const change = {
    put: [
      { ...file, price: 1 },
      { ...file, id: 'new' },
      { ...file, ...sold, id: 'c' },
    ],
    withdraw: ['b', 'c', 'unknown'],
  };
  const { put, withdraw } = byHand(change, [stocked(file), b, c]);
  expect(put.map(({ id, fileCells }) => [id, fileCells])).toEqual([
    ['a', { price: 9000 }],
    ['new', { row: 'none' }],
    ['c', { status: [null, true] }],
    ['b', expect.objectContaining({ row: 'removed', price: 9000 })],
  ]);
  expect(withdraw).toEqual(change.withdraw);
});
