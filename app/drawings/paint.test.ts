import { expect, test } from 'vitest';
import { paintNamed } from './paint.ts';

test.each([
  ['Red', 'red'],
  ['Cherry Red Metallic', 'red'],
  ['Navy Blue', 'navy'],
  ['FOREST GREEN', 'evergreen'],
  ['Dark Grey', 'charcoal'],
  ['white/black', 'white'],
  ['Black & tan', 'black'],
  ['Tan', 'champagne'],
  ['Predator', 'unpainted'],
  ['Goldenrod', 'unpainted'],
  ['', 'unpainted'],
  [undefined, 'unpainted'],
])('%j is drawn %s', (color, paint) => {
  expect(paintNamed(color)).toBe(paint);
});
