import { isListed, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';

type Standing = Pick<StockedVehicle, 'inStock' | 'status' | 'withdrawnAt'>;

/**
 * Today. On hold, sale pending and coming are no `preorder` or `backorder`: Google requires a date
 * for both (answer 6324448).
 */
export function isAvailable(vehicle: Standing): boolean {
  const { inStock, status = 'in-stock' } = vehicle;
  return inStock && status === 'in-stock' && isListed(vehicle);
}
