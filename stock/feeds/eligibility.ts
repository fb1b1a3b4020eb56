import { conditionOf, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { isShowable } from './site.ts';

/** The feeds, by the name of their file without its ending. */
export const feedIds = ['google-products', 'google-vehicles', 'meta-vehicles'] as const;
export type FeedId = (typeof feedIds)[number];

/** Why a unit can't be in a feed. */
export interface Block {
  readonly field: keyof StockedVehicle;
  /** Follows the field in a sentence for the dealer. */
  readonly rule: string;
}

interface Rule extends Block {
  readonly blocks: (vehicle: StockedVehicle) => boolean;
}

const hasLeft: Rule = {
  field: 'withdrawnAt',
  rule: 'it has left the stock',
  blocks: ({ withdrawnAt }) => withdrawnAt !== undefined,
};

const unpriced: Rule = {
  field: 'price',
  rule: 'it has no price; “Call for Price” can’t be advertised',
  blocks: ({ price }) => price === undefined || price <= 0,
};

const unpictured: Rule = {
  field: 'images',
  rule: 'it has no picture of its own (JPEG, PNG or WebP)',
  blocks: ({ images }) => !images.some(isShowable),
};

/** A unit for the road is a vehicle to both companies, and never a product. */
const forTheRoad: Rule = {
  field: 'streetLegal',
  rule: 'it is street legal and belongs in the vehicle ads',
  blocks: ({ streetLegal }) => streetLegal === true,
};

/**
 * What both vehicle feeds require of a unit (Google: Merchant Center help, answer 11192663; Meta:
 * Automotive Inventory Ads, "Supported fields"), beside what every vehicle of ours has.
 */
const vehicleRules: readonly Rule[] = [
  hasLeft,
  {
    field: 'inStock',
    rule: 'it is out of stock; vehicle ads show what can be bought today',
    blocks: ({ inStock }) => !inStock,
  },
  {
    field: 'streetLegal',
    rule: 'it is not marked street legal and belongs in the product ads',
    blocks: ({ streetLegal }) => streetLegal !== true,
  },
  {
    field: 'vin',
    rule: 'it has no VIN',
    blocks: ({ vin }) => vin === undefined || !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin),
  },
  { field: 'year', rule: 'it has no model year', blocks: ({ year }) => year === undefined },
  unpriced,
  unpictured,
  {
    field: 'exteriorColor',
    rule: 'it has no exterior color',
    blocks: ({ exteriorColor }) => exteriorColor === undefined || exteriorColor.trim() === '',
  },
  {
    field: 'mileage',
    rule: 'it is used and has no mileage',
    blocks: (vehicle) => vehicle.mileage === undefined && conditionOf(vehicle) === 'used',
  },
];

/** Product ads also take what is out of stock, and say so. */
const productRules: readonly Rule[] = [hasLeft, forTheRoad, unpriced, unpictured];

const rules: Readonly<Record<FeedId, readonly Rule[]>> = {
  'google-products': productRules,
  'google-vehicles': vehicleRules,
  'meta-vehicles': vehicleRules,
};

/** Everything that keeps a unit out of a feed; nothing when it is eligible. */
export function blocksOf(feed: FeedId, vehicle: StockedVehicle): readonly Block[] {
  return rules[feed]
    .filter(({ blocks }) => blocks(vehicle))
    .map(({ field, rule }) => ({ field, rule }));
}

/** The units of a feed, in the order given. */
export function* eligible(
  feed: FeedId,
  vehicles: Iterable<StockedVehicle>,
): Generator<StockedVehicle> {
  for (const vehicle of vehicles) {
    if (!rules[feed].some(({ blocks }) => blocks(vehicle))) yield vehicle;
  }
}
