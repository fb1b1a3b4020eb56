import { isListed, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';

type Standing = Pick<StockedVehicle, 'inStock' | 'status' | 'withdrawnAt'>;

/** Google requires a date for `preorder` and `backorder` (answer 6324448). */
export function isAvailable(vehicle: Standing): boolean {
  const { inStock, status = 'in-stock' } = vehicle;
  return inStock && status === 'in-stock' && isListed(vehicle);
}
