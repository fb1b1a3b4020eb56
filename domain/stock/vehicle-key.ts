import { modelId } from '../dealer/model.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { Vehicle } from './vehicle.ts';

export type Keyed = Pick<Vehicle, 'id' | 'stockNumber' | 'vin' | 'serialNumber'>;

/** Ignoring case and outer spaces. */
export function hasKey({ id, stockNumber, vin, serialNumber }: Keyed, key: string): boolean {
  const lowerKey = key.trim().toLowerCase();
  return [id, stockNumber, vin, serialNumber].some((one) => one?.toLowerCase() === lowerKey);
}

export function cartInWords(cart: Pick<Vehicle, 'id' | 'stockNumber' | 'name'>): string {
  return cleanLine(`${cart.stockNumber ?? cart.id} ${cart.name}`);
}

/** By id, else by make and id: `"denago-rover-xl"` for `"rover-xl"` (spec S2.3). */
export function findVehicle<Kind extends Pick<Vehicle, 'id' | 'brand'>>(
  byId: ReadonlyMap<string, Kind>,
  id: string,
): Kind | undefined {
  const withId = byId.get(id);
  if (withId !== undefined) return withId;
  for (let hyphen = id.indexOf('-'); hyphen !== -1; hyphen = id.indexOf('-', hyphen + 1)) {
    const vehicle = byId.get(id.slice(hyphen + 1));
    if (vehicle !== undefined && modelId(vehicle.brand) === id.slice(0, hyphen)) return vehicle;
  }
  return undefined;
}
