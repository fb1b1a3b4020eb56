import { expect, test } from 'vitest';
import { formatLength, readLength, sizesOf, willItFit } from './will-it-fit.ts';

// spec S9.1
test.each([
  ['6.5', 78],
  ['6\'11"', 83],
  ['6’11”', 83],
  ['6 ft 11 in', 83],
  ['6-11', 83],
  ['83 in', 83],
  [' 10 ', 120],
  ['10 feet', 120],
  ['', undefined],
  ['0', undefined],
  ['-6', undefined],
  ['1e3', undefined],
  ['6.5.1', undefined],
])('%j is %d inches', (text, expected) => {
  expect(readLength(text)).toBe(expected);
});

test.each([
  [83, '6\'11"'],
  [120, "10'"],
  [118.5, '9\'10.5"'],
])('%d inches are %s', (length, text) => expect(formatLength(length)).toBe(text));

const sizes = { length: '118 in', width: '55 in', height: '83 in' };

// spec S9.2
test('only the sizes that a row states are known', () => {
  expect(sizesOf({ specifications: sizes })).toEqual({ length: 118, width: 55, height: 83 });
  const unknown = { length: 'long', width: 0, height: 83 };
  expect(sizesOf({ specifications: unknown })).toEqual({ height: 83 });
});

// spec S9.1, S9.2, S9.3
test.each([
  // An 8 by 10 ft shed with a door 6'11" high: 2 inches to spare in depth, none in height.
  ['118 in', '6', '6\'11"', '10', 'tight', []],
  ['118 in', '59 in', '87 in', '122 in', 'yes', []],
  ['118 in', '58.9 in', '87 in', '122 in', 'tight', []],
  ['118 in', '4.5', '7.5', '12', 'no', []],
  ['118 in', '6', '6\'10"', '12', 'no', []],
  ['118 in', '', '6\'6"', '', 'no', ['doorWidth', 'depth']],
  ['118 in', '6', '', '', 'yes', ['doorHeight', 'depth']],
  ['118 in', '', '7.5', '10', 'tight', ['doorWidth']],
  ['', '', '6', '12', 'no', ['doorWidth']],
  ['', '6', '8', '1', 'yes', []],
])('a cart %j long, in %j wide, %j high and %j deep: %s', (length, ...garage) => {
  const [doorWidth, doorHeight, depth, fits, unchecked] = garage;
  const of = sizesOf({ specifications: { ...sizes, length } });
  const fit = willItFit(of, { doorWidth, doorHeight, depth });
  expect(fit).toMatchObject({ kind: 'answer', fits, unchecked });
});

test('what can not be read is named, unless there is no size for it', () => {
  const values = { doorWidth: 'six', doorHeight: '7', depth: '' };
  const fit = willItFit(sizesOf({ specifications: sizes }), values);
  expect(fit).toEqual({ kind: 'unreadable', fields: ['doorWidth'] });
  const depth = { doorWidth: '', doorHeight: '', depth: 'long' };
  expect(willItFit({ width: 55 }, depth)).toMatchObject({ kind: 'unasked' });
});
