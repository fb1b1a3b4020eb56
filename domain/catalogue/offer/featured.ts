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

const featuredCount = 3;

/** Sample units, then new in a showroom, used last; pictured and latest first (spec S3.2). */
export function featuredOf(stock: readonly StockedVehicle[]): readonly StockedVehicle[] {
  const buyable = stock.filter(
    (vehicle) => isListed(vehicle) && vehicle.inStock && !isTrailer(vehicle),
  );
  const units = sampleUnits.flatMap(({ id }) => buyable.find((vehicle) => vehicle.id === id) ?? []);
  return shownFirst([...units, ...buyable.toSorted(bestFirst)], featuredCount);
}

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
