import { formatUsd } from '../money.ts';
import {
  type Condition,
  departureOf,
  type StockedVehicle,
  type StockStatus,
  type Vehicle,
} from './vehicle.ts';

export interface StockState {
  readonly label: string;
  readonly isBuyable: boolean;
  readonly departed?: string;
  readonly ask: string;
  readonly alert?: string;
}

const buyable = { isBuyable: true, ask: 'Ask about this cart' };
const waiting = { ...buyable, isBuyable: false, alert: 'Tell me when it’s available again' };
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

export function stockStateOf(vehicle: Stocked): StockState {
  const { inStock, status = 'in-stock' } = vehicle;
  const listed = inStock ? 'in-stock' : status === 'in-stock' ? 'out-of-stock' : status;
  return stockStates[departureOf(vehicle) ?? listed];
}

export function unavailableOf(vehicle: Stocked): string | undefined {
  const { isBuyable, label } = stockStateOf(vehicle);
  return isBuyable ? undefined : label;
}

export const conditionLabels: Readonly<Record<Condition, string>> = {
  new: 'New',
  used: 'Used',
  demo: 'Display unit',
};

export function conditionLabelOf({ condition }: Pick<Vehicle, 'condition'>): string | undefined {
  return condition && conditionLabels[condition];
}

type Badged = Pick<Vehicle, 'isNew' | 'inStock' | 'status' | 'condition'>;

export function badgesOf(vehicle: Badged): readonly [string, ...string[]] {
  const { label } = stockStateOf(vehicle);
  const notes = [
    vehicle.isNew && !vehicle.inStock && label,
    vehicle.condition !== 'new' && conditionLabelOf(vehicle),
  ].filter((note) => typeof note === 'string');
  return [vehicle.isNew ? 'NEW' : label, ...notes];
}

/** US dollars (spec S4.13); none for a used cart, whose list price is that of a new one. */
export function belowListUsd(vehicle: Pick<Vehicle, 'price' | 'msrp' | 'condition'>) {
  const { price, msrp = 0, condition } = vehicle;
  return price === undefined || condition === 'used' || msrp <= price ? undefined : msrp - price;
}

/** Without "In Stock" (spec S5.12). */
export function cardBadgesOf(vehicle: Badged & Pick<Vehicle, 'price' | 'msrp'>): readonly string[] {
  const below = belowListUsd(vehicle);
  return [
    ...badgesOf(vehicle).filter((badge) => badge !== stockStates['in-stock'].label),
    ...(below === undefined ? [] : [`${formatUsd(below)} below list`]),
  ];
}
