import { createHash } from 'node:crypto';
import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';

/**
 * A short text that is equal for rows that say the same of a cart. Pictures don't count:
 * photographs added to a cart's folder are no change of its row.
 */
export function rowFingerprint(vehicle: Vehicle): string {
  const fields = (Object.keys(vehicleFields) as (keyof Vehicle)[]).filter(
    (field) => field !== 'images' && vehicle[field] !== undefined,
  );
  const said = fields.map((field) => [field, comparable(vehicle[field])]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16);
}

/** A value as text that is equal for equal values. The order of specifications doesn't count. */
export function comparable(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return JSON.stringify(Array.isArray(value) ? value : Object.entries(value).sort());
}
