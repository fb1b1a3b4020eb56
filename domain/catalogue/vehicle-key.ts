import type { Vehicle } from './vehicle.ts';

/** What a cart is known by: the staff name it by any of these. */
export type Keyed = Pick<Vehicle, 'id' | 'stockNumber' | 'vin' | 'serialNumber'>;

/** Whether `key` is the cart's id, stock number, VIN or serial number; case and ends don't matter. */
export function hasKey({ id, stockNumber, vin, serialNumber }: Keyed, key: string): boolean {
  const lowerKey = key.trim().toLowerCase();
  return [id, stockNumber, vin, serialNumber].some((own) => own?.toLowerCase() === lowerKey);
}
