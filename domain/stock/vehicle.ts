import { day } from '../duration.ts';
import type { RecordOf, SpecificationValue } from './fields/vehicle-field.ts';
import type { vehicleFields } from './fields/vehicle-fields.ts';
import type { Offer } from './offer/offer.ts';

export type { SpecificationValue } from './fields/vehicle-field.ts';

export interface Vehicle extends RecordOf<typeof vehicleFields> {}

export type Fuel = NonNullable<Vehicle['fuel']>;
export type VehicleCondition = NonNullable<Vehicle['condition']>;
export type StockStatus = NonNullable<Vehicle['status']>;

export interface OfferedVehicle extends Vehicle {
  readonly offer: Offer;
}

/** Dates are ISO 8601 in UTC. */
export interface StockedVehicle extends OfferedVehicle {
  readonly addedAt: string;
  readonly updatedAt: string;
  /** The page answers 410 after {@link withdrawnPageDays}. */
  readonly withdrawnAt?: string;
  /** File values of the cells set by hand (`file-cells.ts`). */
  readonly fileCells?: FileCells;
}

/** Without what the store adds. */
export function rowOf(vehicle: Vehicle & Partial<StockedVehicle>): Vehicle {
  const { addedAt: _, updatedAt: __, withdrawnAt: ___, fileCells: ____, ...others } = vehicle;
  const { offer: _____, ...row } = others;
  return row;
}

export interface FileCells extends Readonly<Record<string, unknown>> {
  /** `none`: offered without a row in the file; `removed`: away in spite of it. */
  readonly row?: 'none' | 'removed';
}

export type PutVehicle = Vehicle & Pick<StockedVehicle, 'fileCells'>;

/** Days of a withdrawn cart's page (spec S19.9). */
export const withdrawnPageDays = 90;

export function isGone({ withdrawnAt }: Pick<StockedVehicle, 'withdrawnAt'>, now: Date): boolean {
  if (withdrawnAt === undefined) return false;
  return now.getTime() - Date.parse(withdrawnAt) > withdrawnPageDays * day;
}

/** ISO 8601 in UTC: morning of the stated day, else `addedAt`. */
export function stockedSince(vehicle: Pick<StockedVehicle, 'inStockSince' | 'addedAt'>): string {
  const { inStockSince, addedAt } = vehicle;
  return inStockSince === undefined ? addedAt : `${inStockSince}T12:00:00.000Z`;
}

export function isTrailer({ category, name }: Pick<Vehicle, 'category' | 'name'>): boolean {
  return /\btrailers?\b/i.test(category) || /\btrailer$/i.test(name.trim());
}

export function seatsOf(vehicle: Pick<Vehicle, 'specifications'>): number | undefined {
  const seats = Number.parseInt(String(vehicle.specifications.seatingCapacity ?? ''), 10);
  return Number.isInteger(seats) && seats > 0 ? seats : undefined;
}

const knownLabels: Readonly<Record<string, string>> = {
  topSpeed: 'Top speed',
  range: 'Range',
  seatingCapacity: 'Seating capacity',
  batteryType: 'Battery type',
  chargingTime: 'Charging time',
  payload: 'Payload',
};

/** `"groundClearance"` → `"Ground clearance"`. */
export function specificationLabel(key: string): string {
  const label = Object.hasOwn(knownLabels, key) ? knownLabels[key] : undefined;
  if (label !== undefined) return label;
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(
      /(\p{Ll}|\d)(\p{Lu})/gu,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .trim();
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}

export function specificationFacts({ specifications }: Pick<Vehicle, 'specifications'>) {
  return Object.entries(specifications).map(([key, value]) => {
    const text = specificationText((hoursKey.test(key) && Number(value)) || value);
    return { key, label: specificationLabel(key), text };
  });
}

export const hoursKey = /\bhours$|[a-z]Hours$/i;

export function specificationText(value: SpecificationValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
