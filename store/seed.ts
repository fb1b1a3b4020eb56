import type { Vehicle } from '../domain/catalogue/vehicle.ts';
import type { Stock } from './stock.ts';

/**
 * Shows the sample catalogue in a store that has never held stock: once, never over a dealer's
 * own, and only by one of several instances that start together. `true` when this call did it.
 */
export function seedSample(
  { catalogue }: { readonly catalogue: Stock },
  vehicles: readonly Vehicle[],
): Promise<boolean> {
  return catalogue.seed(vehicles, new Date().toISOString());
}
