import { afterAll, expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import { elements, findAll, metaOf, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

const app = await openApp();
await app.store.catalogue.apply({ put: [], withdraw: ['nomad-xl'] }, new Date().toISOString());
afterAll(() => app.close());

const columnsOf = (html: string) =>
  findAll(html, 'th').flatMap((one) => (one.attributes.scope === 'col' ? one.text : []));

const rowOf = (html: string, label: string) =>
  findAll(html, 'tr').find((one) => one.text.startsWith(label));

// spec S7.1, S7.3, S21.4
test('carts stand side by side, and are asked about together', async () => {
  const html = await app.page('/compare?carts=rover-xl6&carts=d5-maverick-6');
  expect(rowOf(html, 'Price')?.text).toMatch(/\$11,995\s+\$10,995/);
  expect(rowOf(html, 'Price')?.attributes).toHaveProperty('data-differs');
  expect(rowOf(html, 'Top speed')?.attributes).not.toHaveProperty('data-differs');
  // Heard before each value: the name and nothing else.
  const names = ['Denago ROVER XL6', 'Evolution D5 MAVERICK 6'];
  expect(columnsOf(html)).toEqual(names);
  const pictures = findAll(html, 'table').flatMap((table) => table.findAll('img'));
  expect(pictures.map(({ attributes }) => attributes.alt)).toEqual(['', '']);
  expect(metaOf(html, 'robots')).toBe('noindex');
  const ask = elements(html, 'a').find(({ href }) => href?.startsWith('/contact?vehicles='));
  const contact = textOf(await app.page(ask?.href ?? ''));
  for (const name of names) expect(contact).toContain(name);
});

const toAll = 'Show every fact';
const toDifferences = 'Show only what differs';

// spec S7.1
test.each([
  // The style sheet shows one of the two by the width.
  ['', ['Price', 'Range', 'Top speed'], [toAll, toDifferences]],
  ['&only=all', ['Price', 'Range', 'Top speed'], [toDifferences]],
  ['&only=differences', ['Price', 'Range'], [toAll]],
])('/compare%s shows the rows %s and offers “%s”', async (query, labels, views) => {
  const html = await app.page(`/compare?carts=rover-xl6,d5-maverick-6${query}`);
  expect(['Price', 'Range', 'Top speed'].filter((label) => rowOf(html, label))).toEqual(labels);
  const offered = findAll(html, 'a').map(({ text }) => text.trim());
  expect([toAll, toDifferences].filter((words) => offered.includes(words))).toEqual(views);
});

// spec S2.3, S7.1
test('a cart that is asked for twice, at either of its addresses, is named once', async () => {
  const html = await app.page('/compare?carts=rover-xl,rover-xl,denago-rover-xl,denago-nomad-xl');
  expect(columnsOf(html)).toHaveLength(1);
  expect(textOf(html)).toContain('One cart is no longer in our stock: Denago NOMAD XL.');
});

// spec S7.5
test('each column has its own way to ask, and what is sent says names and prices', async () => {
  const html = await app.page('/compare?carts=rover-xl6,d5-maverick-6&town=dalton');
  const table = findAll(html, 'table')[0];
  const asking = table?.findAll('a').map(({ attributes }) => attributes.href);
  expect(asking).toContain('/contact?vehicle=rover-xl6&place=dalton');
  expect(asking).toContain('/contact?vehicle=d5-maverick-6&place=dalton');
  const mail = elements(html, 'a').find(({ href }) => href?.startsWith('mailto:?'));
  expect(decodeURIComponent(mail?.href ?? '')).toContain(
    'Denago ROVER XL6, $11,995\nEvolution D5 MAVERICK 6, $10,995\n\nhttps://carts.example/compare?carts=rover-xl6,d5-maverick-6&place=Dalton',
  );
});

// spec S7.1
test('beyond four, carts are listed below', async () => {
  const ids = 'rover-xl6,d5-maverick-6,classic-2-pro,ev-nomad,rover-xxl';
  const html = await app.page(`/compare?carts=${ids}`);
  expect(columnsOf(html)).toHaveLength(4);
  expect(textOf(html)).toContain('Also on this list');
});

// spec S7.4
test.each([
  ['', 'Your list is empty'],
  ['carts=rover-xl6,nothing-like-it', 'One cart is no longer in our stock: nothing-like-it.'],
  ['carts=nomad-xl,x', '2 carts are no longer in our stock: Denago NOMAD XL, x.'],
])('/compare?%s says “%s”', async (query, words) => {
  expect(textOf(await app.page(`/compare?${query}`)).replaceAll('\n', ' ')).toContain(words);
});

test('what can be added is in stock and not on the list', async () => {
  const html = await app.page('/compare?carts=rover-xl6');
  const select = findAll(html, 'select').find(({ attributes }) => attributes.name === 'carts');
  const offered = select?.findAll('option').map(({ attributes }) => attributes.value) ?? [];
  const addable = sampleVehicles.filter(({ inStock }) => inStock).map(({ id }) => id);
  const taken = ['rover-xl6', 'nomad-xl'];
  expect(offered.toSorted()).toEqual(['', ...addable.filter((id) => !taken.includes(id))].sort());
});

// spec S6.2, S7.2
test('every card of the inventory has a tick, and the vehicle page a link', async () => {
  const html = await app.page('/inventory');
  const ticks = elements(html, 'input').filter(({ name }) => name === 'carts');
  expect(ticks).toHaveLength(elements(html, 'article').length);
  expect(elements(html, 'form').some(({ id }) => id === ticks[0]?.form)).toBe(true);
  const vehicle = await app.page('/vehicles/d5-ranger-2+2');
  expect(elements(vehicle, 'a').map(({ href }) => href)).toContain(
    '/compare?carts=d5-ranger-2%2B2',
  );
});

// spec S29.1, S29.2, S29.3
test('says what a cart costs a month where the lender’s terms are set, and else nothing', async () => {
  for (const path of ['/vehicles/rover-xl6', '/compare?carts=rover-xl6,d5-maverick-6']) {
    expect(textOf(await app.page(path)), path).not.toMatch(/a month|financed/i);
  }
  const env = { FINANCING_TERMS: 'apr=6.9,months=60,down=10' };
  const vehicles = [
    row({ id: 'full', price: 12_995 }),
    row({ id: 'call', price: undefined }),
    row({ id: 'held', inStock: false, status: 'on-hold' }),
  ];
  const financed = await openApp({ vehicles, env });
  const page = await financed.page('/vehicles/full');
  expect(findAll(page, 'details')[0]?.text.replaceAll('\n', ' ')).toBe(
    'about $231 a month See terms 60 months at 6.9 %, $1,299.50 down, before tax; an estimate, not an offer. 60 payments of $231.03 ($13,861.80) plus $1,299.50 down: $15,161.30 in all.',
  );
  for (const id of ['call', 'held']) {
    expect(textOf(await financed.page(`/vehicles/${id}`)), id).not.toContain('a month');
  }
  await financed.close();
});
