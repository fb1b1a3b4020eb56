import { findShowroom, showroomCities } from '../../domain/places/showrooms.ts';
import { isTrailer, type StockedVehicle } from '../../domain/stock/vehicle.ts';
import { isShowable } from './site.ts';

export const feedIds = ['google-products', 'google-vehicles', 'meta-vehicles'] as const;
export type FeedId = (typeof feedIds)[number];

export interface FeedBlock {
  readonly field: keyof StockedVehicle;
  /** `"no model year"`, behind a number of carts. */
  readonly rule: string;
  /** `missing`: a more complete stock file lets it in; `not-meant`: the feed is for others. */
  readonly kind: 'missing' | 'not-meant';
}

interface Rule extends Omit<FeedBlock, 'rule'> {
  readonly rule: string | ((vehicle: StockedVehicle) => string);
  readonly blocks: (vehicle: StockedVehicle) => boolean;
}

function missing(field: Rule['field'], rule: Rule['rule'], blocks: Rule['blocks']): Rule {
  return { field, kind: 'missing', rule, blocks };
}

function notMeant(field: Rule['field'], rule: Rule['rule'], blocks: Rule['blocks']): Rule {
  return { field, kind: 'not-meant', rule, blocks };
}

const hasLeft = notMeant('withdrawnAt', 'left the stock', ({ offer }) => !offer.isListed);

const things = /\b(?:parts|accessor(?:y|ies)|attachments?)\b/i;

const noCart = notMeant(
  'category',
  'no cart, but a trailer or a thing for carts',
  (vehicle) => isTrailer(vehicle) || things.test(vehicle.category),
);

const unavailable = notMeant(
  'status',
  'can’t be bought today (on hold, sale pending, coming or out of stock)',
  ({ offer }) => !offer.isInStock,
);

/** Both companies treat it as a vehicle, never as a product. */
const forTheRoad = notMeant(
  'streetLegal',
  'street legal: for the vehicle ads',
  ({ streetLegal }) => streetLegal === true,
);

const offTheRoad = notMeant(
  'streetLegal',
  'not marked street legal: for the product ads',
  ({ streetLegal }) => streetLegal !== true,
);

const unpriced = missing(
  'price',
  'no price; “Call for Price” can’t be advertised',
  ({ price }) => price === undefined || price <= 0,
);

const unpictured = missing(
  'images',
  'no photograph (JPEG, PNG or WebP)',
  ({ images }) => !images.some(isShowable),
);

/** Google reads a product without a condition as new (answer 6324469). */
const unknownCondition = missing(
  'condition',
  'no word whether new, used or a display unit (demo)',
  ({ offer }) => offer.feedCondition === undefined,
);

/** Merchant Center answers 11192663, 14156166; Meta's Automotive Inventory Ads. */
const vehicleRules: readonly Rule[] = [
  hasLeft,
  noCart,
  unavailable,
  offTheRoad,
  missing(
    'vin',
    'no VIN (a serial number is not a VIN)',
    ({ vin }) => vin === undefined || !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin),
  ),
  missing('year', 'no model year', ({ year }) => year === undefined),
  unpriced,
  unpictured,
  missing(
    'exteriorColor',
    'no exterior color',
    ({ exteriorColor }) => exteriorColor === undefined || exteriorColor.trim() === '',
  ),
  unknownCondition,
  missing(
    'mileage',
    'used or a display unit, and no mileage',
    ({ offer, mileage }) => mileage === undefined && offer.feedCondition === 'used',
  ),
  missing(
    'location',
    `no showroom (${showroomCities('or')})`,
    ({ location }) => location === undefined,
  ),
  notMeant(
    'location',
    'in the online listing, where no cart can be seen',
    ({ location }) => findShowroom(location)?.type === 'online',
  ),
  missing(
    'location',
    ({ location = '' }) => `“${location}” is not one of our showrooms (${showroomCities('or')})`,
    ({ location }) => location !== undefined && findShowroom(location) === undefined,
  ),
];

/** Google requires `vehicle_msrp` of new vehicles in the United States (answer 14154171). */
const withoutMsrp = missing(
  'msrp',
  'new, and no manufacturer’s suggested price (MSRP)',
  ({ offer, msrp }) => offer.feedCondition === 'new' && msrp === undefined,
);

const productRules: readonly Rule[] = [
  hasLeft,
  noCart,
  forTheRoad,
  unpriced,
  unpictured,
  unknownCondition,
];

const rules: Readonly<Record<FeedId, readonly Rule[]>> = {
  'google-products': productRules,
  'google-vehicles': [...vehicleRules, withoutMsrp],
  'meta-vehicles': vehicleRules,
};

/** Empty for an eligible unit. */
export function blocksOf(feed: FeedId, vehicle: StockedVehicle): readonly FeedBlock[] {
  return rules[feed]
    .filter(({ blocks }) => blocks(vehicle))
    .map(({ blocks: _, rule, ...rest }) => ({
      ...rest,
      rule: typeof rule === 'string' ? rule : rule(vehicle),
    }));
}

export function* eligible(
  feed: FeedId,
  vehicles: Iterable<StockedVehicle>,
): Generator<StockedVehicle> {
  for (const vehicle of vehicles) {
    if (!rules[feed].some(({ blocks }) => blocks(vehicle))) yield vehicle;
  }
}
