import { expect, test } from 'vitest';
import { forbidsSharing, unsharedPage, usualCacheControl } from '../pages.ts';
import { policyOf, sharedPage } from '../route-policy.ts';

test.each([
  ['/about', 'GET', 200, sharedPage],
  ['/contact', 'GET', 200, unsharedPage],
  ['/contact', 'POST', 303, 'no-store'],
  ['/contact', 'POST', 400, unsharedPage],
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
