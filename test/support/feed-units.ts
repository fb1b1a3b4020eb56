import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { googleProductsXml } from '../../stock/feeds/google-products.ts';
import { cart } from './cart.ts';

/** Carts for the feeds: one kept off the road, one made for the street, and one with hostile texts. */

export const offRoad = cart({
  id: 'd5-ranger-2+2',
  name: 'Evolution D5 RANGER 2+2',
  brand: 'Evolution',
  category: 'D5 Ranger Series',
  price: 7695,
  condition: 'new',
  description: 'Four seats.',
  images: ['/pictures/ranger.webp', '/pictures/ranger.svg', 'https://img.example/a,b.jpg'],
  specifications: { seatingCapacity: 4 },
  addedAt: '2026-03-04T05:06:07.000Z',
  updatedAt: '2026-03-04T05:06:07.000Z',
});

export const street: StockedVehicle = {
  ...offRoad,
  id: 'lr-1001',
  name: '2025 Denago EV City',
  brand: 'Denago',
  price: 13_995,
  msrp: 15_000,
  year: 2025,
  vin: '5LDGC4A1XRN000101',
  stockNumber: 'LR-1001',
  exteriorColor: 'Verdant Green',
  location: 'Scranton showroom',
  streetLegal: true,
};

const hostileText =
  '=cmd|\' /C calc\'!A1 ]]><script>alert("1")</script> & </item>\u0000\u0008\u202E\uFFFE\uD800 \r\n"x",,';
export const hostile: StockedVehicle = {
  ...street,
  id: 'hostile',
  name: hostileText,
  brand: `+${hostileText}`,
  description: `@${hostileText}`,
  exteriorColor: `-${hostileText}`,
  interiorColor: `\t${hostileText}`,
  stockNumber: hostileText,
  specifications: { model: hostileText, trim: hostileText, mpn: hostileText },
  vin: '5LDGC4A1XRN000666',
};

/** The site the feeds are made for. */
export const site = 'https://carts.example';

/** The product feed of these carts, read as XML. */
export const products = (...vehicles: StockedVehicle[]) => {
  const xml = [...googleProductsXml(vehicles, site)].join('');
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'item',
    parseTagValue: false,
  });
  return parser.parse(xml).rss;
};

type Row = Record<string, string>;
/** The rows of a feed as CSV, by heading. */
export const rows = (pieces: Iterable<string>): Row[] =>
  parse([...pieces].join(''), { columns: true });
