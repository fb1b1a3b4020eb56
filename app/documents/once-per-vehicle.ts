import type { Place } from '../../domain/business/place.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';

/** Something made of a vehicle, for a chosen place or none. */
export type MadeOfVehicle<T> = (vehicle: StockedVehicle, place?: Place) => T;

/**
 * Remembers what `make` returns for a vehicle as long as the vehicle is in memory: until its row
 * changes. What is made for a place is not remembered: there are too many.
 */
export function oncePerVehicle<T>(make: MadeOfVehicle<T>): MadeOfVehicle<T> {
  const made = new WeakMap<StockedVehicle, { readonly value: T }>();
  return (vehicle, place) => {
    if (place !== undefined) return make(vehicle, place);
    const found = made.get(vehicle) ?? { value: make(vehicle) };
    made.set(vehicle, found);
    return found.value;
  };
}
