import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { filePolicyOf, policyOf, routePolicies } from './route-policy.ts';

/** The patterns of app/routes.ts, written as the table writes them. */
function patterns(entries: readonly RouteConfigEntry[]): string[] {
  return entries.map(({ path = '' }) => (path === '*' ? '*' : `/${path}`));
}

test('every route has a row, and every row a route', () => {
  expect(Object.keys(routePolicies).toSorted()).toEqual(patterns(routes).toSorted());
});

test('a path gets the row of the pattern that the router matches', () => {
  // Compared by identity: the same settings for two patterns would hide a mistake.
  const row = (pattern: string) => routePolicies[pattern];
  for (const [path, pattern] of [
    ['/', '/'],
    ['/inventory', '/inventory'],
    ['/contact', '/contact'],
    ['/api/vehicles/ev-city', '/api/vehicles/:id'],
    ['/api/vehicles', '/api/vehicles'],
    ['/feeds/google-products.xml', '*'],
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
  ['/social/about.jpg', false, /=86400$/],
  ['/favicon.svg', false, /max-age=3600/],
])('the file %s is case-sensitive: %s', (path, caseMatters, cacheControl) => {
  expect(filePolicyOf(path)).toMatchObject({
    caseMatters,
    cacheControl: expect.stringMatching(cacheControl),
  });
});
