import { sampleUnits } from '../../dealer/business/models/sample-units.ts';
import { places } from '../../dealer/business/places.ts';
import type { Place } from '../../dealer/place.ts';
import { nearestShowroom } from '../../places/distance.ts';
import { findShowroom } from '../../places/showrooms.ts';
import { isPictured } from '../known-models/known-model.ts';
import { cartFactsOf } from '../search/cart-facts.ts';
import { stockIndexOf } from '../search/stock-index.ts';
import { isTrailer, type StockedVehicle, stockedSince } from '../vehicle.ts';

function eachModelOnce(
  vehicles: readonly StockedVehicle[],
  count = vehicles.length,
): readonly StockedVehicle[] {
  const byModel = new Map<string, StockedVehicle>();
  for (const vehicle of vehicles) {
    const { modelKey } = cartFactsOf(vehicle);
    if (!byModel.has(modelKey)) byModel.set(modelKey, vehicle);
    if (byModel.size === count) break;
  }
  return [...byModel.values()];
}

export function shownFirst(
  vehicles: readonly StockedVehicle[],
  count: number,
): readonly StockedVehicle[] {
  const rank = (vehicle: StockedVehicle) => Number(!cartFactsOf(vehicle).isPictured);
  const picturedFirst = vehicles.toSorted((a, b) => rank(a) - rank(b));
  return eachModelOnce(picturedFirst, count);
}

const featuredCount = 3;

/** Sample units, then new in a showroom, used last; pictured and latest first (spec S3.2). */
export function featuredOf(stock: readonly StockedVehicle[]): readonly StockedVehicle[] {
  const buyable = stock.filter((vehicle) => vehicle.offer.isInStock && !isTrailer(vehicle));
  const units = sampleUnits.flatMap(({ id }) => buyable.find((vehicle) => vehicle.id === id) ?? []);
  return shownFirst([...units, ...buyable.toSorted(bestFirst)], featuredCount);
}

function isNewOnFloor({ offer, location }: StockedVehicle): boolean {
  return offer.feedCondition === 'new' && findShowroom(location)?.type === 'physical';
}

function bestFirst(a: StockedVehicle, b: StockedVehicle): number {
  return (
    Number(isNewOnFloor(b)) - Number(isNewOnFloor(a)) ||
    Number(b.offer.offeredAs === 'new') - Number(a.offer.offeredAs === 'new') ||
    Number(b.images.length > 0) - Number(a.images.length > 0) ||
    Number(b.isNew) - Number(a.isNew) ||
    stockedSince(b).localeCompare(stockedSince(a))
  );
}

/** Pictured, at the nearest showroom, new; each model once; equals rotate by place (spec S13.5). */
export function popularIn(
  place: Place,
  stock: readonly StockedVehicle[],
  count: number,
): readonly StockedVehicle[] {
  const { showroom } = nearestShowroom(place);
  const rankOf = (cart: StockedVehicle) =>
    Number(!isPictured(cart)) * 4 +
    Number(findShowroom(cart.location) !== showroom) * 2 +
    Number(cart.offer.feedCondition !== 'new');
  const buyable = stockIndexOf(stock).vehicles.filter(
    (cart) => cart.offer.isInStock && !isTrailer(cart),
  );
  const ranked = Object.groupBy(buyable, rankOf);
  const turn = places.findIndex(({ slug }) => slug === place.slug);
  const inOrder = Object.values(ranked).flatMap((equals = []) => {
    const once = eachModelOnce(equals);
    const start = turn % once.length;
    return [...once.slice(start), ...once.slice(0, start)];
  });
  return eachModelOnce(inOrder, count);
}
