import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { elements } from '../support/html.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';

/** The service worker's address, and the pages that register it. */

let on: OpenApp;
let off: OpenApp;
beforeAll(async () => {
  on = await openApp();
  off = await openApp({ env: { OFFLINE: 'off' } });
});
afterAll(async () => {
  await on.close();
  await off.close();
});

// spec S30.1
test('the worker is one small file that is asked for anew each time', async () => {
  const { status, headers, text } = await answerOf(on, '/offline-worker.js');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // It asks this site alone.
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(text).not.toMatch(/\b(import|export)\b/);
  expect(brotliCompressSync(text).length).toBeLessThan(3_000);
  const etag = headers.get('etag') ?? '';
  const again = await on.ask('/offline-worker.js', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

// spec S30.5
test('the worker names its build, and files that are there', async () => {
  const { text } = await answerOf(on, '/offline-worker.js');
  const assets = text.match(/\/assets\/[\w.-]+/g) ?? [];
  expect(assets.map((path) => path.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual([
    ...['/assets/besley-700.woff2', '/assets/figtree-400-700.woff2', '/assets/shortlist.island.js'],
    ...['/assets/start.js', '/assets/viewer.island.js'],
  ]);
  for (const path of assets) expect([path, (await on.ask(path)).status]).toEqual([path, 200]);
});

// spec S30.6
test('with OFFLINE=off the same address has a worker that unregisters itself', async () => {
  const { status, headers, text } = await answerOf(off, '/offline-worker.js');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(text).toContain('unregister');
  expect(text).not.toContain('fetch');
});

// spec S30.1, S30.6
test('pages with a script may register that address alone, and are refused where it is off', async () => {
  for (const [path, policy] of [
    ['/inventory', 'trusted-types offline-worker;'],
    ['/vehicles/ev-city', 'trusted-types offline-worker;'],
    ['/services', "trusted-types 'none';"],
    ['/offline', "trusted-types 'none';"],
  ] as const) {
    const { headers, text } = await answerOf(on, path);
    expect([path, `${headers.get('content-security-policy')};`]).toEqual([
      path,
      expect.stringContaining(policy),
    ]);
    expect(elements(text, 'html')[0]?.['data-offline']).toBeUndefined();
    expect(elements(await off.page(path), 'html')[0]?.['data-offline']).toBe('off');
  }
});

// spec S30.4
test('the page without reception has a phone number, no script, and is not for search engines', async () => {
  const html = await on.page('/offline');
  expect(html).toContain('href="tel:+18005550142"');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(elements(html, 'script')).toEqual([]);
  // The worker writes into it.
  expect(html).toMatch(/<main[^>]*>/);
  expect(html).toMatch(/<div data-kept-pages=""><\/div>/);
});

// spec S30.7
test('without its script the list’s page does not say that it opens without reception', async () => {
  const html = await on.page('/compare?carts=ev-city');
  const [line] = elements(html, 'span').filter((one) => 'data-kept-offline' in one);
  expect(html).toMatch(new RegExp(`\\.${line?.class}(?:,[^{}]*)?\\{visibility:hidden`));
});

async function answerOf(app: OpenApp, path: string) {
  const response = await app.ask(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
