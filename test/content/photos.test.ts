import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photoWidths } from '../../domain/stock/pictures/photo.ts';
import { encodeSet } from '../../stock/photos/encode-set.ts';
import { phonePhotograph, plain } from '../support/camera.ts';
import { metaOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

const name = '0123456789abcdef0123';
const address = `/photos/${name}-1600.webp`;
const tall = 'f'.repeat(20);
const app = await openApp({
  vehicles: [
    { ...row({ id: 'pictured' }), images: [address] },
    { ...row({ id: 'tall' }), images: [`/photos/${tall}-1600.webp`] },
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
  const renderings = await openApp();
  expect(linked(await renderings.page('/vehicles/ev-city'))).toEqual([]);
  await renderings.close();
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
