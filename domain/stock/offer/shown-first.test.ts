import { expect, test } from 'vitest';
import { cart, stocked } from '../../../test/support/cart.ts';
import { sampleUnits } from '../../dealer/business/models/sample-units.ts';
import { places } from '../../dealer/business/places.ts';
import { findPlace } from '../../places/find-place.ts';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { featuredOf, popularIn, shownFirst } from './shown-first.ts';

/** A new cart with a photograph in a showroom, of a model of its own. */
const of = (id: string, changes: Partial<StockedVehicle> = {}) =>
  cart({
    id,
    name: id,
    condition: 'new',
    location: 'scranton',
    specifications: { model: id },
    images: ['https://dealer.example/a.jpg'],
    ...changes,
  });
const idsOf = (carts: readonly Pick<StockedVehicle, 'id'>[] | undefined) =>
  carts?.map(({ id }) => id);

const drawn = of('drawn', { images: [] });
const used = of('used', { condition: 'used', addedAt: '2026-06-01T00:00:00.000Z' });
const held = of('held', { inStock: false, status: 'on-hold' });
const left = of('left', { inStock: false, withdrawnAt: '2026-02-01T00:00:00.000Z' });
const trailer = of('5x10 Trailer');
const display = of('display', { condition: 'demo' });
const online = of('online', { location: 'hatfield' });
const latest = of('latest', { addedAt: '2026-04-01T00:00:00.000Z' });
const again = of('again', { specifications: { model: 'a' } });

// spec S3.2, S13.5
test('carts with pictures come before those that are drawn, each model once', () => {
  expect(idsOf(shownFirst([drawn, of('a'), again, of('b')], 4))).toEqual(['a', 'b', 'drawn']);
  expect(idsOf(shownFirst([drawn, of('a')], 1))).toEqual(['a']);
});

// spec S3.2, S4.16
test.each([
  ['the sample units, in their order', sampleVehicles.map(stocked), idsOf(sampleUnits)],
  ['one that is pictured', [drawn, of('a'), of('b'), of('c')], ['a', 'b', 'c']],
  ['the latest', [of('a'), latest], ['latest', 'a']],
  ['a new one in a showroom', [used, online, display, of('a')], ['a', 'online', 'display']],
  ['of unknown condition, where there is no other', [of('a', { condition: undefined })], ['a']],
  ['nothing that can’t be bought', [held, left, trailer], []],
  ['each model once', [again, of('a'), of('b')], ['again', 'b']],
] as const)('featured first: %s', (_, stock, featured) => {
  expect(idsOf(featuredOf(stock))).toEqual(featured);
});

// spec S13.5
test.each([
  [
    [trailer, held, drawn, of('far', { location: 'pocono-pines' }), used, of('new')],
    ['new', 'used', 'far'],
  ],
  [
    [drawn, of('a'), again],
    ['a', 'drawn'],
  ],
  [[], []],
])(
  '%#: pictures come first in a place, then the nearest showroom, then new carts',
  (stock, ids) => {
    const place = findPlace('dalton')?.place;
    expect(place && idsOf(popularIn(place, stock, 3))).toEqual(ids);
  },
);

// spec S13.5
test('of equal carts, every place begins with another, and always with the same', () => {
  const stock = places.map((_, number) => of(`model ${number}`, { location: undefined }));
  const firstIn = () => places.map((place) => popularIn(place, stock, 3)[0]?.id);
  expect(new Set(firstIn()).size).toBe(places.length);
  expect(firstIn()).toEqual(firstIn());
});
