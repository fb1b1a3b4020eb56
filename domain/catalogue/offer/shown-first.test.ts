import { expect, test } from 'vitest';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { shownFirst } from './shown-first.ts';
import { similarTo } from './similar.ts';

const added = '2026-01-01T00:00:00.000Z';
const sample: readonly StockedVehicle[] = sampleVehicles.map((vehicle) => ({
  ...{ ...vehicle, addedAt: added, updatedAt: added },
}));
const [cart] = sample.filter(({ id }) => id === 'rover-xl6') as [StockedVehicle];
const drawn = (id: string, model: string): StockedVehicle => ({
  ...{ ...cart, id, name: `Club Car ${model}`, brand: 'Club Car', images: [] },
  specifications: { model },
});

// spec S3.2, S13.5
test('carts with pictures come before those that are drawn, each model once', () => {
  const [tempo, onward] = [drawn('1', 'Tempo'), drawn('2', 'Onward')];
  const all = [tempo, drawn('3', 'TEMPO'), onward, cart, { ...cart, id: 'again', images: [] }];
  expect(shownFirst(all, 4).map(({ id }) => id)).toEqual(['rover-xl6', '1', '2']);
  expect(shownFirst(all, 1)).toEqual([cart]);
});

test('similar carts are in stock, and of models of their own', () => {
  const gone = sample.map((one) => (one.id === 'rover-xl' ? { ...one, inStock: false } : one));
  const similar = similarTo(
    cart,
    [...gone, { ...cart, id: 'second' }, { ...cart, id: 'third' }],
    6,
  );
  expect(similar).toHaveLength(6);
  expect(similar.map(({ id }) => id)).not.toContain('rover-xl');
  expect(new Set(similar.map(({ name }) => name)).size).toBe(6);
});
