import { afterAll, describe, expect, test } from 'vitest';
import { finishListOf } from '../../domain/catalogue/known-models/finish-list.ts';
import { elements } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';

/** Models for phones' own viewers, and the links to them (spec S10.3). */

const app = await openApp();
afterAll(() => app.close());

describe('the files', () => {
  // spec S10.6
  test.each([
    ['/models/classic-2-pro.ar.glb', 'model/gltf-binary', 'glTF'],
    ['/models/classic-2-pro.usdz', 'model/vnd.usdz+zip', 'PK\u0003\u0004'],
    ['/models/d5-ranger-2+2.usdz', 'model/vnd.usdz+zip', 'PK\u0003\u0004'],
    ['/models/d5-ranger-2%2B2.ar.glb', 'model/gltf-binary', 'glTF'],
  ])('%s is made when it is asked for, and kept', async (path, type, begin) => {
    const response = await app.ask(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4)).toBe(begin);
    expect(bytes.length).toBeLessThan(3_000_000);

    const head = await app.ask(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${bytes.length}`]);
    expect(await head.text()).toBe('');
    const etag = response.headers.get('etag') ?? '';
    expect(head.headers.get('etag')).toBe(etag);
    const again = await app.ask(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  // spec S10.6
  test('another finish is another file; what is not in the list is passed over', async () => {
    const etag = async (query: string) =>
      (await app.ask(`/models/classic-2-pro.usdz${query}`, { method: 'HEAD' })).headers.get('etag');
    const own = await etag('');
    expect(await etag('?paint=ivory&seats=saddle')).not.toBe(own);
    expect(await etag('?paint=plaid&other=1')).toBe(own);
  });

  test('the file of the page is one of the build, compressed, the same in any finish', async () => {
    const path = '/models/d5-ranger-2+2.glb';
    const headers = { 'accept-encoding': 'br' };
    const response = await app.ask(path, { headers });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'model/gltf-binary',
    ]);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=604800,/);
    const etag = response.headers.get('etag') ?? '';
    const again = await app.ask(path, { headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const painted = await app.ask(`${path}?paint=ivory`, { headers });
    expect([painted.status, painted.headers.get('etag')]).toEqual([200, etag]);
  });

  // spec S10.6
  test.each([
    '/models/nothing.glb',
    '/models/nothing.usdz',
    '/models/constructor.ar.glb',
    // Modelled, but its length is not known.
    '/models/rover-xl6.usdz',
    '/models/classic-2-pro.obj',
    '/models/.usdz',
  ])('there is no %s', async (path) => {
    expect((await app.ask(path)).status).toBe(404);
  });

  test('of five that one client has made at once one is to be asked for again (spec S22.8)', async () => {
    const { paints } = finishListOf('d5-ranger-6') ?? { paints: [] };
    const responses = await Promise.all(
      paints.map(({ slug }) =>
        app.ask(`/models/d5-ranger-6.usdz?paint=${slug}`, { method: 'HEAD' }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 503]);
    const refused = responses.find(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).toBe('10');
    expect(refused?.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the links on a vehicle page', () => {
  const linksOf = (html: string) => ({
    android: elements(html, 'a').find(({ href }) => href?.startsWith('intent:'))?.href,
    apple: elements(html, 'a').find(({ rel }) => rel === 'ar')?.href,
  });

  test('open the model in the finish that was chosen', async () => {
    const html = await app.page('/vehicles/classic-2-pro?paint=ivory');
    const { android = '', apple = '' } = linksOf(html);
    expect(apple).toBe('/models/classic-2-pro.usdz?paint=ivory#allowsContentScaling=0');
    const [address = '', , ...fields] = android.split(/#Intent|;/);
    const intent = new URL(address.replace('intent:', 'https:'));
    expect(intent.host + intent.pathname).toBe('arvr.google.com/scene-viewer/1.2');
    expect(Object.fromEntries(intent.searchParams)).toEqual({
      file: `${siteUrl}/models/classic-2-pro.ar.glb?paint=ivory`,
      mode: 'ar_preferred',
      resizable: 'false',
      title: 'Evolution CLASSIC 2 PRO',
    });
    const page = encodeURIComponent(`${siteUrl}/vehicles/classic-2-pro`);
    expect(fields).toContain(`S.browser_fallback_url=${page}`);
    expect(fields).toContain('scheme=https');
    const file = intent.searchParams.get('file') ?? '';
    expect((await app.ask(file.slice(siteUrl.length), { method: 'HEAD' })).status).toBe(200);
  });

  test('the link for an iPhone holds one picture and nothing else', async () => {
    const html = await app.page('/vehicles/classic-2-pro');
    expect(html).toMatch(/<a rel="ar" href="[^"]+"><img [^>]+><\/a>/);
  });

  test.each(['/vehicles/rover-xl6', '/vehicles/d5-ranger-4'])(
    '%s, of which a size is not known, has no links',
    async (path) => {
      expect(linksOf(await app.page(path))).toEqual({ android: undefined, apple: undefined });
    },
  );
});
