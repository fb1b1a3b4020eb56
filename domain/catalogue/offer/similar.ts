import { isListed, type StockedVehicle, seatsOf } from '../vehicle.ts';
import { shownFirst } from './shown-first.ts';

/**
 * Carts like this one that can be bought, each model once: those with pictures before those that are
 * drawn, then same series before same brand, nearest in seats and price first.
 */
export function similarTo(
  vehicle: StockedVehicle,
  vehicles: readonly StockedVehicle[],
  count: number,
): readonly StockedVehicle[] {
  const distance = (other: StockedVehicle) =>
    (other.category === vehicle.category ? 0 : 4) +
    (other.brand.toLowerCase() === vehicle.brand.toLowerCase() ? 0 : 2) +
    Math.abs((seatsOf(other) ?? 4) - (seatsOf(vehicle) ?? 4)) +
    Math.abs((other.price ?? 0) - (vehicle.price ?? other.price ?? 0)) / 2_500;
  const nearest = vehicles
    .filter((other) => other.id !== vehicle.id && other.inStock && isListed(other))
    .map((other) => ({ other, far: distance(other) }))
    .sort((a, b) => a.far - b.far)
    .map(({ other }) => other);
  return shownFirst(nearest, count);
}
