import { day } from '../duration.ts';
import type { RecordOf, SpecificationValue } from './fields/vehicle-field.ts';
import type { vehicleFields } from './fields/vehicle-fields.ts';

export type { SpecificationValue } from './fields/vehicle-field.ts';

/** A cart or low-speed vehicle as the dealer lists it; {@link vehicleFields} says what each field is. */
export interface Vehicle extends RecordOf<typeof vehicleFields> {}

/** `demo`: a display unit, sold as such. */
export type Condition = NonNullable<Vehicle['condition']>;

export type Fuel = NonNullable<Vehicle['fuel']>;

/**
 * Where a cart is on its way to a buyer. Only `in-stock` counts as in stock
 * ({@link Vehicle.inStock}); `sold` behaves as a cart that left the stock file.
 */
const stockStatuses = [
  'in-stock',
  'on-hold',
  'sale-pending',
  'coming',
  'sold',
] as const satisfies readonly NonNullable<Vehicle['status']>[];
export type StockStatus = (typeof stockStatuses)[number];

/** A vehicle with the dates the store keeps beside it. All dates ISO 8601 in UTC. */
export interface StockedVehicle extends Vehicle {
  readonly addedAt: string;
  readonly updatedAt: string;
  /**
   * When a stock file last came without it. It is then out of stock; its page stays for
   * {@link withdrawnPageDays} and answers 410 afterwards.
   */
  readonly withdrawnAt?: string;
  /**
   * The stock file's values of the cells that were set otherwise by hand, by cell; see
   * `file-cells.ts`. Absent where nothing was set by hand.
   */
  readonly fileCells?: FileCells;
}

/** Values of a stock file's cells, by the cell's name; `null` for a cell that says nothing. */
export type FileCells = Readonly<Record<string, unknown>>;

/** A vehicle to be put into the store, with what the stock file says otherwise. */
export type PutVehicle = Vehicle & Pick<StockedVehicle, 'fileCells'>;

/** Days for which the page of a cart that left the stock file stays up (spec S19.9). */
export const withdrawnPageDays = 90;

/** Whether the page of a cart that left the stock file is gone at `now`. */
export function isGone({ withdrawnAt }: Pick<StockedVehicle, 'withdrawnAt'>, now: Date): boolean {
  if (withdrawnAt === undefined) return false;
  return now.getTime() - Date.parse(withdrawnAt) > withdrawnPageDays * day;
}

/**
 * When the cart came into stock, ISO 8601 in UTC: the morning of the day that its row states, else
 * when it first came onto the website.
 */
export function stockedSince(vehicle: Pick<StockedVehicle, 'inStockSince' | 'addedAt'>): string {
  const { inStockSince, addedAt } = vehicle;
  return inStockSince === undefined ? addedAt : `${inStockSince}T12:00:00.000Z`;
}

/** Whether the cart is no longer in the dealer's stock file. */
export function hasLeftStock({ withdrawnAt }: Pick<StockedVehicle, 'withdrawnAt'>): boolean {
  return withdrawnAt !== undefined;
}

/** Why a cart's page stays up without a price: it was sold, or its file no longer names it. */
export type Departure = 'sold' | 'left';

/** `undefined` for a cart that the site lists (spec S4.16). */
export function departureOf(
  vehicle: Pick<StockedVehicle, 'withdrawnAt' | 'status'>,
): Departure | undefined {
  if (vehicle.status === 'sold') return 'sold';
  return hasLeftStock(vehicle) ? 'left' : undefined;
}

/** Whether it is among the carts the site lists: in the stock file, and not sold. */
export function isListed(vehicle: Pick<StockedVehicle, 'withdrawnAt' | 'status'>): boolean {
  return departureOf(vehicle) === undefined;
}

/** Whether it is offered with the new carts, as a display unit is (spec S4.16). */
export function isOfferedNew({ condition }: Pick<Vehicle, 'condition'>): boolean {
  return condition === 'new' || condition === 'demo';
}

/** Whether somebody has used it, or it has been on show: its price is not that of a new cart. */
export function isUsedOrShown({ condition }: Pick<Vehicle, 'condition'>): boolean {
  return condition === 'used' || condition === 'demo';
}

/** New or used for feeds and structured data, which know no third word: a display unit is used. */
export function conditionOf({ condition }: Pick<Vehicle, 'condition'>): 'new' | 'used' | undefined {
  return condition === 'demo' ? 'used' : condition;
}

/** Whether its row says that it is a trailer: nobody drives it, and who makes it makes no carts. */
export function isTrailer({ category, name }: Pick<Vehicle, 'category' | 'name'>): boolean {
  return /\btrailers?\b/i.test(category) || /\btrailer$/i.test(name.trim());
}

/** `specifications.seatingCapacity` as a number, where the row has a usable one. */
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

/** A specification's key as a visitor reads it: `"groundClearance"` → `"Ground clearance"`. */
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

/** A specification's value as a visitor reads it. */
export function specificationText(value: SpecificationValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}
