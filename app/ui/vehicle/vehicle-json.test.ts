import { expect, test } from 'vitest';
import { sampleVehicles } from '../../../domain/stock/sample.ts';
import { stocked } from '../../../test/support/cart.ts';
import { vehicleJson } from './vehicle-json.ts';

// spec S16.1, S19.4
test('a field that the table does not publish is not published', () => {
  const [sample] = sampleVehicles;
  if (sample === undefined) throw new Error('the sample is empty');
  const { id, ...rest } = sample;
  const stored = {
    ...stocked({ ...rest, id, withdrawnAt: '2026-02-01T00:00:00Z' }),
    cost: 6200,
  };
  expect(vehicleJson(stored)).toEqual(sample);
  expect(Object.keys(vehicleJson(stored))[0]).toBe('id');
});
