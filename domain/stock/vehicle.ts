import { day } from '../duration.ts';
import type { RecordOf, SpecificationValue } from './fields/vehicle-field.ts';
import type { vehicleFields } from './fields/vehicle-fields.ts';

export type { SpecificationValue } from './fields/vehicle-field.ts';

export interface Vehicle extends RecordOf<typeof vehicleFields> {}

/** `demo`: a display unit. */
export type Condition = NonNullable<Vehicle['condition']>;

export type Fuel = NonNullable<Vehicle['fuel']>;

/** Only `in-stock` counts as in stock; `sold` behaves as withdrawn. */
const stockStatuses = [
  'in-stock',
  'on-hold',
  'sale-pending',
  'coming',
  'sold',
] as const satisfies readonly NonNullable<Vehicle['status']>[];
export type StockStatus = (typeof stockStatuses)[number];

/** Dates are ISO 8601 in UTC. */
export interface StockedVehicle extends Vehicle {
  readonly addedAt: string;
  readonly updatedAt: string;
  /** The page answers 410 after {@link withdrawnPageDays}. */
  readonly withdrawnAt?: string;
  /** File values of the cells set by hand (`file-cells.ts`). */
  readonly fileCells?: FileCells;
}

export type FileCells = Readonly<Record<string, unknown>>;

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

export function hasLeftStock({ withdrawnAt }: Pick<StockedVehicle, 'withdrawnAt'>): boolean {
  return withdrawnAt !== undefined;
}

type Departure = 'sold' | 'left';

export function departureOf(
  vehicle: Pick<StockedVehicle, 'withdrawnAt' | 'status'>,
): Departure | undefined {
  if (vehicle.status === 'sold') return 'sold';
  return hasLeftStock(vehicle) ? 'left' : undefined;
}

export function isListed(vehicle: Pick<StockedVehicle, 'withdrawnAt' | 'status'>): boolean {
  return departureOf(vehicle) === undefined;
}

/** Display units included (spec S4.16). */
export function isOfferedNew({ condition }: Pick<Vehicle, 'condition'>): boolean {
  return condition === 'new' || condition === 'demo';
}

export function isUsedOrShown({ condition }: Pick<Vehicle, 'condition'>): boolean {
  return condition === 'used' || condition === 'demo';
}

/** For feeds and structured data; a display unit is used. */
export function conditionOf({ condition }: Pick<Vehicle, 'condition'>): 'new' | 'used' | undefined {
  return condition === 'demo' ? 'used' : condition;
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

export function specificationText(value: SpecificationValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
