import { afterAll, expect, onTestFinished, test } from 'vitest';
import { formatPrice } from '../../domain/money.ts';
import { offerOf } from '../../domain/stock/offer/offer.ts';
import { paintNamed } from '../../domain/stock/pictures/colors.ts';
import { finishListOf } from '../../domain/stock/pictures/finish.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { dealerVehicles } from '../support/dealer-file.ts';
import { canonicalOf, elements, elementText, findAll, metaOf, textOf } from '../support/html.ts';
import { openApp, siteUrl } from '../support/open-app.ts';
import { row } from '../support/rows.ts';
import { graphOf, typesOf } from '../support/structured-data.ts';

/** A dealer's own stock of 443 carts: 14 makes, gas and electric, new and used, all of one lot. */
const file = dealerVehicles();
const listed = file.filter(({ status }) => status !== 'sold');

const app = await openApp({ vehicles: file });
afterAll(() => app.close());

test('the API gives every listed cart with every field of the file', async () => {
  const vehicles: Vehicle[] = await (await app.ask('/api/vehicles')).json();
  expect(vehicles).toEqual(JSON.parse(JSON.stringify(listed)));
});

/** One cart of every tenth, and every cart that is not simply in stock. */
const looked = listed.filter(({ status }, index) => index % 10 === 0 || status !== 'in-stock');

test('the page, tags and structured data of a cart say what the file says, its title of no other', async () => {
  const titles = new Set<string | undefined>();
  for (const vehicle of looked) {
    const page = await app.page(`/vehicles/${vehicle.id}`);
    const lines = (findAll(page, 'main')[0]?.text ?? '').split('\n');
    const { year, fuel, exteriorColor, stockNumber, serialNumber, vin } = vehicle;
    const isUsed = vehicle.condition === 'used';
    const facts = {
      Year: String(year),
      Power: fuel === 'gas' ? 'Gas' : 'Electric',
      'Color of this cart': exteriorColor,
      'Stock number': stockNumber,
      'Serial number': serialNumber,
      VIN: vin,
    };
    for (const [label, value] of Object.entries(facts)) {
      expect(lines[lines.indexOf(label) + 1], label).toBe(value ?? lines[0]);
    }
    expect(lines).toContain(formatPrice(vehicle.price));
    expect(lines.some((line) => line.endsWith(isUsed ? 'Used' : 'New'))).toBe(true);
    for (const note of offerOf(vehicle).badges) expect(lines).toContain(note);
    expect(lines.includes('Call to Schedule a Test Drive')).toBe(offerOf(vehicle).isForSale);
    titles.add(elementText(page, 'title'));

    const itemCondition = `https://schema.org/${isUsed ? 'UsedCondition' : 'NewCondition'}`;
    expect(graphOf(page).find((node) => typesOf(node).includes('Car'))).toMatchObject({
      name: vehicle.name,
      sku: stockNumber,
      brand: { name: vehicle.brand },
      color: exteriorColor,
      itemCondition,
      offers: {
        price: vehicle.price,
        itemCondition,
        availability: `https://schema.org/${vehicle.inStock ? 'InStock' : 'OutOfStock'}`,
        // The file's lot is none of the showrooms.
        seller: { '@id': `${siteUrl}/#organization` },
      },
    });
    expect(metaOf(page, 'product:condition')).toBe(vehicle.condition);
  }
  expect(titles.size).toBe(looked.length);
});

/** spec S5.21 */
test('equal carts are one card, which leads to each of them', async () => {
  const html = await app.page('/inventory?brand=EZ-GO&q=rxv');
  const link = elements(html, 'a').find(({ href = '' }) => href.includes('like='))?.href ?? '';
  expect(textOf(html)).toContain('40 like this');
  const each = await app.page(link);
  expect(textOf(each).split('\n')).toContain('Showing 1–36 of 40 vehicles');
  // Their differences are a table, a row for each.
  const [head, ...rows] = findAll(each, 'tr').map(({ text }) => text.split('\n').join(' '));
  expect(head).toBe('Compare Stock number Miles');
  expect(rows).toHaveLength(36);
  expect(rows[0]).toMatch(/^LR\d+ 400$/);
  const [first] = findAll(each, 'tbody')[0]?.findAll('a') ?? [];
  expect(first?.text).toMatch(/^LR\d+$/);
  expect(first?.attributes.href).toMatch(/^\/vehicles\/\d+$/);
  // The card is about all of them.
  expect(findAll(each, 'article')[0]?.text).not.toMatch(/Stock LR/);
  expect(textOf(each)).toContain('Used black 2015 EZ-GO RXV');
  expect(textOf(each)).not.toContain('like this');
});

