import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import {
  filePolicyOf,
  forbidsSharing,
  ownPage,
  policyOf,
  routePolicies,
  sharedPage,
  usualCacheControl,
} from './route-policy.ts';

/** The patterns of app/routes.ts, written as the table writes them. */
function patterns(entries: readonly RouteConfigEntry[]): string[] {
  return entries.map(({ path = '' }) => (path === '*' ? '*' : `/${path}`));
}

test('every route has a row, and every row a route', () => {
  expect(Object.keys(routePolicies).toSorted()).toEqual(patterns(routes).toSorted());
});

test('a path gets the row of the pattern that the router matches', () => {
  // Told apart by identity: the same settings for two patterns would hide a mistake.
  const row = (pattern: string) => routePolicies[pattern];
  for (const [path, pattern] of [
    ['/', '/'],
    ['/inventory', '/inventory'],
    ['/contact', '/contact'],
    ['/api/vehicles/ev-city', '/api/vehicles/:id'],
    ['/api/vehicles', '/api/vehicles'],
    ['/feeds/google-products.xml', '/feeds/:name'],
    ['/feeds/a/b', '*'],
    ['/feeds', '/:page'],
    ['/healthz', '/healthz'],
    ['/healthz/x', '*'],
  ] as const) {
    expect([path, policyOf(path)]).toEqual([path, row(pattern)]);
  }
});

test.each([
  ['/assets/start-AbC.js', true, /immutable/],
  ['/pictures/carts/ev-city-480.webp', false, /604800/],
  ['/photos/0123-480.webp', false, /immutable/],
  ['/models/ev-city.glb', false, /604800/],
  ['/models/ev-city.usdz', false, /=86400$/],
  ['/social/about.jpg', false, /=86400$/],
  ['/favicon.svg', false, /max-age=3600/],
])('the file %s is case-sensitive: %s', (path, caseMatters, cacheControl) => {
  expect(filePolicyOf(path)).toMatchObject({
    caseMatters,
    cacheControl: expect.stringMatching(cacheControl),
  });
});

test.each([
  ['/about', 'GET', 200, sharedPage],
  ['/contact', 'GET', 200, ownPage],
  ['/contact', 'POST', 303, 'no-store'],
  ['/contact', 'POST', 400, 'no-store'],
  ['/api/contact', 'POST', 201, 'no-store'],
  ['/about', 'GET', 404, 'no-cache'],
])('%s, asked with %s and answered %i, has the Cache-Control %s', (path, method, status, value) => {
  expect(usualCacheControl(policyOf(path), method, status)).toBe(value);
});

test.each([
  [undefined, false],
  ['public, max-age=86400', false],
  ['no-cache', true],
  ['no-store', true],
  ['private, max-age=60', true],
])(
  'Cache-Control %j of a route keeps its response out of the cache: %s',
  (headerValue, forbids) => {
    expect(forbidsSharing(headerValue)).toBe(forbids);
  },
);
