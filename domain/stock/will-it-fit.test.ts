import { expect, test } from 'vitest';
import { type FitValues, formatLength, readLength, sizesOf, willItFit } from './will-it-fit.ts';

// spec S9.1
test.each([
  ['6.5', 78],
  ['6', 72],
  ['6\'11"', 83],
  ['6’11”', 83],
  ["6' 11", 83],
  ['6 ft 11 in', 83],
  ['6-11', 83],
  ['83 in', 83],
  ['83"', 83],
  [' 10 ', 120],
  ['10 feet', 120],
  ['', undefined],
  ['0', undefined],
  ['wide', undefined],
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

const maverick = { specifications: { length: '118 in', width: '55 in', height: '83 in' } };

// spec S9.2
test('only the sizes that a row states are known', () => {
  expect(sizesOf(maverick)).toEqual({ length: 118, width: 55, height: 83 });
  expect(sizesOf({ specifications: { length: '118 in', width: '55 in' } })).toEqual({
    length: 118,
    width: 55,
  });
  expect(sizesOf({ specifications: { length: 'long', width: 0, height: 83 } })).toEqual({
    height: 83,
  });
});

// spec S9.1
test.each([
  // An 8 by 10 ft shed with a door 6'11" high: 2 inches to spare in depth, none in height.
  [{ doorWidth: '6', doorHeight: '6\'11"', depth: '10' }, 'tight'],
  [{ doorWidth: '6', doorHeight: '7.5', depth: '12' }, 'yes'],
  [{ doorWidth: '4.5', doorHeight: '7.5', depth: '12' }, 'no'],
  [{ doorWidth: '6', doorHeight: '6\'10"', depth: '12' }, 'no'],
  [{ doorWidth: '59 in', doorHeight: '87 in', depth: '122 in' }, 'yes'],
  [{ doorWidth: '58.9 in', doorHeight: '87 in', depth: '122 in' }, 'tight'],
] as const)('%j: %s', (values, fits) => {
  expect(willItFit(sizesOf(maverick), values)).toMatchObject({ kind: 'answer', fits });
});

test('what can not be read is named', () => {
  const values: FitValues = { doorWidth: 'six', doorHeight: '7', depth: '' };
  const fit = willItFit({ length: 1, width: 1, height: 1 }, values);
  expect(fit).toEqual({ kind: 'unreadable', fields: ['doorWidth'] });
});

test.each([
  [{ doorHeight: '6\'6"' }, 'no', ['doorWidth', 'depth']],
  [{ doorWidth: '6' }, 'yes', ['doorHeight', 'depth']],
  [{ doorHeight: '7.5', depth: '10' }, 'tight', ['doorWidth']],
] as const)('%j is enough for an answer (spec S9.3)', (typed, fits, unchecked) => {
  const values: FitValues = { doorWidth: '', doorHeight: '', depth: '', ...typed };
  expect(willItFit({ length: 118, width: 55, height: 83 }, values)).toMatchObject({
    kind: 'answer',
    fits,
    unchecked,
  });
});

// spec S9.2
test.each<[Partial<FitValues>, object]>([
  [
    { doorHeight: '6', depth: '12' },
    { fits: 'no', unchecked: ['doorWidth'] },
  ],
  [
    { doorWidth: '6', doorHeight: '8', depth: '1' },
    { fits: 'yes', unchecked: [] },
  ],
  [{ depth: 'long' }, { kind: 'unasked' }],
])('of a cart without a length, %j is compared by height and width: %j', (typed, fit) => {
  const values: FitValues = { doorWidth: '', doorHeight: '', depth: '', ...typed };
  expect(willItFit({ width: 55, height: 83 }, values)).toMatchObject(fit);
});
