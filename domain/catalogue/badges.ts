import {
  type Condition,
  departureOf,
  type StockedVehicle,
  type StockStatus,
  type Vehicle,
} from './vehicle.ts';

/** Where a cart is on its way to a buyer, in a visitor's words, and what its page offers (spec S4.8). */
export interface StockState {
  readonly label: string;
  /** Whether it can be bought, here or on its way: it has a month and an invitation to drive it. */
  readonly isBuyable: boolean;
  /** In place of its price, of a cart that the site lists no more. */
  readonly departed?: string;
  /** The button that asks about it. */
  readonly ask: string;
  /** The button of its alert: about it, or of a departed cart about carts like it. */
  readonly alert?: string;
}

const buyable = { isBuyable: true, ask: 'Ask about this cart' };
const waiting = { ...buyable, isBuyable: false, alert: 'Tell me when it is available again' };
const departed = {
  isBuyable: false,
  ask: 'Ask for one like it',
  alert: 'Tell me when one like it comes in',
};

const stockStates: Readonly<Record<StockStatus | 'out-of-stock' | 'left', StockState>> = {
  'in-stock': { ...buyable, label: 'In Stock' },
  coming: { ...buyable, label: 'On the way', alert: 'Tell me when it is here' },
  'on-hold': { ...waiting, label: 'On hold' },
  'sale-pending': { ...waiting, label: 'Sale pending' },
  'out-of-stock': { ...waiting, label: 'Out of Stock' },
  sold: { ...departed, label: 'Sold', departed: 'This cart has been sold.' },
  left: {
    ...departed,
    label: 'No longer in our stock',
    departed: 'This cart is no longer in our stock.',
  },
};

type Stocked = Pick<StockedVehicle, 'inStock' | 'status' | 'withdrawnAt'>;

/** `inStock`, `status` and whether the stock file still names it, together. */
export function stockStateOf(vehicle: Stocked): StockState {
  const { inStock, status = 'in-stock' } = vehicle;
  const listed = inStock ? 'in-stock' : status === 'in-stock' ? 'out-of-stock' : status;
  return stockStates[departureOf(vehicle) ?? listed];
}

/** Why a vehicle can't be bought, in a visitor's words; `undefined` where it can (spec S4.15). */
export function unavailableOf(vehicle: Stocked): string | undefined {
  const { isBuyable, label } = stockStateOf(vehicle);
  return isBuyable ? undefined : label;
}

/** The badge of a vehicle: NEW before its state in the stock (spec S4.4). */
export function badgeOf(vehicle: Stocked & Pick<Vehicle, 'isNew'>): string {
  return vehicle.isNew ? 'NEW' : stockStateOf(vehicle).label;
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

/** The notes beside the badge: NEW does not say that it is not in stock, and no badge that it was used. */
export function notesOf(vehicle: Badged): readonly string[] {
  const isUnsaid = vehicle.isNew && !vehicle.inStock;
  const condition = vehicle.condition === 'new' ? undefined : conditionLabelOf(vehicle);
  return [isUnsaid && stockStateOf(vehicle).label, condition].filter(
    (note) => typeof note === 'string',
  );
}
