import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

test.each([
  ['prize', 'price'],
  ['serail', 'serial'],
  ['colr', 'color'],
  ['price', 'price'],
  ['colourofroof', undefined],
  ['qqq', undefined],
  ['', undefined],
])('the nearest name to %s is %s', (name, nearest) => {
  expect(nearestName(name, ['seats', 'color', 'price', 'serial'])).toBe(nearest);
});
