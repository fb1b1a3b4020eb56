import { expect, test } from 'vitest';
import { stocked } from '../../../test/support/cart.ts';
import { row } from '../../../test/support/rows.ts';
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
