import { expect, test } from 'vitest';
import { parseAddress } from './address.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/inventory?utm_source=x&price=over-25000&q=a', '/inventory?q=a&price=over-25000'],
  ['/eco-impact?milesPerWeek=&x=1', '/eco-impact?milesPerWeek='],
  ['/inventory?q=a&q=b', '/inventory?q=a&q=b'],
  ['/vehicles/d5-ranger-2+2', '/vehicles/d5-ranger-2+2'],
  ['/towns/%F0%9F%9B%BA', '/towns/%F0%9F%9B%BA'],
  ['/assets/Index-AbC.js', '/assets/Index-AbC.js'],
  ['/api/vehicles?view=inventory&q=a', '/api/vehicles?view=inventory&q=a'],
  ['/api/vehicles?q=a', '/api/vehicles'],
  ['/api/vehicles?view=list&view=inventory', '/api/vehicles'],
  ['HTTPS://carts.example:443/inventory?q=a', '/inventory?q=a'],
  ['http://carts.example?a', '/'],
  ['/about?utm={x}|[y]', '/about'],
])('%s is kept under %s', (target, key) => {
  expect(parseAddress(target)).toMatchObject({ kind: 'readable', key });
});

test.each(['/models/d5-ranger-2%2B2.glb', '/models/d5-ranger-2%2b2.glb'])(
  '%s is answered as with its plus',
  (target) => {
    const address = parseAddress(target);
    expect(address).toMatchObject({ kind: 'readable', path: '/models/d5-ranger-2+2.glb' });
    expect(address).not.toHaveProperty('redirectTo');
  },
);

test.each([
  ['/Inventory/', '/inventory'],
  ['/Inventory?Q=Ab', '/inventory?Q=Ab'],
  ['/rentals//Scranton/', '/rentals/scranton'],
  ['///', '/'],
  ['/%61bout', '/about'],
  ['/feeds/google%2dproducts.xml', '/feeds/google-products.xml'],
  ['/towns/%d8%b9', '/towns/%D8%B9'],
  ['/%2561bout/', '/%2561bout'],
  ['/assets/Index%2dAbC.js', '/assets/Index-AbC.js'],
])('%s leads to %s', (target, to) => {
  expect(parseAddress(target)).toMatchObject({ kind: 'readable', redirectTo: to });
  expect(parseAddress(to)).not.toHaveProperty('redirectTo');
});

test.each([
  '/%',
  '/a%00b',
  '/a%2Fb',
  '/a\\b',
  '*',
  'ftp://carts.example/a',
  'carts.example:443',
  '/about#a',
  'http://carts.example#a',
  '/a"b',
  '/a|b',
  '/\u00e9',
  '/about?\u00e9',
  '/..',
  '/a/%2e%2E/b',
  '/./a',
  '/.',
])('%s is malformed', (target) => {
  expect(parseAddress(target)).toMatchObject({ kind: 'malformed' });
});

test('ten thousand characters are too long', () => {
  expect(parseAddress(`/${'a'.repeat(10_000)}`)).toMatchObject({ kind: 'too-long' });
});
