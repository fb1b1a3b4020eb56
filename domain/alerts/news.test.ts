import { expect, test } from 'vitest';
import { cart as makeCart } from '../../test/support/cart.ts';
import type { StockedVehicle } from '../stock/vehicle.ts';
import type { Alert, AlertKind } from './alert.ts';
import { compareAlert } from './news.ts';

type Change = Partial<StockedVehicle> | undefined;

const withdrawnAt = '2026-05-01T12:00:00Z';
const held = { inStock: false, status: 'on-hold' } as const;
const sold = { inStock: false, status: 'sold', withdrawnAt } as const;
const left = { inStock: false, withdrawnAt } as const;
const coming = { inStock: false, status: 'coming' } as const;
const unread: Change = undefined;

/** The comparison of an alert with a stock of one other cart and, where it can be read, cart `a`. */
function compare(kind: AlertKind, alert: Partial<Alert>, change: Change) {
  const one = (id: string, rest: Partial<StockedVehicle> = {}) =>
    makeCart({ id, name: `Cart ${id}`, category: 'Rover Series', price: 9000, ...rest });
  const vehicles = [one('b', { price: 12_000 }), ...(change ? [one('a', change)] : [])];
  const subject = kind === 'search' ? 'priceTo=10000' : 'a';
  const { item, told } = compareAlert(
    { id: '1', kind, subject, askedAt: 0, endsAt: 1, askedPrice: 9000, ...alert },
    { vehicles, byId: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])) },
  );
  return { item: item?.kind, told };
}

// spec S27.4, S27.5
test.each<[string, 'back' | 'price', string | undefined, Change, string | undefined, string?]>([
  ['released', 'back', 'away', {}, 'back', 'here'],
  ['still on hold', 'back', 'away', held, undefined],
  ['back, but on hold', 'back', 'gone', held, undefined, 'away'],
  ['back in the file', 'back', 'gone', {}, 'back', 'here'],
  ['still here', 'back', 'here', { price: 1 }, undefined],
  ['on hold again', 'back', 'here', held, undefined, 'away'],
  ['sold while on hold', 'back', 'away', sold, 'gone', 'gone'],
  ['sold as before', 'back', 'gone', left, undefined],
  ['not readable', 'back', 'away', unread, undefined],
  ['asked by an earlier version', 'back', undefined, {}, undefined, 'here'],
  ['lower', 'price', 'here', { price: 8999 }, 'price'],
  ['lower while on hold', 'price', 'here', { ...held, price: 8000 }, 'price', 'away'],
  ['the same', 'price', 'here', {}, undefined],
  ['without a price', 'price', 'here', { price: undefined }, undefined],
  ['on hold', 'price', 'here', held, undefined, 'away'],
  ['sold', 'price', 'here', { ...sold, price: 1 }, 'gone', 'gone'],
  ['left', 'price', 'away', left, 'gone', 'gone'],
  ['asked by an earlier version', 'price', undefined, { price: 1 }, 'price', 'here'],
])('%s, of %s told %s: %j is %s', (_, kind, before, change, item, after) => {
  const told = before === undefined ? undefined : [before];
  expect(compare(kind, { told }, change)).toEqual({ item, told: after && [after] });
});

// spec S27.4
test.each([
  [8500, 8500, undefined],
  [8500, 8499, 'price'],
  [9500, 9000, undefined],
  [9500, 8999, 'price'],
])('last told at %d, %d is %s', (toldPrice, price, item) => {
  expect(compare('price', { told: ['here'], toldPrice }, { price }).item).toBe(item);
});

// spec S27.4
test.each<[string, readonly string[] | undefined, Change, string | undefined, string[]?]>([
  ['new', [], {}, 'came', ['a']],
  ['new and on its way', ['x'], coming, 'came', ['x', 'a']],
  ['on hold', [], held, undefined],
  ['sold', [], sold, undefined],
  ['too expensive', [], { price: 12_000 }, undefined],
  ['told before', ['a'], {}, undefined],
  ['told before and not found now', ['a'], { price: 12_000 }, undefined],
  ['not readable', ['a'], unread, undefined],
  ['the first of an alert of an earlier version', undefined, {}, undefined, ['a']],
])('for a search, a cart that is %s, told %j', (_, told, change, item, after) => {
  expect(compare('search', { told }, change)).toEqual({ item, told: after });
});
