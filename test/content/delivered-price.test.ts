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
  ['maverick', 'scranton-city', { deliveredPrice: '8474.70' }],
  ['cents', 'dalton', { deliveredPrice: '15899.47' }],
  // Delivery of an order under $5,000 is quoted.
  ['cheap', 'dalton', {}],
  ['unpriced', 'dalton', {}],
  ['maverick', 'atlantis', {}],
])('%s delivered to %s: %j', async (id, town, expected) => {
  expect(outputs(await app.page(`/vehicles/${id}?town=${town}`))).toEqual(expected);
});

// spec S8.1 to S8.3
test.each([
  ['/inventory?town=dalton', ['8474.70', '15899.47', '10594.70', '10594.70']],
  ['/compare?carts=maverick,cheap,cents&town=dalton', ['8474.70', '15899.47']],
])('%s has the prices delivered there, and says once what is not in them', async (path, values) => {
  const html = await app.page(path);
  const prices = elements(html, 'output').filter(({ name }) => name === 'deliveredPrice');
  expect(prices.map((one) => one['data-value']).sort()).toEqual([...values].sort());
  expect(
    textOf(html).split('Delivered prices don’t include title, registration, or insurance.').length,
  ).toBe(2);
  const without = textOf(await app.page(path.replace(/&?town=dalton/, '')));
  expect(without).not.toContain('Delivered prices don’t include');
});

// spec S8.6
test.each([
  ['/vehicles/maverick?town=other&zip=18701', '8487.42', 'delivered to 18701, about 17 miles'],
  ['/inventory?q=maverick&town=other&zip=18701', '8487.42', 'delivered, with tax'],
  ['/compare?carts=maverick&town=other&zip=18701', '8487.42', 'about 17 miles'],
  ['/vehicles/maverick?town=other&zip=18701&miles=0', '8474.70', '0 miles from a showroom'],
  ['/vehicles/maverick?town=other&zip=90210', undefined, 'Call us at 1-800-555-0142.'],
  ['/inventory?town=other&zip=90210', undefined, 'Call us at 1-800-555-0142.'],
  ['/vehicles/maverick?town=other&zip=wilkes+barre', '8481.06', 'to Wilkes-Barre, PA, about 16'],
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
  ['tobyhanna', '/inventory?q=tobyhanna&place=Tobyhanna+Township'],
])('a search for %j offers the prices delivered there', async (q, address) => {
  const html = await app.page(`/inventory?q=${encodeURIComponent(q)}`);
  expect(elements(html, 'a').map(({ href }) => href)).toContain(address);
  expect(textOf(html)).not.toContain('No vehicles found');
});

// spec S8.3
test('a cheap order shows its price with tax and how delivery is priced', async () => {
  const text = textOf(await app.page('/vehicles/cheap?town=dalton'));
  expect(text).toContain('$3,710.00');
  expect(text).toContain('Delivery of an order under $5,000 is quoted');
});

// spec S9.1
test.each([
  ["doorWidth=8&doorHeight=6'11%22&depth=10", 'tight'],
  ['doorWidth=8&doorHeight=8&depth=12', 'yes'],
  ['doorWidth=4&doorHeight=8&depth=12', 'no'],
])('a shed with %s: %s', async (query, fits) => {
  const html = await app.page(`/vehicles/maverick?${query}&town=dalton`);
  expect(outputs(html)).toEqual({ fits, deliveredPrice: '8474.70' });
});

// spec S9.1
test.each([
  [
    'doorWidth=4&doorHeight=6.5&town=dalton',
    '/inventory?heightTo=78&widthTo=48',
    "up to 6'6\" high and 4' wide",
  ],
  ['doorHeight=6.5', '/inventory?heightTo=78', 'up to 6\'6" high'],
  ['depth=5', undefined, ''],
  ['doorHeight=8', undefined, ''],
])('where it does not fit, %s, it leads to the carts that do', async (query, href, words) => {
  const html = await app.page(`/vehicles/maverick?${query}`);
  const link = findAll(html, 'a').find(({ text }) => text.startsWith('Carts up to'));
  expect([link?.attributes.href, link?.text]).toEqual([href, href && `Carts ${words}`]);
});

// spec S9.4
test('a door is compared with the width as stated where the cart has not been modelled', async () => {
  const text = textOf(await app.page(`/vehicles/maverick?doorWidth=4'8"`));
  expect(text).toContain('4\'8": 1 in to spare');
  expect(text).toContain('the manufacturer’s width: mirrors may stick out farther');
});

test('a length that can not be read is marked and kept', async () => {
  const html = await app.page('/vehicles/maverick?doorWidth=wide&doorHeight=8&depth=12');
  expect(outputs(html)).toEqual({});
  const wrong = elements(html, 'input').filter((input) => 'aria-invalid' in input);
  expect(wrong.map(({ name, value }) => [name, value])).toEqual([['doorWidth', 'wide']]);
});

// spec S9.2
test('without a size it offers to measure', async () => {
  const html = await app.page('/vehicles/cents');
  expect(textOf(html)).toContain('we’ll measure it');
});

// spec S9.2
test.each([
  ['doorHeight=6.5&doorWidth=8', 'no', 'No, it does not fit.'],
  ['doorHeight=8&doorWidth=8', 'unknown', 'Yes, it fits by width and height.'],
  ['doorHeight=7', 'unknown', 'It fits by height, but it is tight'],
])('a cart without a length in a shed with %s: %s', async (query, fits, words) => {
  const html = await app.page(`/vehicles/unpriced?${query}`);
  expect(outputs(html)).toEqual({ fits });
  const text = textOf(html).replaceAll('\n', ' ');
  expect(text).toContain(words);
  expect(text).toContain(
    'This cart is 4\'7" wide and 6\'11" high. We don’t have its length on file.',
  );
  expect(text.includes('We don’t have its length on file: ask us')).toBe(fits !== 'no');
  expect(elements(html, 'input').map(({ name }) => name)).not.toContain('depth');
});

// spec S4.8, S6.3
test.each([
  ['maverick', ['Call to Schedule a Test Drive', 'Choose a Time'], 'In Stock'],
  ['coming', ['Call to Schedule a Test Drive', 'Tell me when it is here'], 'On the way'],
  ['held', ['Tell me when it’s available again'], 'On hold'],
])('%s offers to ask, and %j; its badge is %s', async (id, offers, badge) => {
  const text = textOf(await app.page(`/vehicles/${id}`)).split('Similar carts')[0] ?? '';
  expect(text).toContain('Ask about this cart');
  expect(text.match(/Call to Sched.*|Choose a T.*|Tell me when .*/g)).toEqual(offers);
  expect(text.match(/^(?:In Stock|Out of Stock|On .*)$/gm)).toEqual([badge]);
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

test('without a place, or with an unknown one, cards show the price alone', async () => {
  for (const query of ['', '?town=atlantis']) {
    const html = await app.page(`/inventory${query}`);
    expect(textOf(html)).not.toContain('with tax');
    expect(elements(html, 'a').map(({ href }) => href)).toContain('/vehicles/maverick');
  }
});
