import { expect, test } from 'vitest';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { stocked as stockedFrom, vehicle } from '../../../test/support/cart.ts';
import { planImport } from './import-plan.ts';

const cart = (id: string, more: Partial<Vehicle> = {}) =>
  vehicle({ id, name: id, brand: 'Denago', category: 'Golf Carts', ...more });
const stocked = (row: Vehicle, withdrawnAt?: string) =>
  stockedFrom({ ...row, ...(withdrawnAt !== undefined && { withdrawnAt }) });

test('separates added, changed, sold and unchanged carts', () => {
  const stock = [
    stocked(cart('same', { specifications: { a: 1, b: 2 } })),
    stocked(cart('dearer', { price: 5000, msrp: 6000 })),
    stocked(cart('gone')),
    stocked(cart('long-gone'), '2026-02-01T00:00:00Z'),
    stocked(cart('back'), '2026-02-01T00:00:00Z'),
  ];
  const vehicles = [
    cart('same', { specifications: { b: 2, a: 1 } }),
    cart('dearer', { price: 5500 }),
    cart('back'),
    cart('fresh'),
  ];
  const plan = planImport(stock, { vehicles, rejected: [] });
  expect(plan.added.map(({ id }) => id)).toEqual(['fresh']);
  expect(plan.changed.map(({ vehicle, fields }) => [vehicle.id, fields])).toEqual([
    ['dearer', ['price', 'msrp']],
    ['back', ['withdrawnAt']],
  ]);
  expect(plan.sold.map(({ id }) => id)).toEqual(['gone']);
  expect(plan.unchanged.map(({ id }) => id)).toEqual(['same']);
  expect(plan.change.put.map(({ id }) => id)).toEqual(['dearer', 'back', 'fresh']);
  expect(plan.change.withdraw).toEqual(['gone']);
});

test('a cart whose row was rejected is not sold, counted names included', () => {
  const stock = ['lr-1', 'nomad', 'nomad-2', 'sold'].map((id) => stocked(cart(id)));
  const rejected = [
    { row: 2, reasons: ['x'], ids: ['lr-1'] },
    { row: 3, reasons: ['x'], ids: ['nomad'], isKeyless: true },
  ];
  const plan = planImport(stock, { vehicles: [cart('new')], rejected });
  expect(plan.spared.map(({ id }) => id)).toEqual(['lr-1', 'nomad', 'nomad-2']);
  expect(plan.change.withdraw).toEqual(['sold']);
});

// spec S19.14
test('a hold by hand ends when the cell of availability is written in another way', () => {
  const onHold = {
    status: 'on-hold',
    inStock: false,
    fileCells: { status: [null, true] },
  } as const;
  const reading = { vehicles: [cart('a')], rejected: [], saleCells: new Map([['a', 'no']]) };
  const changedAfter = (cell: string) =>
    planImport([stockedFrom({ ...cart('a'), ...onHold })], reading, {
      saleCellsBefore: { a: cell },
    }).changed;
  expect(changedAfter('no')).toEqual([]);
  expect(changedAfter('')).toMatchObject([{ vehicle: cart('a') }]);
});

test('a cart that the file calls sold leaves the stock, once, at whatever price', () => {
  const soldCart = (id: string) => cart(id, { status: 'sold', inStock: false, price: 4_000 });
  const stock = [stocked(cart('a', { price: 9_000 })), stocked(cart('b'), '2026-02-01T00:00:00Z')];
  const vehicles = [soldCart('a'), soldCart('b'), soldCart('c')];
  const plan = planImport(stock, { vehicles, rejected: [] });
  expect(plan.sold.map(({ id }) => id)).toEqual(['a']);
  expect(plan.unchanged.map(({ id }) => id)).toEqual(['b']);
  // The store keeps that the file says so; c has a page though it came and went between two files.
  expect(plan.change.put.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(plan.change.withdraw).toEqual(['a', 'b', 'c']);
  const stockedCart = { ...stocked(soldCart('b'), '2026-02-01T00:00:00Z') };
  expect(planImport([stockedCart], { vehicles: [soldCart('b')], rejected: [] }).change.put).toEqual(
    [],
  );
});
