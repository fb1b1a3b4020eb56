import { expect, test, vi } from 'vitest';
import type { Site } from '../app/context.ts';
import { createConcurrencyLimiter } from '../base/concurrency-limiter.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import { siteRequest } from '../test/support/fetch-from-app.ts';
import { createPages, pageVersion, unsharedPage, usualCacheControl } from './pages.ts';
import { parseAddress, type ReadableAddress } from './request/address.ts';
import { policyOf, sharedPage } from './route-policy.ts';

const siteUrl = 'https://carts.example';

/** Pages over a router that answers with this status and these headers, and counts. */
function pagesOver(status: number, headers: Readonly<Record<string, string>> = {}) {
  let renderings = 0;
  const stock = {
    version: '1',
    dealer: dealerOf(),
    stale: false,
    current: async () => undefined,
    async refresh() {},
  };
  const limiter = createConcurrencyLimiter({ running: 1, waiting: 9, timeoutMs: 60_000 });
  const router = async () => {
    renderings += 1;
    return new Response('p', { status, headers: { 'content-type': 'text/html', ...headers } });
  };
  const site = { stock, siteUrl, now: () => new Date(0) } as Partial<Site> as Site;
  const pages = createPages(site, router, limiter);
  return {
    async ask(
      target: string,
      more: Readonly<Record<string, string>> = {},
      address = parseAddress(target) as ReadableAddress,
    ) {
      const request = siteRequest(new Request(siteUrl + target, { headers: more }));
      return pages.fromMemory(request, address) ?? pages.find(request, address);
    },
    renderings: () => renderings,
  };
}

test.each([
  ['a page', '/about', 200, {}, true],
  ['a page with a parameter', '/inventory?q=a', 200, {}, false],
  ['a page that is not there', '/nowhere', 404, {}, false],
  ['a page that has gone', '/vehicles/gone', 410, {}, false],
  ['a page that has moved', '/towns/scranton-city', 301, { location: '/towns/scranton' }, false],
  ['a page without the stock', '/inventory', 503, {}, false],
  ['one that forbids it', '/robots.txt', 200, { 'cache-control': 'no-store' }, false],
  ['one for its reader', '/robots.txt', 200, { 'cache-control': 'private, max-age=60' }, false],
  ['one for a day', '/robots.txt', 200, { 'cache-control': 'public, max-age=86400' }, true],
  ['an address that is never shared', '/healthz', 200, {}, false],
])('%s (%s, %i) is kept or not', async (_, target, status, headers, isKept) => {
  const { ask, renderings } = pagesOver(status, headers);
  for (let time = 0; time < 3; time += 1) expect((await ask(target)).status).toBe(status);
  expect(renderings()).toBe(isKept ? 1 : 3);
});

test('a page made for one visitor is not kept for another', async () => {
  const { ask, renderings } = pagesOver(200);
  for (const page of ['/denago', '/about']) await ask('/contact', { referer: siteUrl + page });
  await ask('/contact');
  expect(renderings()).toBe(3);
});

test('a clock set back keeps no form for others', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const { ask, renderings } = pagesOver(200);
  await ask('/contact');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_100);
  await ask('/contact');
  expect(renderings()).toBe(2);
});

test('a page is kept under no key but the path that was routed', async () => {
  const { ask, renderings } = pagesOver(200);
  const address = {
    ...(parseAddress('/about') as ReadableAddress),
    key: '/about#x',
    path: '/about#x',
  };
  for (const _ of [1, 2]) await ask('/about', {}, address);
  expect(renderings()).toBe(2);
});

test('pages are kept for one stock until showrooms or phone open or close, or the day ends in New York (spec S1.14)', () => {
  const stock = { version: 'one', dealer: dealerOf() };
  let at = '';
  const version = pageVersion(stock, () => new Date(at));
  const versions = [
    // A Thursday: phone from 8 to 6, showrooms from 9 to 5.
    ['2026-12-31T04:59:59Z', '2026-12-31T04:59:59Z'],
    ['2026-12-31T05:00:00Z', '2026-12-31T12:59:59Z'],
    ['2026-12-31T13:00:00Z', '2026-12-31T13:59:59Z'],
    ['2026-12-31T14:00:00Z', '2026-12-31T21:59:59Z'],
    ['2026-12-31T22:00:00Z', '2026-12-31T22:59:59Z'],
    ['2026-12-31T23:00:00Z', '2027-01-01T04:59:59Z'],
    ['2027-01-01T05:00:00Z', '2027-01-01T12:59:59Z'],
  ].map((times) => {
    const [first, last] = times.map((time) => {
      at = time;
      return version();
    });
    expect(last).toBe(first);
    return first;
  });
  expect(new Set(versions).size).toBe(versions.length);

  const before = version();
  stock.version = 'two';
  const later = version();
  expect(later).not.toBe(before);
  const snow = [{ date: '2027-01-12', words: 'snow' }];
  stock.dealer = dealerOf([], snow);
  const closed = version();
  expect(closed).not.toBe(later);
  stock.dealer = dealerOf([{ name: 'phone main', value: '1-800-555-0199' }], snow);
  expect(version()).not.toBe(closed);
  stock.dealer = dealerOf([], snow);
  expect(version()).toBe(closed);
  // New Year’s Day: the phone does not open at 8.
  at = '2027-01-01T13:00:00Z';
  expect(version()).toBe(closed);
});

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
