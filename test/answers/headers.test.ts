import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { asForm, asJson, typed } from '../support/enquiry.ts';
import { elements, findAll } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
afterAll(() => app.close());

/** The page's inline styles or scripts (structured data apart), as the sources that allow them. */
function inline(html: string, name: 'style' | 'script'): readonly string[] {
  return findAll(html, name)
    .filter(({ attributes }) => attributes.type !== 'application/ld+json')
    .map(({ content }) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

describe('every kind of response', () => {
  // spec S22.1
  test.each<[string, string, RequestInit?]>([
    ['a page', '/'],
    ['a missing page', '/nowhere'],
    ['a redirect', '/Inventory'],
    ['a malformed address', '/%'],
    ['a long address', `/${'a'.repeat(9_000)}`],
    ['a refused method', '/', { method: 'PUT' }],
    ['the API', '/api/vehicles'],
    ['the API refusing', '/api/contact', asJson({})],
    ['the form thanking', '/contact', asForm(typed)],
    ['the form refusing', '/contact', asForm({})],
    [
      'another site’s form',
      '/contact',
      { ...asForm(typed), headers: { origin: 'https://x.example' } },
    ],
    ['health', '/healthz'],
    ['a drawing', '/drawings/map-dalton.svg'],
  ])('%s has the security headers', async (_, path, init) => {
    const { headers } = await app.ask(path, init);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('permissions-policy')).toBeTruthy();
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBeTruthy();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
  });

  // spec S10.3
  test('files of the build have the same headers and are immutable', async () => {
    // In its links, and in the loader of its islands.
    const named = [...new Set((await app.page('/inventory')).match(/\/assets\/[\w.-]+/g))];
    expect(named.map((path) => path.split('.').at(-1)).sort()).toEqual(['js', 'woff2', 'woff2']);
    for (const path of named) {
      const { status, headers } = await app.ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toContain('immutable');
    }
    const model = await app.ask('/models/d5-ranger-2+2.glb');
    expect([model.status, model.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
    for (const path of [
      '/assets/nothing-AbCdEf.js',
      '/models/nothing.glb',
      '/models/ev-city.usdz',
    ]) {
      expect([path, (await app.ask(path)).status]).toEqual([path, 404]);
    }
    expect((await app.ask('/.files.json')).status).toBe(404);
  });

  // spec S22.1, S23.1
  test.each([
    ...['/', '/services', '/dalton-golf-carts', '/terms'],
    ...['/inventory', '/vehicles/ev-city', '/contact', '/eco-impact'],
  ])('%s has one style and one script, and its policy allows them and no other', async (path) => {
    const response = await app.ask(path);
    const html = await response.text();
    const attributes = elements(html, '*').flatMap((one) => Object.keys(one));
    expect(attributes.filter((name) => /^(style$|on)/.test(name))).toEqual([]);
    const policy = response.headers.get('content-security-policy') ?? '';
    const [[style, ...styles], [script, ...scripts]] = [
      inline(html, 'style'),
      inline(html, 'script'),
    ];
    expect([styles, scripts]).toEqual([[], []]);
    expect(policy).toContain(`style-src ${style};`);
    const hasIsland = attributes.includes('data-island');
    expect(policy).toContain(`script-src ${hasIsland ? "'self' " : ''}${script};`);
    expect(policy.includes('frame-src https://www.google.com')).toBe(html.includes('<iframe'));
    expect(policy).toContain("trusted-types 'none'");
    if (hasIsland) return;
    expect(elements(html, 'script').filter(({ src }) => src !== undefined)).toEqual([]);
    expect(/<script>(.*?)<\/script>/s.exec(html)?.[1]?.length).toBeLessThan(1000);
  });
});

describe('conditional requests, HEAD and encodings', () => {
  test.each(['/', '/api/vehicles', '/drawings/map-dalton.svg', '/models/d5-ranger-2+2.glb'])(
    '%s: what the visitor has is not sent again',
    async (path) => {
      const etag = (await app.ask(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      const again = await app.ask(path, { headers: { 'if-none-match': `"other", W/${etag}` } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('content-security-policy')).toBeTruthy();
      const changed = await app.ask(path, { headers: { 'if-none-match': '"other"' } });
      expect(changed.status).toBe(200);
    },
  );

  test.each(['/', '/contact', '/api/vehicles', '/nowhere', '/healthz'])(
    'HEAD %s has the headers of a GET and no body',
    async (path) => {
      const get = await app.ask(path);
      const head = await app.ask(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([get.status, '']);
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    },
  );

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['nonsense;;;q=x', null, String],
  ] as const)('Accept-Encoding %j gets %s', async (accepted, encoding, decode) => {
    const plain = await app.page('/denago');
    for (const time of ['first', 'kept']) {
      const response = await app.ask('/denago', { headers: { 'accept-encoding': accepted } });
      expect(response.headers.get('content-encoding'), time).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      const body = Buffer.from(await response.arrayBuffer());
      expect(Number(response.headers.get('content-length'))).toBe(body.length);
      expect(String(decode(body))).toBe(plain);
    }
  });
});
