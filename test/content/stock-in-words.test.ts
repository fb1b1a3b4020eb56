import { afterAll, expect, onTestFinished, test } from 'vitest';
import { dealerVehicles } from '../support/dealer-file.ts';
import { elements, findAll, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** What pages say of a dealer's stock as a whole (spec S1.13). */
const vehicles = dealerVehicles();
const listed = vehicles.filter(({ status }) => status !== 'sold');
const app = await openApp({ vehicles });
afterAll(() => app.close());

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

// spec S5.12
test('each featured cart on home has its stock number and place', async () => {
  const ids = ['a', 'b', 'c'];
  const other = await openApp({
    vehicles: ids.map((id) => row({ id, stockNumber: `K-${id}`, location: 'hatfield' })),
  });
  onTestFinished(() => other.close());
  const home = textOf(await other.page('/'));
  for (const id of ids) expect(home).toContain(`Stock K-${id} · Hatfield`);
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
