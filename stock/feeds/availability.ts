import { isListed, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';

type Standing = Pick<StockedVehicle, 'inStock' | 'status' | 'withdrawnAt'>;

/**
 * Whether the unit can be bought today. On hold, sale pending and coming are not advertised as
 * available: Google's `preorder` and `backorder` both require a date of availability (answer
 * 6324448), which a stock file does not have.
 */
export function isAvailable(vehicle: Standing): boolean {
  const { inStock, status = 'in-stock' } = vehicle;
  return inStock && status === 'in-stock' && isListed(vehicle);
}
