import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { elements, findAll, jsonLdObjects, metaOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** Carts without photographs, shown in their own colors or said to be shown in others (spec S3.14). */

const rover = {
  brand: 'Denago',
  name: '2026 Denago Rover XL6',
  specifications: { seatingCapacity: 6 },
};
const ours = ['front', 'side', 'seats'].map((view) => `/pictures/carts/nomad-xl-${view}-800.webp`);
const nomad = { brand: 'Denago', name: 'Denago NOMAD XL', condition: 'new', images: ours } as const;
const photo = 'https://pictures.example/one.jpg';
const model = 'Picture of the model in';

/** What a row says, what stands at its picture, where that is, and whether machines are told of it. */
const kinds: readonly (readonly [Partial<Vehicle>, string, string, boolean])[] = [
  [
    { ...rover, exteriorColor: 'Scarlet', interiorColor: 'Black' },
    `${model} scarlet with black seats, not of this cart`,
    '/stills/rover-xl6/front/scarlet/black-800.webp',
    false,
  ],
  [
    { brand: 'Cushman', name: 'Cushman Hauler 1200', exteriorColor: 'Forest Green' },
    'Drawing. Photos on request',
    '/drawings/cart_bed_street_forest-green_unpainted.svg',
    false,
  ],
  [
    { ...nomad, exteriorColor: 'Predator' },
    `${model} primer gray, not of this cart. Color: Predator`,
    '/stills/nomad-xl/front/primer-gray/tan-800.webp',
    false,
  ],
  [
    { ...nomad, exteriorColor: 'Red' },
    'Rendering, not a photograph',
    '/stills/nomad-xl/front/red/tan-800.webp',
    true,
  ],
  [{ ...rover, images: [photo], exteriorColor: 'Aqua' }, 'Photos of this cart', photo, true],
  [rover, `${model} graphite, not of this cart`, '/pictures/carts/rover-xl6-front-800.webp', false],
];

const app = await openApp({
  vehicles: kinds.map(([facts], place) =>
    row({ id: `unit-${place}`, price: 5_000 + place, ...facts }),
  ),
});
afterAll(() => app.close());

/** spec S3.14, S6.9 */
test('every place shows the same picture of a cart, with its caption; machines have its own alone', async () => {
  const feed = await app.page('/feeds/google-products.xml');
  const cards = findAll(await app.page('/inventory'), 'article');
  for (const [place, [facts, words, picture, isOwn]] of kinds.entries()) {
    const id = `unit-${place}`;
    const html = await app.page(`/vehicles/${id}`);
    const [main] = findAll(html, 'main');
    expect(main?.text, id).toContain(words);
    const first = main?.findAll('img').find(({ attributes }) => attributes.alt !== '');
    expect(first?.attributes.src, id).toBe(picture);
    for (const path of [`/compare?carts=${id}`, `/contact?vehicle=${id}`]) {
      expect(await app.page(path), path).toContain(picture);
    }
    const card = cards.find((one) =>
      one.findAll('a').some(({ attributes }) => attributes.href === `/vehicles/${id}`),
    );
    expect(card?.findAll('img')[0]?.attributes.src, id).toBe(picture);
    if (!isOwn) expect(card?.text.split('\n'), id).toContain(words);
    const node = jsonLdObjects(html).find(
      ({ image, color }) => image && color === facts.exteriorColor,
    );
    const images = [node?.image ?? []].flat().map((image) => String(image).replace(siteUrl, ''));
    const api = await (await app.ask(`/api/vehicles/${id}`)).json();
    expect(images, id).toEqual(api.images);
    expect(images[0], id).toBe(isOwn ? picture : undefined);
    expect(feed.includes(picture), id).toBe(isOwn && facts.condition === 'new');
  }
  expect(metaOf(await app.page('/vehicles/unit-3'), 'og:image:alt')).toContain(' in red ');
});

/** spec S10.9 */
test('a chosen finish changes the pictures of the page, and of the form, without a script', async () => {
  const page = await app.page('/vehicles/unit-5?paint=lake-blue&seats=cream');
  const sources = elements(page, 'source').map(({ srcset }) => srcset);
  const set = '/stills/rover-xl6/front/lake-blue/cream';
  expect(sources[0]).toBe(
    [480, 800, 1200].map((width) => `${set}-${width}.avif ${width}w`).join(', '),
  );
  expect(page).toContain('/stills/rover-xl6/side/lake-blue/cream-');
  expect(page).toContain('/stills/rover-xl6/rear/lake-blue/cream-');
  expect(page).toContain('alt="ROVER XL6 in lake blue with 6 cream seats, on a lifted stance');
  expect(page).not.toContain('Close-up');
  expect(await app.page('/contact?vehicle=unit-5&paint=lake-blue&seats=cream')).toContain(
    `${set}-`,
  );
  // What is no finish of the series is passed over.
  expect(await app.page('/vehicles/unit-5?paint=plaid')).not.toContain('plaid');
});

/** spec S10.9 */
test('a picture in a finish is made once, of the size its name says, and kept', async () => {
  const set = '/stills/rover-xl6/front/scarlet';
  for (const [name, size, maxBytes] of [
    ['black-480.avif', [480, 320, true], 14_000],
    ['black-800.webp', [800, 533, false], 28_000],
  ] as const) {
    const response = await app.ask(`${set}/${name}`);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=604800/);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    expect([width, height, hasAlpha]).toEqual(size);
    expect(bytes.length).toBeLessThan(maxBytes);
  }
  expect(readdirSync(join(app.site.dataDir, 'stills'))).toHaveLength(2);
  for (const wrong of ['plaid/black-480.avif', 'scarlet/black-481.avif']) {
    expect((await app.ask(`/stills/rover-xl6/front/${wrong}`)).status, wrong).toBe(404);
  }
});
