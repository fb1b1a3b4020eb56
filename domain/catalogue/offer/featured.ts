import { sampleUnits } from '../../business/models/sample-units.ts';
import { isListed, isOfferedNew, type StockedVehicle, stockedSince } from '../vehicle.ts';

/** How many carts the home page features. */
const featuredCount = 3;

/**
 * The carts the home page features: the units of the sample where they can be bought, then the best
 * of the others that can be: new before used, pictured before not, the latest arrivals first, none of
 * a name twice (spec S3.2).
 */
export function featuredOf(stock: readonly StockedVehicle[]): readonly StockedVehicle[] {
  const buyable = stock.filter((vehicle) => isListed(vehicle) && vehicle.inStock);
  const units = sampleUnits.flatMap(({ id }) => buyable.find((vehicle) => vehicle.id === id) ?? []);
  const best = new Map(units.map((vehicle) => [vehicle.name, vehicle]));
  for (const vehicle of buyable.toSorted(bestFirst)) {
    if (!best.has(vehicle.name)) best.set(vehicle.name, vehicle);
  }
  return [...best.values()].slice(0, featuredCount);
}

function bestFirst(a: StockedVehicle, b: StockedVehicle): number {
  return (
    Number(isOfferedNew(b)) - Number(isOfferedNew(a)) ||
    Number(b.images.length > 0) - Number(a.images.length > 0) ||
    Number(b.isNew) - Number(a.isNew) ||
    stockedSince(b).localeCompare(stockedSince(a))
  );
}
