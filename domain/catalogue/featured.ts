import { sampleUnits } from '../business/models/sample-units.ts';
import { isListed, type StockedVehicle, stockedSince } from './vehicle.ts';

/** How many carts the home page features. */
const featuredCount = 3;

/**
 * The carts the home page features: the three units of the sample where they can be bought, else
 * carts that are new, in stock and pictured, the latest arrivals first (spec S3.2).
 */
export function featuredOf(stock: readonly StockedVehicle[]): readonly StockedVehicle[] {
  const buyable = stock.filter((vehicle) => isListed(vehicle) && vehicle.inStock);
  const units = sampleUnits.flatMap(({ id }) => buyable.find((vehicle) => vehicle.id === id) ?? []);
  const others = buyable
    .filter((vehicle) => !units.includes(vehicle) && isNewAndPictured(vehicle))
    .sort(
      (a, b) => Number(b.isNew) - Number(a.isNew) || stockedSince(b).localeCompare(stockedSince(a)),
    );
  return [...units, ...others].slice(0, featuredCount);
}

function isNewAndPictured({ condition, images }: StockedVehicle): boolean {
  return condition === 'new' && images.length > 0;
}
