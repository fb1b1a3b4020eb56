import { cleanLine } from '../text/clean-text.ts';
import type { Vehicle } from './vehicle.ts';

export type Keyed = Pick<Vehicle, 'id' | 'stockNumber' | 'vin' | 'serialNumber'>;

/** Ignoring case and outer spaces. */
export function hasKey({ id, stockNumber, vin, serialNumber }: Keyed, key: string): boolean {
  const lowerKey = key.trim().toLowerCase();
  return [id, stockNumber, vin, serialNumber].some((own) => own?.toLowerCase() === lowerKey);
}

export function cartInWords(cart: Pick<Vehicle, 'id' | 'stockNumber' | 'name'>): string {
  return cleanLine(`${cart.stockNumber ?? cart.id} ${cart.name}`);
}
