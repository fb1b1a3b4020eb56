import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { asForm, asJson, typed } from '../support/enquiry.ts';
import { elements, findAll } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
afterAll(() => app.close());

/** The addresses of the build that a page names: in its links, and in the loader of its islands. */
async function assets(page: string): Promise<readonly string[]> {
  const html = await app.page(page);
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

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
    ['a page with an island', '/inventory'],
    ['a missing page', '/nowhere'],
    ['a missing place', '/towns/nowhere'],
    ['a redirect', '/Inventory'],
    ['a redirect of a route', '/towns/scranton-city'],
    ['a malformed address', '/%'],
    ['a long address', `/${'a'.repeat(9_000)}`],
    ['a refused method', '/', { method: 'PUT' }],
    ['the API', '/api/vehicles'],
    ['the API not finding', '/api/vehicles/nothing'],
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
    const named = await assets('/inventory');
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

  test('a page’s policy allows what it needs and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await app.ask(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/services')).toMatch(/script-src 'sha256-[^ ']+';/);
    expect(await policyOf('/services')).not.toContain('frame-src');
    expect(await policyOf('/inventory')).toMatch(/script-src 'self' 'sha256-[^ ']+';/);
    expect(await policyOf('/inventory')).toContain("connect-src 'self'");
    // The viewer needs nothing that other islands do not need.
    const script = /script-src [^;]*/;
    const [vehicle] = script.exec(await policyOf('/vehicles/ev-city')) ?? [];
    expect(vehicle).toBe(script.exec(await policyOf('/inventory'))?.[0]);
    expect(await policyOf('/vehicles/ev-city')).toContain("trusted-types 'none'");
    expect(await policyOf('/inventory')).toMatch(/style-src 'sha256-[^ ']+';/);
    expect(await policyOf('/dalton-golf-carts')).toMatch(
      /frame-src https:\/\/www\.google\.com(;|$)/,
    );
  });

  // spec S22.1
  test('no page has inline code that its policy forbids', async () => {
    for (const path of [
      '/',
      '/inventory',
      '/vehicles/ev-city',
      '/contact',
      '/eco-impact',
      '/dalton-golf-carts',
      '/terms',
    ]) {
      const response = await app.ask(path);
      const html = await response.text();
      const attributes = elements(html, '*').flatMap((one) => Object.keys(one));
      expect(attributes.filter((name) => /^(style$|on)/.test(name))).toEqual([]);
      const policy = response.headers.get('content-security-policy') ?? '';
      const styles = inline(html, 'style');
      expect([path, styles.length]).toEqual([path, 1]);
      expect(policy).toContain(`style-src ${styles[0]};`);
      const hasIsland = attributes.includes('data-island');
      const loaders = inline(html, 'script');
      expect([path, loaders.length]).toEqual([path, 1]);
      expect(policy).toContain(`script-src ${hasIsland ? "'self' " : ''}${loaders[0]};`);
    }
  });

  // spec S22.1, S23.1
  test('pages without an island load no script, and have less than 1 kB of it', async () => {
    for (const path of ['/', '/services', '/dalton-golf-carts', '/terms']) {
      const html = await app.page(path);
      const loaded = elements(html, 'script').filter(({ type }) => type !== 'application/ld+json');
      expect([path, loaded]).toEqual([path, [{}]]);
      expect(/<script>(.*?)<\/script>/s.exec(html)?.[1]?.length).toBeLessThan(1000);
    }
  });

  // spec S17.2
  test('without https there is no HSTS', async () => {
    const plain = await openApp({ site: { siteUrl: 'http://localhost:3000' } });
    try {
      expect((await plain.ask('/')).headers.get('strict-transport-security')).toBeNull();
    } finally {
      await plain.close();
    }
  });
});

describe('conditional requests, HEAD and encodings', () => {
  test.each([
    ...['/', '/inventory', '/api/vehicles', '/drawings/map-dalton.svg'],
    '/models/d5-ranger-2+2.glb',
  ])('%s: what the visitor has is not sent again', async (path) => {
    const first = await app.ask(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.ask(path, { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('content-security-policy')).toBeTruthy();
    }
    const changed = await app.ask(path, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test.each(['/', '/contact', '/api/vehicles', '/nowhere', '/healthz'])(
    'HEAD %s has the headers of a GET and no body',
    async (path) => {
      const get = await app.ask(path);
      const head = await app.ask(path, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect(await head.text()).toBe('');
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    },
  );

  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['nonsense;;;q=x', null],
  ] as const)('Accept-Encoding %j gets %s', async (accepted, encoding) => {
    const plain = await app.page('/denago');
    for (const time of ['first', 'kept']) {
      const response = await app.ask('/denago', { headers: { 'accept-encoding': accepted } });
      expect(response.headers.get('content-encoding'), time).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      const body = Buffer.from(await response.arrayBuffer());
      expect(Number(response.headers.get('content-length'))).toBe(body.length);
      const text = encoding === null ? body : decoders[encoding](body);
      expect(text.toString()).toBe(plain);
    }
  });
});
