import { expect, test } from 'vitest';
import { cart as cartOf } from '../../../test/support/cart.ts';
import { sampleUnits } from '../../dealer/business/models/sample-units.ts';
import { places } from '../../dealer/business/places.ts';
import { findPlace } from '../../places/find-place.ts';
import { sampleVehicles } from '../sample.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { featuredOf, isNewOnFloor, popularIn, shownFirst } from './shown-first.ts';
import { similarTo } from './similar.ts';

const added = '2026-01-01T00:00:00.000Z';
const sample: readonly StockedVehicle[] = sampleVehicles.map((vehicle) => ({
  ...{ ...vehicle, addedAt: added, updatedAt: added },
}));
const [cart] = sample.filter(({ id }) => id === 'rover-xl6') as [StockedVehicle];
const drawn = (id: string, model: string): StockedVehicle => ({
  ...{ ...cart, id, name: `Club Car ${model}`, brand: 'Club Car', images: [] },
  specifications: { model },
});

// spec S3.2, S13.5
test('carts with pictures come before those that are drawn, each model once', () => {
  const [tempo, onward] = [drawn('1', 'Tempo'), drawn('2', 'Onward')];
  const all = [tempo, drawn('3', 'TEMPO'), onward, cart, { ...cart, id: 'again', images: [] }];
  expect(shownFirst(all, 4).map(({ id }) => id)).toEqual(['rover-xl6', '1', '2']);
  expect(shownFirst(all, 1)).toEqual([cart]);
});

test('similar carts are in stock, and of models of their own', () => {
  const gone = sample.map((one) => (one.id === 'rover-xl' ? { ...one, inStock: false } : one));
  const similar = similarTo(
    cart,
    [...gone, { ...cart, id: 'second' }, { ...cart, id: 'third' }],
    6,
  );
  expect(similar).toHaveLength(6);
  expect(similar.map(({ id }) => id)).not.toContain('rover-xl');
  expect(new Set(similar.map(({ name }) => name)).size).toBe(6);
});

const idsOf = (stock: readonly StockedVehicle[]) => featuredOf(stock).map(({ id }) => id);

// spec S3.2
test('the sample features its three showroom units, in their order', () => {
  expect(idsOf(sample)).toEqual(sampleUnits.map(({ id }) => id));
});

// spec S3.2
test('a unit that can’t be bought gives way to a cart that is new, in stock and pictured', () => {
  const [unit, ...others] = sample as readonly [StockedVehicle, ...StockedVehicle[]];
  for (const change of [{ inStock: false }, { withdrawnAt: '2026-02-01T00:00:00.000Z' }]) {
    const ids = idsOf([{ ...unit, ...change }, ...others]);
    expect(ids).not.toContain(unit.id);
    expect(ids).toHaveLength(3);
  }
});

const [, , , ...ordinary] = sample;
const [first, second, third, fourth] = ordinary as [
  StockedVehicle,
  StockedVehicle,
  StockedVehicle,
  StockedVehicle,
];

test.each([
  ['used', { condition: 'used' }],
  ['of unknown condition', { condition: undefined }],
  ['without a picture', { images: [] }],
] as const)('a cart that is %s comes behind the others, and is better than none', (_, change) => {
  const lesser = { ...first, ...change };
  expect(idsOf([lesser, second, third, fourth])).not.toContain(lesser.id);
  expect(idsOf([lesser, second, third]).at(-1)).toBe(lesser.id);
  expect(idsOf([lesser])).toEqual([lesser.id]);
});

// spec S3.2, S4.16
test('the order is new, then pictured, then the latest', () => {
  const used = { ...first, condition: 'used', addedAt: '2026-06-01T00:00:00.000Z' } as const;
  const unpictured = { ...second, images: [], addedAt: '2026-05-01T00:00:00.000Z' };
  const display = { ...third, condition: 'demo', addedAt: '2026-03-01T00:00:00.000Z' } as const;
  const latest = { ...fourth, addedAt: '2026-04-01T00:00:00.000Z' };
  const all = [used, unpictured, display, latest];
  expect(idsOf(all)).toEqual([latest.id, unpictured.id, display.id]);
  const online = { ...latest, location: 'hatfield' };
  expect(idsOf([online, display, used, unpictured])[0]).toBe(unpictured.id);
  expect(idsOf([used])).toEqual([used.id]);
});

// spec S3.2
test.each([
  [{}, true],
  [{ location: 'hatfield' }, false],
  [{ location: undefined }, false],
  [{ condition: 'demo' }, false],
  [{ condition: 'used' }, false],
] as const)('a new cart with %j is new on the floor: %j', (change, expected) => {
  expect(isNewOnFloor({ ...first, ...change })).toBe(expected);
});

// spec S3.2
test('one offer is featured once, however many carts there are of it', () => {
  const twins = ['a', 'b', 'c'].map((id) => ({ ...first, id }));
  expect(idsOf([...twins, second])).toHaveLength(2);
});

// spec S3.2
test('a cart that can’t be bought is not featured, even where there is no other', () => {
  expect(idsOf([{ ...first, inStock: false, status: 'on-hold' }])).toEqual([]);
});

const photo = ['https://dealer.example/a.jpg'];
const of = (model: string, changes: Partial<StockedVehicle> = {}) =>
  cartOf({
    ...{ id: model, name: model, condition: 'new', location: 'scranton', images: photo },
    ...{ specifications: { model }, ...changes },
  });

/** What Dalton, near Scranton, shows of these carts. */
const inDalton = (...stock: readonly StockedVehicle[]) => {
  const place = findPlace('dalton')?.place;
  return place && popularIn(place, stock, 3).map(({ id }) => id);
};

// spec S13.5
test('pictures come first, then the nearest showroom, then new carts, each model once', () => {
  const used = of('used', { condition: 'used' });
  const far = of('far', { location: 'pocono-pines' });
  const drawn = of('drawn', { images: [] });
  const held = of('held', { inStock: false, status: 'on-hold' });
  const trailer = of('5x10 Trailer');
  expect(inDalton(trailer, held, drawn, far, used, of('new'))).toEqual(['new', 'used', 'far']);
  const again = of('again', { specifications: { model: 'new' } });
  expect(inDalton(drawn, of('new'), again)).toEqual(['new', 'drawn']);
  expect(inDalton()).toEqual([]);
});

// spec S13.5
test('of equal carts, every place begins with another, and always with the same', () => {
  const stock = Array.from({ length: places.length }, (_, number) => of(`model ${number}`));
  const everywhere = stock.map((one) => ({ ...one, location: undefined }));
  const firstIn = () => places.map((place) => popularIn(place, everywhere, 3)[0]?.id);
  expect(new Set(firstIn()).size).toBe(places.length);
  expect(firstIn()).toEqual(firstIn());
});
