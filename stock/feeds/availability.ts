import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';

type Standing = Pick<StockedVehicle, 'inStock' | 'status' | 'withdrawnAt'>;

/** Whether the unit is sold or has left the stock file; no feed carries it any more. */
export function hasLeftStock({ status, withdrawnAt }: Standing): boolean {
  return withdrawnAt !== undefined || status === 'sold';
}

/**
 * Whether the unit can be bought today. On hold, sale pending and coming are not advertised as
 * available: Google's `preorder` and `backorder` both require a date of availability (answer
 * 6324448), which a stock file does not have.
 */
export function isAvailable(vehicle: Standing): boolean {
  const { inStock, status = 'in-stock' } = vehicle;
  return inStock && status === 'in-stock' && !hasLeftStock(vehicle);
}
