import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { elements, findAll, jsonLdObjects, metaOf, textOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** Carts without photographs, shown in their own colors or said to be shown in others (spec S3.14). */

const rover = {
  brand: 'Denago',
  name: '2026 Denago Rover XL6',
  specifications: { seatingCapacity: 6 },
};
const ranger = {
  brand: 'Evolution',
  name: 'Evolution D5 Ranger 4',
  specifications: { seatingCapacity: 4 },
};
const model = 'Picture of the model in';

/** What a row says, what its card says of its picture, and how the picture's address begins. */
const kinds: readonly [Partial<Vehicle>, string, string][] = [
  [
    { ...rover, exteriorColor: 'Scarlet', interiorColor: 'Black' },
    `${model} scarlet with black seats, not of this cart`,
    '/stills/rover-xl6/front/scarlet/black',
  ],
  [
    { ...rover, exteriorColor: 'Aqua' },
    `${model} aqua, not of this cart`,
    '/stills/rover-xl6/front/aqua/saddle',
  ],
  [
    { ...rover, exteriorColor: 'Matte Black', interiorColor: 'Tan' },
    `${model} matte black with tan seats, not of this cart`,
    '/stills/rover-xl6/front/matte-black/tan',
  ],
  [
    { ...rover, exteriorColor: 'Predator' },
    `${model} primer gray, not of this cart. Color: Predator`,
    '/stills/rover-xl6/front/primer-gray/saddle',
  ],
  [rover, `${model} graphite, not of this cart`, '/pictures/carts/rover-xl6-front'],
  [
    { ...ranger, exteriorColor: 'Champagne', interiorColor: 'Stone' },
    `${model} champagne with stone seats, not of this cart`,
    '/stills/d5-ranger-4/front/champagne/stone',
  ],
  [
    { ...ranger, exteriorColor: 'Lime' },
    `${model} lime, not of this cart`,
    '/stills/d5-ranger-4/front/lime/charcoal',
  ],
  // Its own finish is the picture there is.
  [
    { ...ranger, exteriorColor: 'Sandstone' },
    `${model} sandstone, not of this cart`,
    '/pictures/carts/d5-ranger-4-front',
  ],
  // Four seats, of a model with six; two, that carry loads and no golf bags.
  [
    {
      brand: 'Denago',
      name: 'Denago Rover XL',
      specifications: { seatingCapacity: 4 },
      exteriorColor: 'Navy Blue',
    },
    'Drawing. Photos on request',
    '/drawings/cart_four_lifted_navy-blue_unpainted.svg',
  ],
  [
    {
      brand: 'Cushman',
      name: 'Cushman Hauler 1200',
      category: 'Utility',
      exteriorColor: 'Forest Green',
      interiorColor: 'Gray',
    },
    'Drawing. Photos on request',
    '/drawings/cart_bed_street_forest-green_gray.svg',
  ],
];

/** Eight of each; their prices keep them apart. */
const stock = Array.from({ length: 80 }, (_, place) => {
  const [facts, caption, picture] = kinds[place % kinds.length] ?? [{}, '', ''];
  const vehicle = row({
    id: `unit-${place}`,
    stockNumber: `U${place}`,
    price: 5_000 + place * 10,
    ...facts,
  });
  return { vehicle, caption, picture };
});

const app = await openApp({ vehicles: stock.map(({ vehicle }) => vehicle) });
afterAll(() => app.close());

test('each of 80 cards shows what its caption says, and its row has', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => app.page(`/inventory?page=${page}`)));
  const cards = new Map(
    pages
      .flatMap((html) => findAll(html, 'article'))
      .map((card) => [/Stock (U\d+)/.exec(card.text)?.[1], card] as const),
  );
  expect(cards.size).toBe(80);
  for (const { vehicle, caption, picture } of stock) {
    const card = cards.get(vehicle.stockNumber);
    expect(card?.text.split('\n'), vehicle.id).toContain(caption);
    expect(card?.findAll('img')[0]?.attributes.src, vehicle.id).toContain(picture);
  }
});

