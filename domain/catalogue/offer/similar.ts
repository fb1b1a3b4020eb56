import { isPictured } from '../known-models/known-model.ts';
import { cartFactsOf } from '../search/cart-facts.ts';
import { stockIndexOf } from '../search/stock-index.ts';
import { isTrailer, type StockedVehicle } from '../vehicle.ts';
import { eachModelOnce } from './shown-first.ts';

/** How far a cart is from one that a visitor looks at, in steps that a buyer would notice. */
function distance(vehicle: StockedVehicle, other: StockedVehicle): number {
  const [own, its] = [cartFactsOf(vehicle), cartFactsOf(other)];
  return (
    (own.power === its.power ? 0 : 6) +
    (own.condition === its.condition ? 0 : 4) +
    (own.series === its.series ? 0 : 1) +
    (own.brand === its.brand ? 0 : 1) +
    Math.abs((own.seats ?? 4) - (its.seats ?? 4)) +
    // A drawing tells less: of two that are about as near, the one with a picture.
    (isPictured(other) ? 0 : 2) +
    priceStep(own.price, its.price)
  );
}

/** 6 for half or twice the price; a price that is not known is some way off. */
function priceStep(price: number | undefined, other: number | undefined): number {
  if (!price || !other) return price === other ? 0 : 2;
  return 6 * Math.abs(Math.log2(other / price));
}

/**
 * Carts like this one that can be bought, nearest first, each model once: same power and condition
 * before same make, seats and price; never one that agrees with it in everything (spec S6.3).
 */
export function similarTo(
  vehicle: StockedVehicle,
  vehicles: readonly StockedVehicle[],
  count: number,
): readonly StockedVehicle[] {
  const { vehicles: listed, groups } = stockIndexOf(vehicles);
  // One that can't be bought is best replaced by one that agrees with it.
  const own = vehicle.inStock ? listed.findIndex(({ id }) => id === vehicle.id) : -1;
  const nearest = listed
    .filter(
      (other, place) =>
        other.inStock &&
        other.id !== vehicle.id &&
        groups[place] !== groups[own] &&
        isTrailer(other) === isTrailer(vehicle),
    )
    .map((other) => ({ other, far: distance(vehicle, other) }))
    .sort((a, b) => a.far - b.far)
    .map(({ other }) => other);
  return eachModelOnce(nearest, count);
}
