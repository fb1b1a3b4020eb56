import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Site } from '../app/context.ts';
import { dealerOf } from '../domain/dealer/overrides.ts';
import { fetchFromApp, siteRequest } from '../test/support/fetch-from-app.ts';
import { bodyContext } from './request/received-body.ts';

// The application's pages are of the build; here every address is one route.
vi.mock('virtual:react-router/server-build', () => {
  const loader = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/slow')) return new Promise(() => undefined);
    return new Response(`page ${pathname}`, { headers: { 'content-type': 'text/html' } });
  };
  const action = ({ context }: { context: { get(key: unknown): unknown } }) =>
    Response.json(context.get(bodyContext));
  const all = { id: 'all', path: '*', module: { loader, action } };
  const entry = { module: { default: () => new Response() } };
  return {
    ...{ routes: { all }, entry, assets: { routes: {} }, future: {}, basename: '/' },
    ...{ publicPath: '/', isSpaMode: false, unstable_apiOnly: false, ssr: true, prerender: [] },
    ...{ routeDiscovery: { mode: 'initial' }, allowedActionOrigins: false },
  };
});
const { createApp } = await import('./handle.ts');

const siteUrl = 'https://carts.example';
const stock = { version: '1', dealer: dealerOf(), stale: false, current: async () => undefined };
const dataDir = mkdtempSync(join(tmpdir(), 'handle-'));
const log = () => undefined;
const site = { stock, siteUrl, dataDir, log, now: () => new Date(0) };
const open = (limits?: Parameters<typeof createApp>[1]) =>
  createApp(site as unknown as Site, limits);
const app = open();

/** The status of an answer, and its header of this name. */
async function ask(path: string, init: RequestInit = {}, header = 'allow') {
  const { status, headers } = await fetchFromApp(app, new Request(siteUrl + path, init));
  return [status, headers.get(header)];
}

const post = (headers: Readonly<Record<string, string>> = {}) => ({
  ...{ method: 'POST', body: 'a=b' },
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});
const elsewhere = post({ 'sec-fetch-site': 'cross-site' });

// spec S16.1, S22.8
test.each<[string, RequestInit, number, string | null]>([
  ['/about', {}, 200, null],
  ['/about', { method: 'HEAD' }, 200, null],
  [`/${'a'.repeat(7_000)}`, {}, 414, null],
  ['/a%2fb', {}, 400, null],
  ['/about', { method: 'PUT' }, 405, 'GET, HEAD'],
  ['/about', post(), 405, 'GET, HEAD'],
  ['/contact', { method: 'DELETE' }, 405, 'GET, HEAD, POST'],
  ['/contact', post(), 200, null],
  ['/contact', elsewhere, 403, null],
  ['/trade-in', elsewhere, 403, null],
  ['/do/hold/token', elsewhere, 200, null],
])('%s with %j is %i', async (path, init, status, allow) => {
  expect(await ask(path, init)).toEqual([status, allow]);
});

test('a request without a host is refused, in words or as JSON', async () => {
  for (const [path, type] of [
    ['/about', 'text/html; charset=utf-8'],
    ['/api/vehicles', 'application/json'],
  ]) {
    const request = { ...siteRequest(new Request(siteUrl + path)), host: undefined };
    expect(await app.handle(request)).toMatchObject({
      status: 400,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    });
  }
});

test('another spelling of an address leads to it with its query', async () => {
  expect(await ask('/About/?a=b', {}, 'location')).toEqual([301, '/about?a=b']);
});

test('an address with a token is neither cached nor logged nor sent as a referrer', async () => {
  expect(await ask('/do/hold/token', {}, 'referrer-policy')).toEqual([200, 'no-referrer']);
  expect(await ask('/about', {}, 'referrer-policy')).not.toEqual([200, 'no-referrer']);
});

test('an action gets what was sent', async () => {
  const response = await fetchFromApp(app, new Request(`${siteUrl}/contact`, post()));
  expect(await response.json()).toMatchObject({ kind: 'whole', text: 'a=b' });
});

// spec S16.4, S22.3
test('what waits beyond the queue is refused at once, except kept pages, health checks and enquiries', async () => {
  const full = open({ running: 1, waiting: 1, timeoutMs: 60_000 });
  const answerTo = (path: string, init?: RequestInit) =>
    fetchFromApp(full, new Request(siteUrl + path, init));
  await answerTo('/denago');
  void answerTo('/slow');
  await vi.waitFor(() => expect(full.load).toMatchObject({ running: 1 }));
  void answerTo('/slower');
  await vi.waitFor(() => expect(full.load).toMatchObject({ waiting: 1 }));
  const request = siteRequest(new Request(`${siteUrl}/about`));
  expect(await full.handle(request)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
  });
  expect(request.cache).toBe('shed');
  expect(await (await answerTo('/about')).text()).toContain('1-800-555-0142');
  const refused = await answerTo('/api/vehicles');
  expect([refused.status, Object.keys(await refused.json())]).toEqual([503, ['error']]);
  for (const path of ['/denago', '/healthz']) expect((await answerTo(path)).status).toBe(200);
  for (const path of ['/contact', '/api/contact']) {
    expect((await answerTo(path, post())).status).toBe(200);
  }
});

// spec S22.8
test('searches of one network take no place in the queue from another', async () => {
  const full = open({ running: 1, waiting: 2, timeoutMs: 60_000 });
  const askFrom = (path: string, from: string) =>
    full.handle(siteRequest(new Request(siteUrl + path), from));
  void askFrom('/slow', '203.0.113.1');
  await vi.waitFor(() => expect(full.load).toMatchObject({ running: 1 }));
  void askFrom('/inventory?q=a', '203.0.113.1');
  const last = askFrom('/inventory?q=b', '203.0.113.1');
  await vi.waitFor(() => expect(full.load).toMatchObject({ waiting: 2 }));
  void askFrom('/inventory?q=c', '203.0.113.2');
  expect(await last).toMatchObject({ status: 503 });
  expect(await askFrom('/inventory?q=d', '203.0.113.1')).toMatchObject({ status: 503 });
  expect(full.load).toMatchObject({ waiting: 2 });
});