test('the page of a cart says the same, and names no other cart’s picture its own', async () => {
  for (const { vehicle, caption, picture } of stock.slice(0, kinds.length)) {
    const html = await app.page(`/vehicles/${vehicle.id}`);
    expect(findAll(html, 'main')[0]?.text.split('\n'), vehicle.id).toContain(caption);
    expect(findAll(html, 'main')[0]?.findAll('img')[0]?.attributes.src).toContain(picture);
    for (const path of [`/compare?carts=${vehicle.id}`, `/contact?vehicle=${vehicle.id}`]) {
      expect(await app.page(path), path).toContain(picture);
    }
  }
  expect(await (await app.ask('/api/vehicles/unit-0')).json()).toMatchObject({ images: [] });
});

/** spec S6.9 */
test('photographs come first, under their own name; a chosen finish comes before them', async () => {
  const photo = 'https://pictures.example/one.jpg';
  const other = await openApp({
    vehicles: [
      row({ id: 'a', ...ranger, images: [photo], exteriorColor: 'Aqua', interiorColor: 'Tan' }),
    ],
  });
  const gallery = async (query: string) => {
    const slides = findAll(await other.page(`/vehicles/a${query}`), 'li').filter(({ attributes }) =>
      attributes.id?.startsWith('picture-'),
    );
    return slides.map((slide) => [slide.findAll('img')[0]?.attributes.src, slide.text.trim()]);
  };
  const own = await gallery('');
  expect(own[0]).toEqual([photo, '']);
  const caption = `${model} aqua with tan seats, not of this cart`;
  expect(own[1]).toEqual([
    '/stills/d5-ranger-4/front/aqua/tan-800.webp',
    `Rendering, not a photograph\n${caption}`,
  ]);
  const chosen = await gallery('?paint=burgundy');
  expect(chosen[0]?.[0]).toBe('/stills/d5-ranger-4/front/burgundy/tan-800.webp');
  expect(chosen.at(-1)).toEqual([photo, '']);
  const html = await other.page('/vehicles/a');
  for (const name of ['Photos of this cart', 'Pictures of the model']) expect(html).toContain(name);
  await other.close();
});

/** spec S3.14 */
test('a row with pictures of ours in another color is shown in its own wherever it is pictured', async () => {
  const images = ['front', 'side', 'seats'].map(
    (view) => `/pictures/carts/nomad-xl-${view}-800.webp`,
  );
  const facts = { brand: 'Denago', name: 'Denago NOMAD XL', condition: 'new', images } as const;
  const other = await openApp({
    vehicles: [
      row({ id: 'red', ...facts, exteriorColor: 'Red' }),
      row({ id: 'odd', ...facts, exteriorColor: 'Predator' }),
      row({ id: 'own', ...facts, exteriorColor: 'Midnight blue' }),
      row({ id: 'plaid', ...facts, exteriorColor: 'Red', interiorColor: 'Plaid' }),
      row({ id: 'unsaid', ...facts }),
    ],
  });
  const set = '/stills/nomad-xl/front/red/tan';
  for (const path of [
    '/vehicles/red',
    '/inventory',
    '/compare?carts=red',
    '/contact?vehicle=red',
  ]) {
    expect(await other.page(path), path).toContain(`${set}-800.webp`);
  }
  const feed = await (await other.ask('/feeds/google-products.xml')).text();
  const api = await (await other.ask('/api/vehicles/red')).json();
  for (const text of [feed, JSON.stringify(api.images)]) expect(text).toContain(`${set}-800.webp`);
  const page = await other.page('/vehicles/red');
  const [car] = jsonLdObjects(page).filter(({ color }) => color === 'Red');
  expect(car?.image).toEqual(
    ['front', 'side'].map((view) => `${siteUrl}/stills/nomad-xl/${view}/red/tan-800.webp`),
  );
  expect(metaOf(page, 'og:image:alt')).not.toContain('midnight');
  expect(page.split('Similar carts')[0]).not.toMatch(/midnight blue with|not of this cart/);
  // Without a still the picture says whose it is not, and machines have none.
  const odd = await other.page('/vehicles/odd');
  expect(odd).toContain('Picture of the model in primer gray, not of this cart. Color: Predator');
  for (const path of ['/vehicles/odd', '/compare?carts=odd', '/contact?vehicle=odd']) {
    expect(await other.page(path)).toContain('/stills/nomad-xl/front/primer-gray/tan-800.webp');
  }
  // Nobody orders it.
  expect(textOf(await other.page('/contact?vehicle=odd&paint=primer-gray'))).not.toContain(
    'in primer gray.',
  );
  expect(jsonLdObjects(odd).find(({ color }) => color === 'Predator')).not.toHaveProperty('image');
  const plaid = await other.page('/vehicles/plaid');
  expect(plaid).toContain('Picture of the model in red, not of this cart');
  expect(jsonLdObjects(plaid).find(({ color }) => color === 'Red')).not.toHaveProperty('image');
  const unsaid = await other.page('/vehicles/unsaid');
  expect(unsaid).toContain('Picture of the model in midnight blue, not of this cart');
  expect(
    jsonLdObjects(unsaid).find(({ '@id': id }) => String(id).endsWith('#vehicle')),
  ).not.toHaveProperty('image');
  const closeUp = '/pictures/carts/nomad-xl-wheel-800.webp';
  expect(await other.page('/vehicles/own')).toContain(closeUp);
  expect(await other.page('/vehicles/own?paint=copper')).not.toContain(closeUp);
  await other.close();
});

