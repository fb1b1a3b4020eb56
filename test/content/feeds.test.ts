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
const cartOf = (id: string) => carts.find((cart) => cart.id === id);

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
  all.filter((_, index) => index % Math.ceil(all.length / 40) === 0);

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

const columnsOf = {
  'google-vehicles.csv': {
    id: 'id',
    link: 'link',
    condition: 'condition',
    fuel: 'engine',
    image: 'image_link',
    color: 'color',
    showroom: 'store_code',
  },
  'meta-vehicles.csv': {
    id: 'vehicle_id',
    link: 'url',
    condition: 'state_of_vehicle',
    fuel: 'fuel_type',
    image: 'image[0].url',
    color: 'exterior_color',
    showroom: 'dealer_id',
  },
} as const;

// spec S20.1
test.each(Object.entries(columnsOf))(
  '%s says of each cart what its page and its row say',
  async (name, columns) => {
    const rows: Row[] = parse(await app.page(`/feeds/${name}`), { columns: true });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const cell = (column: keyof typeof columns) => row[columns[column]] ?? '';
      const { html, offer, car } = await pageAt(cell('link'));
      expect(offer?.itemCondition?.toLowerCase()).toContain(cell('condition').toLowerCase());
      expect(offer).toMatchObject({
        price: dollars(row.sale_price || row.price),
        availability: 'https://schema.org/InStock',
      });
      expect(car).toMatchObject({ vehicleIdentificationNumber: row.vin, color: cell('color') });
      expect(car?.image).toContain(cell('image'));
      const isGas = cartOf(cell('id'))?.fuel === 'gas';
      expect(cell('fuel').toLowerCase()).toBe(isGas ? 'gasoline' : 'electric');
      expect(cell('showroom')).toBe('scranton');
      expect(html).toContain('Scranton');
    }
  },
);

test('what is sold is in no feed, and a serial number in none', async () => {
  const sold = carts.filter(({ status }) => status === 'sold');
  expect(sold.length).toBeGreaterThan(0);
  for (const name of ['google-products.xml', 'google-vehicles.csv', 'meta-vehicles.csv']) {
    const text = await app.page(`/feeds/${name}`);
    for (const { id } of sold) expect(text).not.toContain(`/vehicles/${id}`);
    for (const { serialNumber } of carts) {
      if (serialNumber !== undefined) expect(text).not.toContain(serialNumber);
    }
  }
});
