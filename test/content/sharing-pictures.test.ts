import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/catalogue/sample.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { metaOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

const [sample] = sampleVehicles as readonly [Vehicle, ...Vehicle[]];

const app = await openApp();
afterAll(() => app.close());

const picture = async (path: string, init?: RequestInit) => app.ask(`/social${path}.jpg`, init);

// spec S21.1
test.each([
  ['/home'],
  ['/about'],
  ['/vehicles/d5-ranger-2+2'],
  ['/scranton-golf-carts'],
  ['/rentals/scranton'],
  ['/policies/delivery-policy'],
])('%s is a JPEG of 1200 by 630 pixels', async (path) => {
  const response = await picture(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const body = Buffer.from(await response.arrayBuffer());
  expect(await sharp(body).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(body.length).toBeLessThan(100_000);
});

test('the sharing picture of a cart of ours shows it on the ground of the studio', async () => {
  const jpeg = await (await picture('/vehicles/d5-ranger-2+2')).arrayBuffer();
  const place = { left: 564, top: 44, width: 588, height: 430 };
  const pixels = await sharp(jpeg).extract(place).greyscale().raw().toBuffer();
  expect(pixels[place.width * 20 + 20]).toBeCloseTo(0xc8, -1);
  const dark = pixels.filter((value) => value < 60);
  expect(dark.length).toBeGreaterThan(pixels.length / 50);
});

// spec S20.5
test.each([
  ['/pictures/carts/ev-city-front', 200],
  ['/stills/ev-city/front/matte-black/tan', 200],
  ['/pictures/carts/nothing-front', 404],
  ['/pictures/heroes/lake', 404],
  ['/stills/ev-city/front/plaid/tan', 404],
  ['/photos/0123456789abcdef0123', 404],
])('the picture of a cart at %s as JPEG: %i', async (path, status) => {
  const response = await picture(path);
  expect(response.status).toBe(status);
  if (status !== 200) return;
  const { format, width = 0 } = await sharp(await response.arrayBuffer()).metadata();
  expect([format, width >= 1200]).toEqual(['jpeg', true]);
});

test('each is different', async () => {
  const both = await Promise.all(['/about', '/rentals'].map((path) => picture(path)));
  const [one, other] = await Promise.all(both.map((response) => response.arrayBuffer()));
  expect(Buffer.from(one as ArrayBuffer).equals(Buffer.from(other as ArrayBuffer))).toBe(false);
});

test('a picture with a known entity tag is not sent again; HEAD sends no body', async () => {
  const etag = (await picture('/about')).headers.get('etag') ?? '';
  const again = await picture('/about', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await picture('/about', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  '',
  '/',
  '/nowhere',
  '/vehicles/nothing',
  '/vehicle/ev-city',
  '/towns/dalton',
  '/privacy',
])('%s has none', async (path) => expect((await picture(path)).status).toBe(404));

test('a changed price changes the address of the picture', async () => {
  const imageOf = async (price: number) => {
    const one = await openApp({ vehicles: [{ ...sample, id: 'one', price }] });
    const html = await one.page('/vehicles/one');
    await one.close();
    return metaOf(html, 'og:image');
  };
  expect(await imageOf(9_000)).not.toBe(await imageOf(9_100));
});

test('unusual names are drawn', async () => {
  const names = ['', '<b>&amp;</b> "]]>', '高尔夫球车 🛺', 'W'.repeat(400), '\u202Eback'];
  const odd = await openApp({
    vehicles: names.map((name, n) => ({ ...sample, id: `v${n}`, name: name || ' ' })),
  });
  for (const [n] of names.entries()) {
    expect((await odd.ask(`/social/vehicles/v${n}.jpg`, { method: 'HEAD' })).status, names[n]).toBe(
      200,
    );
  }
  await odd.close();
});
