import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, expect, test } from 'vitest';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { dealerVehicles } from '../support/dealer-file.ts';
import { openApp } from '../support/open-app.ts';
import { graphOf, typesOf } from '../support/structured-data.ts';

/** What an advertisement says is what the page says that it leads to. */

/** The carts of a dealer's file, each pictured; those with a VIN stand in Scranton and have an MSRP. */
const carts: readonly Vehicle[] = dealerVehicles().map((cart) => ({
  ...cart,
  images: [...cart.images, `https://cdn.vendor.example/u/${cart.id}/front.jpg`],
  ...(cart.vin !== undefined && { location: 'Scranton', msrp: (cart.price ?? 0) + 500 }),
}));

const app = await openApp({ vehicles: carts });
afterAll(() => app.close());

type Row = Readonly<Record<string, string>>;
const dollars = (price = '') => Number(price.replace(/ USD$/, ''));

/** What the page at an address of a feed says in its structured data. */
async function pageAt(url = '') {
  const html = await app.page(new URL(url).pathname);
  const car = graphOf(html).find((node) => typesOf(node).includes('Car'));
  return { html, car, offer: car?.offers as Row | undefined };
}

/** Some of many, from all over. */
const some = <T>(all: readonly T[]) =>
  all.filter((_, index) => index % Math.ceil(all.length / 15) === 0);

// spec S20.1
test('the product feed says of each cart what its page says', async () => {
  const parser = new XMLParser({ parseTagValue: false });
  const xml = parser.parse(await app.page('/feeds/google-products.xml'));
  const items: readonly Row[] = xml.rss.channel.item;
  expect(items.length).toBeGreaterThan(100);
  const standing = { in_stock: 'InStock', out_of_stock: 'OutOfStock' };
  const conditions = { new: 'NewCondition', used: 'UsedCondition' };
  // All that can't be bought today, and some of the others.
  const odd = items.filter((item) => item['g:availability'] === 'out_of_stock');
  expect(odd.length).toBeGreaterThan(3);
  for (const item of [...some(items), ...odd]) {
    const { offer, car } = await pageAt(item['g:link']);
    expect(offer).toMatchObject({
      price: dollars(item['g:price']),
      availability: `https://schema.org/${standing[item['g:availability'] as 'in_stock']}`,
      itemCondition: `https://schema.org/${conditions[item['g:condition'] as 'new']}`,
    });
    expect(car?.color).toBe(item['g:color']);
    expect(car?.image).toContain(item['g:image_link']);
  }
});

// spec S20.1
test.each([
  ['google-vehicles.csv', 'link', 'condition', 'image_link', 'color', 'store_code'],
  ['meta-vehicles.csv', 'url', 'state_of_vehicle', 'image[0].url', 'exterior_color', 'dealer_id'],
])('%s says of each cart what its page says', async (name, ...columns) => {
  const [link = '', condition = '', image = '', color = '', showroom = ''] = columns;
  const rows: Row[] = parse(await app.page(`/feeds/${name}`), { columns: true });
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const { html, offer, car } = await pageAt(row[link]);
    expect(offer?.itemCondition?.toLowerCase()).toContain(row[condition]?.toLowerCase());
    expect(offer).toMatchObject({
      price: dollars(row.sale_price || row.price),
      availability: 'https://schema.org/InStock',
    });
    expect(car).toMatchObject({ vehicleIdentificationNumber: row.vin, color: row[color] });
    expect(car?.image).toContain(row[image]);
    expect(row[showroom]).toBe('scranton');
    expect(html).toContain('Scranton');
  }
});
