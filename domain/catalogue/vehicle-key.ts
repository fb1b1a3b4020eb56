import { cleanLine } from '../text/clean-text.ts';
import type { Vehicle } from './vehicle.ts';

/** The keys of a cart: the staff name it by any of these. */
export type Keyed = Pick<Vehicle, 'id' | 'stockNumber' | 'vin' | 'serialNumber'>;

/** Whether `key` is the cart's id, stock number, VIN or serial number; case and ends don't matter. */
export function hasKey({ id, stockNumber, vin, serialNumber }: Keyed, key: string): boolean {
  const lowerKey = key.trim().toLowerCase();
  return [id, stockNumber, vin, serialNumber].some((own) => own?.toLowerCase() === lowerKey);
}

/** A cart in texts for the staff: its stock number, or its id where it has none, and its name. */
export function cartInWords(cart: Pick<Vehicle, 'id' | 'stockNumber' | 'name'>): string {
  return cleanLine(`${cart.stockNumber ?? cart.id} ${cart.name}`);
}
