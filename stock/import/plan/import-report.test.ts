import { expect, test } from 'vitest';
import type { StockedVehicle } from '../../../domain/stock/vehicle.ts';
import { cart, stocked } from '../../../test/support/cart.ts';
import { row } from '../../../test/support/rows.ts';
import { changedCartLine } from './changed-cart-line.ts';
import { planImport } from './import-plan.ts';
import { leftLines, planLines } from './import-report.ts';

test('a dry run says old and new values', () => {
  const before = row({
    id: 'a',
    price: 7995,
    condition: 'new',
    description: 'Old.',
    specifications: { seatingCapacity: 6, range: '40 miles' },
  });
  const { condition: _, ...rest } = before;
  const after = {
    ...rest,
    price: 7495,
    serialNumber: 'SN-7',
    description: 'New.',
    specifications: { range: '40 miles', motor: '5 kW', seatingCapacity: 4 },
  };
  const plan = planImport([stocked(before)], { vehicles: [after], rejected: [] });
  expect(planLines(plan)).toContain(
    'a Cart a  (price $7,995 → $7,495; condition New → (none); serial number (none) → SN-7; description; seating capacity 6 → 4; motor (none) → 5 kW)\n',
  );
});

test('many rows with one reason are summed up', () => {
  const rejected = Array.from({ length: 443 }, (_, index) => ({
    row: index + 1,
    stockNumber: `A${index}`,
    reasons: [`seats “odd ${index}” can't be read`],
    ids: [],
  }));
  const plan = { unusable: rejected, waiting: [], passedOver: [] };
  const lines = leftLines(plan, { places: new Map() }).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe("Row 1 (A0): seats “odd 0” can't be read");
  expect(lines[10]).toBe("… and 433 more rows like this: seats “…” can't be read");
});

type Change = Partial<StockedVehicle>;
const withdrawnAt = '2026-01-01T00:00:00Z';
const sold = { status: 'sold', inStock: false, withdrawnAt } as const;
const cartWith = (change: Change) =>
  cart({ id: 'a', name: 'Rover XL', stockNumber: 'A101', price: 9_995, ...change });

test.each<[string, Change, Change, string]>([
  ['a changed price', {}, { price: 9_495 }, 'price $9,995 → $9,495'],
  ['a sale', {}, sold, 'sold'],
  ['a cart that left the file', {}, { withdrawnAt }, 'sold'],
  ['a sale at another price', {}, { ...sold, price: 9_495 }, 'sold; price $9,995 → $9,495'],
  ['a cart that is back', { withdrawnAt }, {}, 'back in stock'],
  ['a cart that stays away', { withdrawnAt }, { withdrawnAt, price: 1 }, 'price $9,995 → $1'],
  ['a change of the file’s own cells alone', {}, {}, 'as the file says it'],
])('%s is a line', (_, before, after, words) => {
  const line = changedCartLine({ before: cartWith(before), after: cartWith(after) });
  expect(line).toBe(`A101 Rover XL: ${words}`);
  expect(changedCartLine({ after: cartWith({}) })).toBe('A101 Rover XL: added');
});
