import { places } from '../../business/places.ts';
import type { Place } from '../../dealership/place.ts';
import { nearestShowroom } from '../../places/distance.ts';
import { findShowroom } from '../../places/showrooms.ts';
import { isPictured } from '../known-models/known-model.ts';
import { stockIndexOf } from '../search/stock-index.ts';
import { isTrailer, type StockedVehicle } from '../vehicle.ts';
import { eachModelOnce } from './shown-first.ts';

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
    Number(cart.condition !== 'new');
  const buyable = stockIndexOf(stock).vehicles.filter((cart) => cart.inStock && !isTrailer(cart));
  const ranked = Object.groupBy(buyable, rankOf);
  const turn = places.findIndex(({ slug }) => slug === place.slug);
  const inOrder = Object.values(ranked).flatMap((equals = []) => {
    const once = eachModelOnce(equals);
    const start = turn % once.length;
    return [...once.slice(start), ...once.slice(0, start)];
  });
  return eachModelOnce(inOrder, count);
}
