import { sampleUnits } from '../../business/models/sample-units.ts';
import { findShowroom } from '../../places/showrooms.ts';
import {
  isListed,
  isOfferedNew,
  isTrailer,
  type StockedVehicle,
  stockedSince,
} from '../vehicle.ts';
import { shownFirst } from './shown-first.ts';

/** How many carts the home page features. */
const featuredCount = 3;

/**
 * The carts the home page features: the units of the sample where they can be bought, then the best
 * of the others that can be: new on the floor before display units and those at the online location,
 * these before used, pictured before not, the latest arrivals first, none of a model twice (spec S3.2).
 */
export function featuredOf(stock: readonly StockedVehicle[]): readonly StockedVehicle[] {
  const buyable = stock.filter(
    (vehicle) => isListed(vehicle) && vehicle.inStock && !isTrailer(vehicle),
  );
  const units = sampleUnits.flatMap(({ id }) => buyable.find((vehicle) => vehicle.id === id) ?? []);
  return shownFirst([...units, ...buyable.toSorted(bestFirst)], featuredCount);
}

/** Whether it is a new cart that can be visited, and no display unit. */
export function isNewOnFloor({ condition, location }: StockedVehicle): boolean {
  return condition === 'new' && findShowroom(location)?.type === 'physical';
}

function bestFirst(a: StockedVehicle, b: StockedVehicle): number {
  return (
    Number(isNewOnFloor(b)) - Number(isNewOnFloor(a)) ||
    Number(isOfferedNew(b)) - Number(isOfferedNew(a)) ||
    Number(b.images.length > 0) - Number(a.images.length > 0) ||
    Number(b.isNew) - Number(a.isNew) ||
    stockedSince(b).localeCompare(stockedSince(a))
  );
}
