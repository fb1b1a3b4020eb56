import { expect, test } from 'vitest';
import { linear } from './repaint.ts';

test.each([
  ['#000000', [0, 0, 0]],
  ['#ffffff', [1, 1, 1]],
  ['#808080', [0.2159, 0.2159, 0.2159]],
])('%s as linear color', (hex, expected) => {
  expect(linear(hex).map((channel) => Math.round(channel * 1e4) / 1e4)).toEqual(expected);
});