/** spec S10.9 */
test('a chosen finish changes the pictures of the page, and of the form, without a script', async () => {
  const page = await app.page('/vehicles/unit-4?paint=lake-blue&seats=cream');
  const sources = elements(page, 'source').map(({ srcset }) => srcset);
  const set = '/stills/rover-xl6/front/lake-blue/cream';
  expect(sources[0]).toBe(
    [480, 800, 1200].map((width) => `${set}-${width}.avif ${width}w`).join(', '),
  );
  expect(page).toContain('/stills/rover-xl6/side/lake-blue/cream-');
  expect(page).toContain('/stills/rover-xl6/rear/lake-blue/cream-');
  expect(page).toContain('alt="ROVER XL6 in lake blue with 6 cream seats, on a lifted stance');
  expect(page).not.toContain('Close-up');
  expect(await app.page('/contact?vehicle=unit-4&paint=lake-blue&seats=cream')).toContain(
    `${set}-`,
  );
  // What is no finish of the series is passed over.
  expect(await app.page('/vehicles/unit-4?paint=plaid')).not.toContain('plaid');
});

/** spec S10.9 */
test('a picture in a finish is made once, of the size its name says, and kept', async () => {
  for (const [format, size, most] of [
    ['avif', [480, 320], 14_000],
    ['webp', [800, 533], 28_000],
  ] as const) {
    const path = `/stills/rover-xl6/front/scarlet/black-${size[0]}.${format}`;
    const response = await app.ask(path);
    const type = response.headers.get('content-type');
    expect([response.status, type]).toEqual([200, `image/${format}`]);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=604800/);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height, hasAlpha } = await sharp(bytes).metadata();
    expect([width, height, hasAlpha]).toEqual([...size, format === 'avif']);
    expect(bytes.length).toBeLessThan(most);
    const etag = response.headers.get('etag') ?? '';
    const again = await app.ask(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
  expect(readdirSync(join(app.site.dataDir, 'stills'))).toHaveLength(2);
  for (const wrong of [
    'plaid/black-480.avif',
    'scarlet/black-481.avif',
    'scarlet/black-1600.avif',
  ]) {
    expect((await app.ask(`/stills/rover-xl6/front/${wrong}`)).status, wrong).toBe(404);
  }
});
