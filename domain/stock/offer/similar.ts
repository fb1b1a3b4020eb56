import { type CartFacts, cartFactsOf } from '../search/cart-facts.ts';
import { stockIndexOf } from '../search/stock-index.ts';
import type { StockedVehicle } from '../vehicle.ts';

function distance(own: CartFacts, its: CartFacts): number {
  return (
    (own.power === its.power ? 0 : 6) +
    (own.condition === its.condition ? 0 : 4) +
    (own.series === its.series ? 0 : 1) +
    (own.brand === its.brand ? 0 : 1) +
    Math.abs((own.seats ?? 4) - (its.seats ?? 4)) +
    // A drawing shows less than a picture.
    (its.isPictured ? 0 : 2) +
    priceStep(own.price, its.price)
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
  const own = cartFactsOf(vehicle);
  // A cart that can't be bought is best replaced by an identical one.
  const ownGroup =
    vehicle.offer.isInStock && groups[listed.findIndex(({ id }) => id === vehicle.id)];
  const nearest = new Map<string, { readonly place: number; readonly far: number }>();
  for (const [place, its] of facts.entries()) {
    if (!its.isInStock || its.isTrailer !== own.isTrailer || groups[place] === ownGroup) continue;
    if (listed[place]?.id === vehicle.id) continue;
    const far = distance(own, its);
    if (far < (nearest.get(its.modelKey)?.far ?? Infinity))
      nearest.set(its.modelKey, { place, far });
  }
  return [...nearest.values()]
    .sort((a, b) => a.far - b.far || a.place - b.place)
    .slice(0, count)
    .flatMap(({ place }) => listed[place] ?? []);
}