// spec S4.4, S4.11
test('distinguishes twins, and used carts from new ones', async () => {
  const html = await app.page('/inventory?q=used+red+precedent');
  const articles = findAll(html, 'article');
  const cards = articles.map(({ text }) => text);
  expect(cards.length).toBeGreaterThan(1);
  // Photographs first, each on the color of its cart until it is there.
  const isPhoto = articles.map((card) =>
    /^https/.test(card.findAll('img')[0]?.attributes.src ?? ''),
  );
  expect(isPhoto).toEqual(isPhoto.toSorted().reverse());
  const [ground] = articles[0]?.findAll('svg') ?? [];
  expect(ground?.attributes.color).toBe(paintNamed('Red')?.hex);
  // Two of them differ in nothing else.
  expect(cards.every((card) => /\b(?:Gas|Electric)\b/.test(card))).toBe(true);
  expect(cards.every((card) => /^Used$/m.test(card))).toBe(true);
  const units = cards.map((card) => /^.*Stock LR\d+.*$/m.exec(card)?.[0]);
  expect(new Set(units).size).toBe(cards.length);
  expect(units[0]).toMatch(/ · Red · Stock LR\d+$/);
});

// spec S2.2
test('each page of the whole inventory is its own canonical page', async () => {
  const canonical = async (path: string) => canonicalOf(await app.page(path));
  expect(await canonical('/inventory?page=2')).toBe(`${siteUrl}/inventory?page=2`);
  expect(await canonical('/inventory?page=1')).toBe(`${siteUrl}/inventory`);
  expect(await canonical('/inventory?q=club&page=2')).toBe(`${siteUrl}/inventory`);
});

// spec S10.8
test('a cart that is of a model of ours is asked for in the colors of its series', async () => {
  const cart = listed.find((one) => finishListOf(one) !== undefined);
  const { slug = '', name } = finishListOf(cart as Vehicle)?.paints.at(-1) ?? {};
  const form = await app.page(`/contact?vehicle=${cart?.id}&paint=${slug}`);
  expect(form).toContain(`Asked for in ${name}`);
});

test('every make in stock has a tile that leads to its carts', async () => {
  const home = findAll(await app.page('/'), 'a');
  const makes = new Set(listed.map(({ brand }) => brand));
  for (const make of makes) {
    const href =
      home.find(({ text }) => text.replace(/\d+ in stock$/, '').trim() === make)?.attributes.href ??
      '';
    expect(href, make).toMatch(/^\/(?:inventory\?|denago$|evolution$)/);
    if (!href.startsWith('/inventory')) continue;
    const query = href.slice(href.indexOf('?') + 1);
    const view = await (await app.ask(`/api/vehicles?view=inventory&${query}`)).json();
    const count = listed.filter(({ brand }) => brand === make).length;
    expect(view.matching, make).toBe(count);
  }
  // Carried, and none in stock.
  expect(home.find(({ text }) => text.startsWith('Swift EV'))?.attributes.href).toBe('/services');
});

// spec S1.3, S1.13
test('carts that can be seen by appointment alone are said to be', async () => {
  const facts = { brand: 'Yamaha', condition: 'used', fuel: 'gas' } as const;
  const other = await openApp({
    vehicles: ['hatfield', 'Hatfield'].map((location, at) =>
      row({ id: `${at}`, ...facts, location }),
    ),
  });
  onTestFinished(() => other.close());
  const home = await other.page('/');
  expect(textOf(home)).toContain('Used carts in stock');
  // The best there is is featured.
  expect(elements(home, 'a').some(({ href }) => href === '/vehicle/0')).toBe(true);
  expect(textOf(home)).toContain('2 carts on display by appointment');
  expect(textOf(await other.page('/vehicles/0'))).toContain(
    '33 Fairground Lane, Hatfield, PA 19440, by appointment',
  );
  expect(textOf(await other.page('/denago'))).not.toContain('See Denago in stock');
});
