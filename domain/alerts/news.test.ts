import { expect, test } from 'vitest';
import { cart as makeCart } from '../../test/support/cart.ts';
import type { StockedVehicle } from '../catalogue/vehicle.ts';
import { type Alert, mostNamedCarts } from './alert.ts';
import { isNews, itemOf, matchesOf, searchNews } from './news.ts';

const at = '2026-05-01T12:00:00Z';

function cart(change: Partial<StockedVehicle> = {}, id = 'a'): StockedVehicle {
  return makeCart({ id, name: `Cart ${id}`, category: 'Rover Series', price: 9000, ...change });
}

function stockOf(...vehicles: readonly StockedVehicle[]) {
  return { vehicles, byId: new Map(vehicles.map((one) => [one.id, one])) };
}

const held = { inStock: false, status: 'on-hold' } as const;
const sold = { inStock: false, status: 'sold', withdrawnAt: at } as const;
const left = { inStock: false, withdrawnAt: at } as const;
const coming = { inStock: false, status: 'coming' } as const;

type Change = Partial<StockedVehicle> | undefined;
const nothing: Change = undefined;

// spec S27.4, S27.5
test.each<[string, 'back' | 'price', Change, Change, boolean]>([
  ['released', 'back', held, {}, true],
  ['back in the file', 'back', left, {}, true],
  ['no longer sold', 'back', sold, coming, false],
  ['on its way and then here', 'back', coming, {}, true],
  ['on its way and then on hold', 'back', coming, held, false],
  ['was there before', 'back', {}, { price: 1 }, false],
  ['still on hold', 'back', held, { ...held, price: 1 }, false],
  ['back, but on hold', 'back', left, held, false],
  ['on hold and then sold', 'back', held, sold, true],
  ['on hold and then left', 'back', held, left, true],
  ['sold as before', 'back', sold, left, false],
  ['lower', 'price', {}, { price: 8999 }, true],
  ['lower while on hold', 'price', held, { ...held, price: 8000 }, true],
  ['put back', 'price', { price: 9500 }, {}, false],
  ['raised', 'price', {}, { price: 9500 }, false],
  ['raised, and still lower than when asked', 'price', { price: 8000 }, { price: 8500 }, false],
  ['not its price', 'price', { price: 8000 }, { price: 8000, description: 'Red.' }, false],
  ['no price any more', 'price', {}, { price: undefined }, false],
  ['sold', 'price', {}, sold, true],
  ['left', 'price', {}, left, true],
  ['sold at another price', 'price', sold, { ...sold, price: 1 }, false],
  ['gone with its change', 'price', sold, nothing, false],
])('%s is news to %s: %s → %s, %s', (_, kind, before, current, isIt) => {
  const alert: Alert = { id: '1', kind, subject: 'a', askedAt: 0, endsAt: 1, askedPrice: 9000 };
  const was = before && cart(before);
  expect(isNews(alert, { before: was }, current && cart(current))).toBe(isIt);
  const matches = matchesOf(
    [alert],
    new Map([['a', was]]),
    stockOf(...(current ? [cart(current)] : [])),
  );
  expect(matches).toEqual(isIt ? [{ alertId: '1', vehicleId: 'a', isRepeatable: true }] : []);
});

// spec S27.4
test.each([
  [8500, 8000, false],
  [8500, 8499, true],
  [9500, 8999, true],
  [undefined, 8999, true],
])('last mailed at %s, %s is news: %s', (mailedPrice, price, isIt) => {
  const alert: Alert = {
    ...({ id: '1', kind: 'price', subject: 'a', askedAt: 0, endsAt: 1 } as const),
    ...{ askedPrice: 9000, mailedPrice: mailedPrice === 8500 && !isIt ? 8000 : mailedPrice },
  };
  expect(isNews(alert, { before: cart({ price: 12_000 }) }, cart({ price }))).toBe(isIt);
});

// spec S27.4
test.each<[string, Change, Change, readonly string[]]>([
  ['new', nothing, {}, ['a']],
  ['new and on its way', nothing, coming, ['a']],
  ['new and on hold', nothing, held, []],
  ['new and sold', nothing, sold, []],
  ['released', held, {}, ['a']],
  ['back in the file', left, {}, ['a']],
  ['now cheap enough', { price: 12_000 }, {}, ['a']],
  ['cheap enough before', { price: 8000 }, {}, []],
  ['too dear', nothing, { price: 12_000 }, []],
])('a cart that is %s', (_, before, current, ids) => {
  const touched = new Map([['a', before && cart(before)]]);
  const news = searchNews(stockOf(cart({}, 'other'), ...(current ? [cart(current)] : [])), touched);
  expect(news.find('priceTo=10000')).toEqual(ids);
  expect(news.find('priceTo=10000&brand=Yamaha')).toEqual([]);
});

test('a mail names a dozen carts of a search', () => {
  const carts = Array.from({ length: 30 }, (_, n) => cart({}, `v${n}`));
  const news = searchNews(stockOf(...carts), new Map(carts.map(({ id }) => [id, undefined])));
  expect(news.find('')).toHaveLength(mostNamedCarts);
});

// spec S27.6
test.each<[string, Alert['kind'], Change, string | undefined]>([
  ['there', 'search', {}, 'came'],
  ['sold meanwhile', 'search', sold, undefined],
  ['dearer meanwhile', 'search', { price: 12_000 }, undefined],
  ['there', 'back', {}, 'back'],
  ['on hold again', 'back', held, undefined],
  ['sold meanwhile', 'back', sold, 'gone'],
  ['lower', 'price', { price: 8000 }, 'price'],
  ['put back', 'price', {}, undefined],
  ['gone', 'price', left, 'gone'],
  ['unknown', 'price', nothing, undefined],
])('when the mail is written and the cart is %s, %s says: %s', (_, kind, current, item) => {
  const alert = {
    ...{ id: '1', kind, subject: kind === 'search' ? 'priceTo=10000' : 'a' },
    ...{ askedAt: 0, endsAt: 1, askedPrice: 9000, vehicleIds: ['a'] },
  };
  const stock = stockOf(cart({}, 'other'), ...(current ? [cart(current)] : []));
  expect(itemOf(alert, stock)?.kind).toBe(item);
});
