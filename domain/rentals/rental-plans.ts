import { groupSubtitles, planDescriptions } from '../business/rentals/plan-copy.ts';
import {
  generalRates,
  printedGeneralSavings,
  printedTownPerDay,
  townRates,
} from '../business/rentals/rates.ts';
import { rentalTerms } from '../business/terms/rental-terms.ts';
import { type Place, placeLabel } from '../dealership/place.ts';
import {
  type CartType,
  cartTypes,
  periodDays,
  type RentalPeriod,
  rentalPeriods,
} from '../dealership/rental.ts';
import { formatUsd, formatUsdCents } from '../money.ts';
import { generalDelivery } from '../places/delivery.ts';
import { cartNames, durationLabel, type PlanChoice, planKey, planTitle } from './plan-names.ts';

export type RentalPlan = ReturnType<typeof planOf> & {
  /** As printed: `"Save 38.7%"`, `"Save $665 (38.8%)"`. */
  readonly savings?: string;
  /** `"$228.34 per day"`, on a town's longer plans. */
  readonly perDay?: string;
};

export interface RentalGroup {
  readonly cart: CartType;
  readonly title: string;
  readonly subtitle: string;
  readonly plans: readonly RentalPlan[];
}

const recommendedPeriods: Readonly<Record<CartType, readonly RentalPeriod[]>> = {
  fourSeater: ['daily', 'threeDay', 'weekly'],
  sixSeater: ['threeDay', 'weekly'],
  utility: ['threeDay', 'weekly'],
};

export const generalGroups: readonly RentalGroup[] = groupsOf((choice) => {
  const percent = printedGeneralSavings[choice.cart][choice.period];
  return {
    ...planOf(
      choice,
      generalRates[choice.cart][choice.period],
      `Pick it up at a showroom, or we deliver it for ${generalDelivery}`,
    ),
    savings: percent === undefined ? undefined : `Save ${percent.toFixed(1)}%`,
  };
});

/** Town price (spec S11.1). */
export function townGroups(place: Place): readonly RentalGroup[] {
  const town = placeLabel(place);
  return groupsOf((choice) => {
    const rates = townRates[choice.cart];
    const price = rates[choice.period];
    const savings = savingsOf(rates.daily, periodDays[choice.period], price);
    const perDayUsd = printedTownPerDay[choice.cart][choice.period];
    return {
      ...planOf(choice, price, `Available for delivery to ${town}`),
      perDay: choice.period === 'daily' ? undefined : `${formatUsdCents(perDayUsd)} per day`,
      savings: savings && `Save ${formatUsd(savings.savedUsd)} (${savings.percent.toFixed(1)}%)`,
    };
  });
}

function groupsOf(plan: (choice: PlanChoice) => RentalPlan): readonly RentalGroup[] {
  return cartTypes.map((cart) => ({
    cart,
    title: cartNames[cart],
    subtitle: groupSubtitles[cart],
    plans: rentalPeriods.map((period) => plan({ cart, period })),
  }));
}

function planOf(choice: PlanChoice, priceUsd: number, delivery: string) {
  const { cart, period } = choice;
  const recommended = recommendedPeriods[cart].includes(period);
  return {
    ...choice,
    key: planKey(choice),
    title: planTitle(choice),
    description: planDescriptions[cart][period],
    priceUsd,
    duration: durationLabel(period),
    renewal:
      periodDays[period] < rentalTerms.maxDays
        ? `Extend it in ${rentalTerms.periodHours}-hour increments, up to ${rentalTerms.maxDays} days`
        : `${rentalTerms.maxDays} days maximum; renew with a new agreement`,
    delivery,
    deposit: `${formatUsd(rentalTerms.deposit[cart])} security deposit`,
    recommended,
    badge: recommended ? 'RECOMMENDED' : undefined,
  } as const;
}

export interface Savings {
  readonly savedUsd: number;
  /** To one decimal. */
  readonly percent: number;
}

/** `undefined` without savings (spec S11.3). */
export function savingsOf(dailyUsd: number, days: number, priceUsd: number): Savings | undefined {
  const byTheDay = dailyUsd * days;
  const savedUsd = byTheDay - priceUsd;
  if (savedUsd <= 0) return undefined;
  return { savedUsd, percent: Math.round((savedUsd / byTheDay) * 1000) / 10 };
}
