import { afterAll, expect, test } from 'vitest';
import { elements, findAll, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

const specifications = { length: '118 in', width: '55 in', height: '83 in' };
const app = await openApp({
  vehicles: [
    row({ id: 'maverick', price: 7_995, specifications }),
    row({ id: 'cents', price: 14_999.5, specifications: {} }),
    row({ id: 'cheap', price: 3_500 }),
    row({ id: 'unpriced', price: undefined, specifications: { width: '55 in', height: '83 in' } }),
    row({ id: 'held', inStock: false, status: 'on-hold' }),
    row({ id: 'coming', inStock: false, status: 'coming' }),
  ],
});
afterAll(() => app.close());

const outputs = (html: string) =>
  Object.fromEntries(elements(html, 'output').map((one) => [one.name, one['data-value']]));

// spec S8.1, S8.3
test.each([
  ['maverick', 'tobyhanna-township', { deliveredPrice: '8474.70' }],
  ['cents', 'dalton', { deliveredPrice: '15899.47' }],
  // Delivery of an order under $5,000 is quoted.
  ['cheap', 'dalton', {}],
  ['unpriced', 'dalton', {}],
  ['maverick', 'atlantis', {}],
])('%s delivered to %s: %j', async (id, town, expected) => {
  expect(outputs(await app.page(`/vehicles/${id}?town=${town}`))).toEqual(expected);
});

// spec S8.1 to S8.3
test('compared carts have the prices delivered, and one line on what is not in them', async () => {
  const html = await app.page('/compare?carts=maverick,cheap,cents&town=dalton');
  const prices = elements(html, 'output').filter(({ name }) => name === 'deliveredPrice');
  expect(prices.map((one) => one['data-value'])).toEqual(['8474.70', '15899.47']);
  const words = 'Delivered prices don’t include title, registration, or insurance.';
  expect(textOf(html).split(words)).toHaveLength(2);
});

// spec S8.6
test.each([
  ['/vehicles/maverick?town=other&zip=18701', '8487.42', 'delivered to 18701, about 17 miles'],
  ['/compare?carts=maverick&town=other&zip=18701', '8487.42', 'about 17 miles'],
  ['/vehicles/maverick?town=other&zip=18701&miles=0', '8474.70', '0 miles from a showroom'],
  ['/vehicles/maverick?town=other&zip=90210', undefined, 'Call us at 1-800-555-0142.'],
  ['/vehicles/maverick?town=other&zip=scranton', '8474.70', 'delivered to Scranton, with tax'],
])('%s: %s, “%s”', async (path, price, words) => {
  const html = await app.page(path);
  expect(outputs(html).deliveredPrice).toBe(price);
  expect(textOf(html).replaceAll('\n', ' ')).toContain(words);
});

// spec S8.6
test.each(['/vehicles/maverick', '/compare?carts=maverick', '/inventory'])(
  '%s offers the towns of one name',
  async (path) => {
    const html = await app.page(
      `${path}${path.includes('?') ? '&' : '?'}town=other&zip=Middletown`,
    );
    expect(outputs(html).deliveredPrice).toBeUndefined();
    expect(textOf(html)).toContain('There is more than one. Which one is it?');
    const [address] = elements(html, 'a')
      .map(({ href }) => href ?? '')
      .filter((href) => href.includes('place=Middletown%2C+NY'));
    const answer = await app.page(address?.replace('#delivered', '') ?? '');
    expect(answer).toContain('name="deliveredPrice"');
  },
);

// spec S5.24, S8.6
test.each([
  ['near Allentown', '/inventory?q=near+Allentown&place=Allentown%2C+PA'],
  ['zip 18344', '/inventory?q=zip+18344&place=18344'],
])('a search for %j offers the prices delivered there', async (q, address) => {
  const html = await app.page(`/inventory?q=${encodeURIComponent(q)}`);
  expect(elements(html, 'a').map(({ href }) => href)).toContain(address);
  expect(textOf(html)).not.toContain('No vehicles found');
});

// spec S9.1
test.each([
  [
    'doorWidth=4&doorHeight=6.5&town=dalton',
    '/inventory?heightTo=78&widthTo=48',
    "up to 6'6\" high and 4' wide",
  ],
  ['depth=5', undefined, ''],
])('where it does not fit, %s, it leads to the carts that do', async (query, href, words) => {
  const html = await app.page(`/vehicles/maverick?${query}`);
  const link = findAll(html, 'a').find(({ text }) => text.startsWith('Carts up to'));
  expect([link?.attributes.href, link?.text]).toEqual([href, href && `Carts ${words}`]);
});

// spec S9.2
test('a length that can not be read is marked and kept; without a size a cart is measured', async () => {
  const html = await app.page('/vehicles/maverick?doorWidth=wide&doorHeight=8&depth=12');
  const wrong = elements(html, 'input').filter((input) => 'aria-invalid' in input);
  expect(wrong.map(({ name, value }) => [name, value])).toEqual([['doorWidth', 'wide']]);
  expect(textOf(await app.page('/vehicles/cents'))).toContain('we’ll measure the');
});

// spec S8.1
test('with a place, each card of the inventory says what its cart costs there', async () => {
  const html = await app.page('/inventory?town=scranton-city&brand=Denago');
  const text = textOf(html);
  expect(text).toContain('$8,474.70 delivered, with tax');
  expect(text).toContain('$3,710.00 with tax, delivery quoted');
  expect(text.match(/with tax/g)).toHaveLength(5);
  const hrefs = elements(html, 'a').map(({ href }) => href);
  expect(hrefs).toContain('/vehicles/maverick?place=Scranton');
  expect(hrefs).toContain('/inventory?place=Scranton');
  const view = await app.ask('/api/vehicles?view=inventory&town=scranton');
  expect(await view.json()).toMatchObject({ filters: { place: 'Scranton' } });
});
