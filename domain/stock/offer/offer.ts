import type { RecordOf } from '../fields/vehicle-field.ts';
import type { vehicleFields } from '../fields/vehicle-fields.ts';

/** Whether and how a vehicle is for sale: derived once from its row. */
export interface Offer extends State, Partial<OfferedCondition> {
  readonly state: keyof typeof states;
  /** The label of a vehicle that is not for sale. */
  readonly unavailable?: string;
  readonly badges: readonly [string, ...string[]];
  /** US dollars (spec S4.13); none for a used cart, whose list price is that of a new one. */
  readonly belowListUsd?: number;
}

interface State {
  readonly label: string;
  /** In lists and search: neither sold nor gone from the stock. */
  readonly isListed: boolean;
  readonly isInStock: boolean;
  /** In stock or on the way. */
  readonly isForSale: boolean;
  readonly departed?: string;
  readonly ask: string;
  readonly alert?: string;
}

interface OfferedCondition {
  readonly condition: string;
  /** Display units with the new ones (spec S4.16). */
  readonly offeredAs: 'new' | 'used';
  /** For feeds, structured data and ADF, which have no third value. */
  readonly feedCondition: 'new' | 'used';
}

const inStock = { isListed: true, isInStock: true, isForSale: true, ask: 'Ask about this cart' };
const coming = { ...inStock, isInStock: false, alert: 'Tell me when it is here' };
const waiting = { ...coming, isForSale: false, alert: 'Tell me when it’s available again' };
const departed = {
  ...waiting,
  isListed: false,
  ask: 'Ask for one like it',
  alert: 'Tell me when one like it comes in',
};

const states = {
  'in-stock': { ...inStock, label: 'In Stock' },
  coming: { ...coming, label: 'On the way' },
  'on-hold': { ...waiting, label: 'On hold' },
  'sale-pending': { ...waiting, label: 'Sale pending' },
  'out-of-stock': { ...waiting, label: 'Out of Stock' },
  sold: { ...departed, label: 'Sold', departed: 'This cart has been sold.' },
  left: {
    ...departed,
    label: 'No longer in our stock',
    departed: 'This cart is no longer in our stock.',
  },
} as const satisfies Readonly<Record<string, State>>;

type Row = Pick<
  RecordOf<typeof vehicleFields>,
  'inStock' | 'status' | 'isNew' | 'condition' | 'price' | 'msrp'
> & { readonly withdrawnAt?: string };

export const conditionLabels = { new: 'New', used: 'Used', demo: 'Display unit' } as const;

export const conditions: Readonly<Record<NonNullable<Row['condition']>, OfferedCondition>> = {
  new: { condition: conditionLabels.new, offeredAs: 'new', feedCondition: 'new' },
  used: { condition: conditionLabels.used, offeredAs: 'used', feedCondition: 'used' },
  demo: { condition: conditionLabels.demo, offeredAs: 'new', feedCondition: 'used' },
};

export function offerOf(row: Row): Offer {
  const { condition, isNew, price, msrp = 0 } = row;
  const state = stateOf(row);
  const { label, isInStock, isForSale } = states[state];
  return {
    ...states[state],
    ...(condition && conditions[condition]),
    state,
    ...(!isForSale && { unavailable: label }),
    badges: [
      isNew ? 'NEW' : label,
      ...(isNew && !isInStock ? [label] : []),
      ...(condition && condition !== 'new' ? [conditionLabels[condition]] : []),
    ],
    ...(price !== undefined &&
      condition !== 'used' &&
      msrp > price && { belowListUsd: msrp - price }),
  };
}

function stateOf({ inStock, status = 'in-stock', withdrawnAt }: Row): Offer['state'] {
  if (status !== 'sold' && withdrawnAt !== undefined) return 'left';
  return status === 'in-stock' && !inStock ? 'out-of-stock' : status;
}
