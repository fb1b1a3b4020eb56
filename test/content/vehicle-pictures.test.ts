import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photoWidths } from '../../domain/stock/pictures/photo.ts';
import { encodeSet } from '../../stock/photos/encode-set.ts';
import { phonePhotograph, plain } from '../support/camera.ts';
import { findAll, jsonLdTexts, metaOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** The pictures of a vehicle's page. */

const name = '0123456789abcdef0123';
const address = `/photos/${name}-1600.webp`;
const ours = {
  images: ['front', 'side'].map((view) => `/pictures/carts/turfman-800-${view}-800.webp`),
};
const closeUps = ['seats', 'bed', 'dash'].map((view) => `turfman-800-${view}`);
const tall = 'f'.repeat(20);
const app = await openApp({
  vehicles: [
    row({ id: 'pictured', images: [address] }),
    row({ id: 'ours', condition: 'new', exteriorColor: 'sage green', ...ours }),
    row({ id: 'ev-nomad', name: 'EV NOMAD', brand: 'Denago' }),
    row({ id: 'tall', images: [`/photos/${tall}-1600.webp`] }),
  ],
});
const sets = join(app.site.dataDir, 'photos-web');
const quickly = { effort: { avif: 0, webp: 0 }, widths: photoWidths };
await encodeSet(await phonePhotograph(), join(sets, name), quickly);
await encodeSet(await plain(1600, 3500).png().toBuffer(), join(sets, tall), quickly);
afterAll(() => app.close());

// spec S19.10
test('a cart’s page names a photograph in every size, and all files exist', async () => {
  const page = await app.page('/vehicles/pictured');
  const addresses = new Set(page.match(/(?<!\/social)\/photos\/[\w.-]+/g));
  expect(addresses.size).toBeGreaterThanOrEqual(6);
  for (const path of addresses) {
    const response = await app.ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toBe(`image/${path.split('.').at(-1)}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBe(Number(response.headers.get('content-length')));
  }
});

// spec S6.8
test('a photograph is a link to itself, a rendering is not', async () => {
  const linked = (html: string) => html.match(/<a href="[^"]*"><picture>/g) ?? [];
  expect(linked(await app.page('/vehicles/pictured'))).toEqual([`<a href="${address}"><picture>`]);
  expect(linked(await app.page('/vehicles/ev-nomad'))).toEqual([]);
});

test.each([
  ['pictured', name],
  ['tall', tall],
])('the sharing picture of %s is cut from its photograph', async (id, set) => {
  const address = `/social/photos/${set}-1200x630.jpg`;
  expect(metaOf(await app.page(`/vehicles/${id}`), 'og:image')).toContain(address);
  const { channels } = await sharp(await (await app.ask(address)).arrayBuffer()).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(blue + 30);
});

test.each([
  ['ours', ['turfman-800-front', 'turfman-800-side', ...closeUps]],
  ['pictured', [name]],
  ['ev-nomad', ['front', 'side', 'rear', 'seats', 'dash'].map((view) => `ev-nomad-${view}`)],
])('%s: close-ups follow where its pictures are of a cart of ours', async (id, expected) => {
  const html = await app.page(`/vehicles/${id}`);
  const [track, thumbs] = ['ul', 'nav'].map((tag) =>
    findAll(html, tag)
      .flatMap((block) => block.findAll('img'))
      // The ground of a photograph is the photograph again.
      .filter(({ attributes }) => tag === 'nav' || attributes.alt !== '')
      .map(({ attributes }) => /([^/]+)-(?:480|800)\.webp$/.exec(attributes.src ?? '')?.[1])
      .filter((set) => set !== undefined),
  );
  expect(track).toEqual(expected);
  expect(thumbs).toEqual(id === 'pictured' ? [] : expected);
});

test('feeds, the API and structured data name the pictures of the row only', async () => {
  const answer = await app.ask('/api/vehicles/ours');
  expect(await answer.json()).toMatchObject(ours);
  const feed = await app.page('/feeds/google-products.xml');
  const data = jsonLdTexts(await app.page('/vehicles/ours')).join();
  for (const text of [feed, data]) {
    expect(text).toContain('turfman-800-side-800.webp');
    expect(text).not.toContain('turfman-800-seats');
  }
});
