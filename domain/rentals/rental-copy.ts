import { generalRates } from '../dealer/business/rentals/rates.ts';
import { rentalTerms } from '../dealer/business/terms/rental-terms.ts';
import type { Dealer } from '../dealer/dealer.ts';
import { formatHours, unbroken } from '../dealer/hours.ts';
import { fullPlaceLabel, type Place } from '../dealer/place.ts';
import { type CartType, cartTypes, periodDays } from '../dealer/rental.ts';
import { formatUsd } from '../money.ts';
import { generalDelivery } from '../places/delivery.ts';
import { titledTexts } from '../text/wording.ts';
import { cartNames } from './plan-names.ts';
import { cheapestFrom } from './rental-quote.ts';

const { insurance, cancellation, refundBusinessDays } = rentalTerms;

export const generalBenefits = titledTexts({
  'Street legal 4- and 6-seaters':
    'Seat belts, lights, and mirrors, ready for roads where carts are allowed.',
  'Charged and ready': 'Clean, checked, and fully charged when you get the keys.',
  'Insurance included': `${formatUsd(insurance.perPersonUsd)} per person, ${formatUsd(insurance.perAccidentUsd)} per accident, and ${formatUsd(insurance.propertyDamageUsd)} for property damage.`,
  'Pickup or delivery': `Pick it up at a showroom, or we deliver it for ${generalDelivery}.`,
  'Free cancellation': `Cancel up to ${cancellation.freeUntilHours} hours before the start at no charge.`,
  'Quick deposit refund': `You get your security deposit back ${refundBusinessDays.from}–${refundBusinessDays.to} business days after you return the cart.`,
});

export const townBenefits: readonly string[] = [
  'Street legal with seat belts (4- and 6-seaters)',
  'Fully charged and ready to go',
  '24/7 customer support',
  'Flexible pickup and return',
  'Insurance coverage included',
  'No hidden fees',
];

export const supportOutsideHours = ({ hours, phone }: Dealer) =>
  `24/7 support: if your rental breaks down outside phone hours (${unbroken(formatHours(hours.phone))}), call ${phone.shown}, day or night. Messages sent overnight are answered the next morning.`;

export const extension = `Extend any shorter plan in ${rentalTerms.periodHours}-hour increments, up to ${rentalTerms.maxDays} days.`;

/** spec S11.5 */
export const rentalFootnote: readonly string[] = [
  `Rental periods run in ${rentalTerms.periodHours}-hour increments.`,
  'There are no refunds for early returns.',
  'Insurance is included.',
  'Prices are before sales tax and subject to availability.',
];

export function townDelivery(place: Pick<Place, 'name' | 'type'>): string {
  return `Free delivery within ${place.type === 'City' ? 'the ' : ''}${fullPlaceLabel(place)} area`;
}

const cartAdvice: Readonly<Record<CartType, string>> = {
  fourSeater: 'Seats four and parks almost anywhere.',
  sixSeater: 'Seats six, so everyone rides together.',
  utility: 'Carries tools and supplies where a truck is too wide or too heavy.',
};

function cheapestFromInWords(period: 'weekly' | 'monthly'): string {
  const fewest = cartTypes.map((cart) => cheapestFrom(generalRates[cart], period));
  const [usual = 0] = fewest;
  const others = cartTypes.flatMap((cart, index) =>
    fewest[index] === usual
      ? []
      : [`${fewest[index]} for a ${cartNames[cart].toLowerCase().replace(' ', '-')}`],
  );
  return `${usual} days or more${others.length === 0 ? '' : ` (${others.join(', ')})`}`;
}

export const choosingHelp = {
  heading: 'Need Help Choosing?',
  carts: cartTypes.map((cart) => ({
    cart,
    title: cartNames[cart],
    text: `${cartAdvice[cart]} From ${formatUsd(generalRates[cart].daily)} a day, with a ${formatUsd(rentalTerms.deposit[cart])} security deposit.`,
  })),
  periods: [
    `Renting ${cheapestFromInWords('weekly')}? The weekly plan costs less.`,
    `Renting ${cheapestFromInWords('monthly')}? The ${periodDays.monthly}-day plan costs less. The planner above finds the best price for your dates.`,
  ],
} as const;
