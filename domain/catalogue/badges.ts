import {
  type Condition,
  type Departure,
  departureOf,
  type StockedVehicle,
  type StockStatus,
  type Vehicle,
} from './vehicle.ts';

export type Badge = 'NEW' | 'In Stock' | 'Out of Stock';

/** The badge of a vehicle: NEW before stock. */
export function badgeOf(vehicle: Pick<Vehicle, 'isNew' | 'inStock'>): Badge {
  if (vehicle.isNew) return 'NEW';
  return vehicle.inStock ? 'In Stock' : 'Out of Stock';
}

const statusLabels: Readonly<Record<StockStatus, string>> = {
  'in-stock': 'In Stock',
  'on-hold': 'On hold',
  'sale-pending': 'Sale pending',
  coming: 'On the way',
  sold: 'Sold',
};

/** `inStock` and `status` together, in a visitor's words. */
export function stockLabelOf(vehicle: Pick<Vehicle, 'inStock' | 'status'>): string {
  const { inStock, status } = vehicle;
  if (inStock) return 'In Stock';
  return status === undefined || status === 'in-stock' ? 'Out of Stock' : statusLabels[status];
}

export const conditionLabels: Readonly<Record<Condition, string>> = {
  new: 'New',
  used: 'Used',
  demo: 'Display unit',
};

/** The condition in a visitor's words; `undefined` where it is not known. */
export function conditionLabelOf({ condition }: Pick<Vehicle, 'condition'>): string | undefined {
  return condition && conditionLabels[condition];
}

export type Badged = Pick<Vehicle, 'isNew' | 'inStock' | 'status' | 'condition'>;

/** Whether a visitor may ask to drive it: it is here, or on its way (spec S4.8). */
export function isForTestDrives({ inStock, status }: Pick<Vehicle, 'inStock' | 'status'>): boolean {
  return inStock || status === 'coming';
}

/** The text in place of a price for a cart that is no longer listed. */
export const departureLabels: Readonly<Record<Departure, string>> = {
  sold: statusLabels.sold,
  left: 'No longer in our stock',
};

/**
 * Why a vehicle can't be bought, in a visitor's words; `undefined` for one that is here or on its way
 * (spec S4.15).
 */
export function unavailableOf(
  vehicle: Pick<StockedVehicle, 'inStock' | 'status' | 'withdrawnAt'>,
): string | undefined {
  const departure = departureOf(vehicle);
  if (departure !== undefined) return departureLabels[departure];
  return isForTestDrives(vehicle) ? undefined : stockLabelOf(vehicle);
}

/**
 * The note beside the badge: why the vehicle can't be bought now, unless the badge says so
 * already, and that it has been used or shown.
 */
export function notesOf(vehicle: Badged): readonly string[] {
  const stock = stockLabelOf(vehicle);
  const isRepeated = vehicle.inStock || stock === badgeOf(vehicle);
  const condition = vehicle.condition === 'new' ? undefined : conditionLabelOf(vehicle);
  return [...(isRepeated ? [] : [stock]), ...(condition === undefined ? [] : [condition])];
}
