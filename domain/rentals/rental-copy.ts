import { business } from '../business.ts';
import { formatHours, phoneHours } from '../hours.ts';
import { formatUsd } from '../money.ts';
import { type Place, placeLabel } from '../places/place.ts';
import { places } from '../places/places.ts';
import { deliveryTerms } from '../policies/terms/delivery-terms.ts';
import { rentalTerms } from '../policies/terms/rental-terms.ts';
import { cartNames } from './plan-names.ts';
import { type CartType, cartTypes, generalRates, periodDays } from './plans.ts';

export interface RentalBenefit {
  readonly title: string;
  readonly text: string;
}

const { insurance, cancellation, refundBusinessDays } = rentalTerms;
const perMile = formatUsd(deliveryTerms.perMileUsd);
const freeMiles = deliveryTerms.rentalsPageFreeMiles;

/** The six benefits of `/rentals` (spec S11.4). */
export const generalBenefits: readonly RentalBenefit[] = [
  {
    title: 'Street legal',
    text: 'Seat belts, lights and mirrors, ready for roads where carts are allowed.',
  },
  { title: 'Charged and ready', text: 'Your cart arrives clean, checked and fully charged.' },
  {
    title: 'Insurance included',
    text: `${formatUsd(insurance.perPersonUsd)} per person, ${formatUsd(insurance.perAccidentUsd)} per accident and ${formatUsd(insurance.propertyDamageUsd)} for property damage.`,
  },
  {
    title: 'Delivered to you',
    text: `Free within the ${places.length} places we serve. Elsewhere the first ${freeMiles} miles are free; each mile beyond costs ${perMile}.`,
  },
  {
    title: 'Free cancellation',
    text: `Change your mind up to ${cancellation.freeUntilHours} hours before the start at no charge.`,
  },
  {
    title: 'Deposit back soon',
    text: `Your security deposit is refunded ${refundBusinessDays.from}–${refundBusinessDays.to} business days after the cart is back.`,
  },
];

/** The six benefits of a place's rental page (spec S11.6). */
export const townBenefits: readonly string[] = [
  'Street legal with seat belts',
  'Fully charged and ready to go',
  '24/7 customer support',
  'Flexible pickup and return',
  'Insurance coverage included',
  'No hidden fees',
];

const commonTerms: readonly string[] = [
  `Rental periods run in ${rentalTerms.periodHours}-hour increments.`,
  'Early returns get no refund.',
  'Insurance is included.',
  'Prices are subject to availability.',
];

/** The footnote of `/rentals`, a sentence each (spec S11.5). */
export const generalFootnote: readonly string[] = [
  ...commonTerms,
  `Delivery is free within the limits of the ${places.length} places we serve; elsewhere it costs ${perMile} per mile beyond ${freeMiles} miles.`,
  'A place’s own page lists its delivered prices, which can differ from these; the price you book is the one that counts.',
];

/** The footnote of a town's rental page: its prices include delivery (spec S11.1). */
export function townFootnote(place: Place): readonly string[] {
  return [
    ...commonTerms,
    `Delivery to ${placeLabel(place)} is included in the price.`,
    'Prices per day are as listed; the effective daily rate is the price divided by its days, to the nearest cent.',
  ];
}

/** Over the map of a town's rental page (spec S11.6). */
export function townDelivery(place: Pick<Place, 'name' | 'type'>): string {
  return `Free delivery within ${place.name} ${place.type} area`;
}

const cartAdvice: Readonly<Record<CartType, string>> = {
  fourSeater: 'Seats a couple or a family of four and parks almost anywhere.',
  sixSeater: 'Takes two more than a 4 Seater, so that a group need not drive twice.',
  utility: 'Carries tools and supplies where a truck would be too wide or too heavy.',
};

/** How many of the shorter period, paid one by one, first cost more than one of the longer. */
function cheaperFrom(period: 'weekly' | 'monthly', shorter: 'daily' | 'weekly'): number {
  return Math.max(
    ...cartTypes.map(
      (cart) => Math.floor(generalRates[cart][period] / generalRates[cart][shorter]) + 1,
    ),
  );
}

/** The "Need Help Choosing" block: which cart for whom, how long, and whom to ask. */
export const choosingHelp = {
  heading: 'Need Help Choosing?',
  carts: cartTypes.map((cart) => ({
    cart,
    title: cartNames[cart],
    text: `${cartAdvice[cart]} From ${formatUsd(generalRates[cart].daily)} a day, with a ${formatUsd(rentalTerms.deposit[cart])} security deposit.`,
  })),
  periods: [
    `From ${cheaperFrom('weekly', 'daily')} days on, a week costs less than paying by the day.`,
    `From ${cheaperFrom('monthly', 'weekly')} weeks on, the ${periodDays.monthly}-day price costs less than paying by the week.`,
  ],
  contact: `Call ${business.phone.shown} and tell us who rides and where: ${formatHours(phoneHours)}.`,
} as const;
