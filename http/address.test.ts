import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/inventory?utm_source=x&price=over-25000&q=a', '/inventory?q=a&price=over-25000'],
  ['/inventory?q=', '/inventory'],
  ['/eco-impact?milesPerWeek=&x=1', '/eco-impact?milesPerWeek='],
  ['/inventory?q=a&q=b', '/inventory?q=a&q=b'],
  ['/vehicles/d5-ranger-2+2', '/vehicles/d5-ranger-2+2'],
  ['/vehicles/d5-ranger-2%2B2', '/vehicles/d5-ranger-2%2B2'],
  ['/assets/Index-AbC.js', '/assets/Index-AbC.js'],
])('%s is kept under %s', (target, key) => {
  expect(readAddress(target)).toMatchObject({ kind: 'page', key });
});

test.each([
  ['/Inventory/', '/inventory'],
  ['/Inventory?Q=Ab', '/inventory?Q=Ab'],
  ['//inventory', '/inventory'],
  ['/rentals//Scranton/', '/rentals/scranton'],
  ['///', '/'],
])('%s leads to %s', (target, to) => {
  expect(readAddress(target)).toEqual({ kind: 'redirect', to });
});

test.each([
  '/%',
  '/%E0%A4%A',
  '/a%00b',
  '/a%2Fb',
  '/a%5Cb',
  '/a\\b',
  'http://x/',
  '*',
  '/..',
  '/a/../b',
  '/a/%2e%2E/b',
  '/./a',
  '/.',
])('%s is malformed', (target) => {
  expect(readAddress(target)).toEqual({ kind: 'malformed' });
});

test('ten thousand characters are too many', () => {
  expect(readAddress(`/${'a'.repeat(10_000)}`)).toEqual({ kind: 'too-long' });
});
