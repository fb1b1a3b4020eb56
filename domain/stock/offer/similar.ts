import { type CartFacts, cartFactsOf } from '../search/cart-facts.ts';
import { stockIndexOf } from '../search/stock-index.ts';
import type { StockedVehicle } from '../vehicle.ts';

function distance(wanted: CartFacts, cart: CartFacts): number {
  return (
    (wanted.power === cart.power ? 0 : 6) +
    (wanted.condition === cart.condition ? 0 : 4) +
    (wanted.series === cart.series ? 0 : 1) +
    (wanted.brand === cart.brand ? 0 : 1) +
    Math.abs((wanted.seats ?? 4) - (cart.seats ?? 4)) +
    // A drawing shows less than a picture.
    (cart.isPictured ? 0 : 2) +
    priceStep(wanted.price, cart.price)
  );
}

function priceStep(price: number | undefined, other: number | undefined): number {
  if (!price || !other) return price === other ? 0 : 2;
  return 6 * Math.abs(Math.log2(other / price));
}

/** For sale, nearest first, each model once, no identical one (spec S6.3). */
export function similarTo(
  vehicle: StockedVehicle,
  vehicles: readonly StockedVehicle[],
  count: number,
): readonly StockedVehicle[] {
  const { vehicles: listed, facts, groups } = stockIndexOf(vehicles);
  const wanted = cartFactsOf(vehicle);
  // A cart that can't be bought is best replaced by an identical one.
  const group = vehicle.offer.isInStock && groups[listed.findIndex(({ id }) => id === vehicle.id)];
  const nearest = new Map<string, { readonly index: number; readonly steps: number }>();
  for (const [index, cart] of facts.entries()) {
    if (!cart.isInStock || cart.isTrailer !== wanted.isTrailer || groups[index] === group) continue;
    if (listed[index]?.id === vehicle.id) continue;
    const steps = distance(wanted, cart);
    if (steps < (nearest.get(cart.modelKey)?.steps ?? Infinity))
      nearest.set(cart.modelKey, { index, steps });
  }
  return [...nearest.values()]
    .sort((a, b) => a.steps - b.steps || a.index - b.index)
    .slice(0, count)
    .flatMap(({ index }) => listed[index] ?? []);
}
