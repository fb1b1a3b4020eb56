import type { StockedVehicle, Vehicle } from '../../domain/catalogue/vehicle.ts';

/**
 * A vehicle as the API gives it: exactly the specified fields, then the optional ones it has. The
 * store's dates stay inside.
 */
export function vehicleJson(vehicle: StockedVehicle): Vehicle {
  const { id, addedAt: _added, updatedAt: _updated, withdrawnAt: _withdrawn, ...shown } = vehicle;
  return { id, ...shown };
}
