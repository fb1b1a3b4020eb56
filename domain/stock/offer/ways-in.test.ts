import { expect, test } from 'vitest';
import { row } from '../../../test/support/rows.ts';
import type { Vehicle } from '../vehicle.ts';
import { waysInto } from './ways-in.ts';

function stocked(
  change: Parameters<typeof row>[0],
): Vehicle & { addedAt: string; updatedAt: string } {
  const at = '2026-01-01T00:00:00.000Z';
  return { ...row(change), addedAt: at, updatedAt: at };
}

test.each([
  [
    'two seats for $7,500',
    [stocked({ id: 'two', price: 7_500, specifications: { seatingCapacity: '2' } })],
    ['2 seats', 'Under $8,000'],
  ],
  [
    'a dear six-seater',
    [stocked({ id: 'six', price: 12_000, specifications: { seatingCapacity: '6' } })],
    ['4 seats', '6 seats'],
  ],
  ['nothing', [], []],
])('with %s in stock the first searches are %o (spec S3.19)', (_, stock, labels) => {
  expect(waysInto(stock).map(({ label }) => label)).toEqual(labels);
});
