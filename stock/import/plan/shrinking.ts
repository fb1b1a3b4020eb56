import { isListed, type StockedVehicle } from '../../../domain/catalogue/vehicle.ts';
import type { ImportPlan } from './import-plan.ts';

/** An import may take this many carts, or this share of the stock, off the site unasked. */
const mostUnasked = 5;
const mostShareUnasked = 0.2;

/** How many of the carts that are in stock an import takes off the site. */
export interface Shrinking {
  readonly leaving: number;
  readonly inStock: number;
  /** So many that the import has to be confirmed (`--really`). */
  readonly isDrastic: boolean;
}

export function shrinkingOf(
  stock: readonly StockedVehicle[],
  { sold }: Pick<ImportPlan, 'sold'>,
): Shrinking {
  const isThere = (vehicle: StockedVehicle) => vehicle.inStock && isListed(vehicle);
  const leaving = sold.filter(isThere).length;
  const inStock = stock.filter(isThere).length;
  const isDrastic = leaving > mostUnasked && leaving > mostShareUnasked * inStock;
  return { leaving, inStock, isDrastic };
}
