import { cartFactsOf } from '../search/cart-facts.ts';
import type { StockedVehicle } from '../vehicle.ts';

export function eachModelOnce(
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
