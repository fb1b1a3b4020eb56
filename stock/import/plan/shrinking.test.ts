import { expect, test } from 'vitest';
import type { StockedVehicle } from '../../../domain/catalogue/vehicle.ts';
import { makeVehicle } from '../../../store/contract/rig.ts';
import { shrinkingOf } from './shrinking.ts';

const at = '2026-05-01T12:00:00Z';
const stockOf = (count: number): StockedVehicle[] =>
  Array.from({ length: count }, (_, n) => ({
    ...makeVehicle(`v${n}`),
    addedAt: at,
    updatedAt: at,
  }));

test.each([
  [5, 5, false],
  [6, 6, true],
  [30, 6, false],
  [29, 6, true],
  [100, 20, false],
  [100, 21, true],
])('of %i carts in stock %i leave: drastic %s', (inStock, leaving, isDrastic) => {
  const stock = stockOf(inStock);
  const sold = stock.slice(0, leaving);
  expect(shrinkingOf(stock, { sold })).toEqual({ leaving, inStock, isDrastic });
});

test('carts that were not in stock count on neither side', () => {
  const stock = stockOf(12).map((vehicle, n) => ({ ...vehicle, inStock: n < 8 }));
  const sold = stock.slice(3);
  expect(shrinkingOf(stock, { sold })).toEqual({ leaving: 5, inStock: 8, isDrastic: false });
});
