import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { metaOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

const app = await openApp();
afterAll(() => app.close());

/** The address of the sharing picture of a page, from its path on. */
const sharedBy = async (path: string, from = app) =>
  (metaOf(await from.page(path), 'og:image') ?? '').replace(siteUrl, '');

// spec S21.1
test.each([
  ['/', '/social/pictures/heroes/lake-1200x630.jpg'],
  ['/denago', '/social/pictures/heroes/denago-1200x630.jpg'],
  ['/vehicles/d5-ranger-2+2', '/social/pictures/carts/d5-ranger-2-2-front-1200x630.jpg'],
])('%s is shared with %s, a JPEG of 1200 by 630 pixels', async (path, address) => {
  const shared = await sharedBy(path);
  expect(shared.split('?')[0]).toBe(address);
  const response = await app.ask(shared);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const body = Buffer.from(await response.arrayBuffer());
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(body.length).toBeLessThan(200_000);
});

test('the sharing picture of a cart of ours shows all of it on the ground of the studio', async () => {
  const jpeg = await (await app.ask(await sharedBy('/vehicles/d5-ranger-2+2'))).arrayBuffer();
  const rows = async (top: number) =>
    sharp(jpeg).extract({ left: 0, top, width: 1200, height: 30 }).greyscale().raw().toBuffer();
  expect(Math.min(...(await rows(0)))).toBeGreaterThan(150);
  expect(Math.min(...(await rows(600)))).toBeGreaterThan(150);
  expect(Math.min(...(await rows(300)))).toBeLessThan(60);
});

test('a cart without a picture of ours is shared with one of its own', async () => {
  const carts: readonly Partial<Vehicle>[] = [
    { name: 'Rover XL6', exteriorColor: 'Scarlet' },
    { brand: 'Club Car', name: 'Precedent', exteriorColor: 'Red' },
    { images: ['https://pictures.example/1.jpg'] },
  ];
  const own = await openApp({ vehicles: carts.map((one, at) => row({ id: `${at}`, ...one })) });
  for (const [at, kind] of ['stills/rover-xl6/front/scarlet', 'drawings', 'drawings'].entries()) {
    const address = await sharedBy(`/vehicles/${at}`, own);
    expect(address).toContain(`/social/${kind}/`);
    expect((await own.ask(address, { method: 'HEAD' })).status).toBe(200);
  }
  await own.close();
});

// spec S20.5
test.each([
  ['/pictures/carts/ev-city-front', 200],
  ['/stills/ev-city/front/matte-black/tan', 200],
  ['/pictures/carts/nothing-front', 404],
  ['/pictures/heroes/lake', 404],
  ['/stills/ev-city/front/plaid/tan', 404],
  ['/photos/0123456789abcdef0123', 404],
  ['/pictures/heroes/nowhere-1200x630', 404],
  ['/drawings/cart_boat_street_red_tan-1200x630', 404],
  ['/drawings/map-1200x630', 404],
])('the picture of a cart at %s as JPEG: %i', async (path, status) => {
  const response = await app.ask(`/social${path}.jpg`);
  expect(response.status).toBe(status);
  if (status !== 200) return;
  const { format, width = 0 } = await sharp(await response.arrayBuffer()).metadata();
  expect([format, width >= 800]).toEqual(['jpeg', true]);
});
