import { expect, test } from 'vitest';
import { cart } from '../../../test/support/cart.ts';
import { places } from '../../business/places.ts';
import { findPlace } from '../../places/find-place.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { popularIn } from './popular.ts';

const photo = ['https://dealer.example/a.jpg'];
const of = (model: string, changes: Partial<StockedVehicle> = {}) =>
  cart({
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
