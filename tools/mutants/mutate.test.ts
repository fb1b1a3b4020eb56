import { expect, test } from 'vitest';
import { mutantsOf, randomFrom } from './mutate.ts';

test.each([
  ['const c = a < b', ['const c = a <= b']],
  ['const c = a === b', ['const c = a !== b']],
  ['const c = a && b', ['const c = a || b']],
  ['const c = a ?? b', ['const c = a && b']],
  ['const c = !a', ['const c = a']],
  ['const c = 2 + a', ['const c = 2 - a', 'const c = 3 + a']],
  // Texts that are put together have no difference; types, imports and errors are no behavior.
  ["const c = 'x' + a", ["const c = '' + a"]],
  ["import a from 'a'; type B = 'b';", []],
  ["throw new Error('no');", []],
  ['const c = { d: true } as const', ['const c = { d: false } as const']],
  ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
  ["'use strict';", ["'';"]],
  ['function f(): number { return g(1); }', ['undefined', 'g(2)'].map(returning)],
])('“%s” is changed in each of its parts', (source, expected) => {
  const changed = mutantsOf(source).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );
  expect(changed.toSorted()).toEqual(expected.toSorted());
});

function returning(value: string): string {
  return `function f(): number { return ${value}; }`;
}

test('the numbers of a seed are the same each time, and spread', () => {
  const [one, other] = [randomFrom(1), randomFrom(1)];
  const numbers = Array.from({ length: 100 }, one);
  expect(Array.from({ length: 100 }, other)).toEqual(numbers);
  expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(30);
  expect(randomFrom(2)()).not.toBe(numbers[0]);
});
