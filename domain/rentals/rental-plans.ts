import {
  groupSubtitles,
  planDescriptions,
  streetLegalRentals,
} from '../dealer/business/rentals/plan-copy.ts';
import {
  generalRates,
  printedGeneralSavings,
  printedTownPerDay,
  townRates,
} from '../dealer/business/rentals/rates.ts';
import { rentalTerms } from '../dealer/business/terms/rental-terms.ts';
import {
  type CartType,
  cartTypes,
  periodDays,
  type RentalPeriod,
  rentalPeriods,
} from '../dealer/rental.ts';
import { formatUsd, formatUsdCents } from '../money.ts';
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
  /** Of each of its plans: `"Street legal · $500 security deposit"`. */
  readonly terms: string;
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
    ...planOf(choice, generalRates[choice.cart][choice.period]),
    savings: percent === undefined ? undefined : `Save ${percent.toFixed(1)}%`,
  };
});

export const townGroups: readonly RentalGroup[] = groupsOf((choice) => {
  const rates = townRates[choice.cart];
  const price = rates[choice.period];
  const savings = savingsOf(rates.daily, periodDays[choice.period], price);
  const perDayUsd = printedTownPerDay[choice.cart][choice.period];
  return {
    ...planOf(choice, price),
    perDay: choice.period === 'daily' ? undefined : `${formatUsdCents(perDayUsd)} per day`,
    savings: savings && `Save ${formatUsd(savings.savedUsd)} (${savings.percent.toFixed(1)}%)`,
  };
});

function groupsOf(plan: (choice: PlanChoice) => RentalPlan): readonly RentalGroup[] {
  return cartTypes.map((cart) => ({
    cart,
    title: cartNames[cart],
    subtitle: groupSubtitles[cart],
    terms: `${streetLegalRentals.has(cart) ? 'Street legal' : 'Seat belts included'} · ${formatUsd(rentalTerms.deposit[cart])} security deposit`,
    plans: rentalPeriods.map((period) => plan({ cart, period })),
  }));
}

function planOf(choice: PlanChoice, priceUsd: number) {
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
        ? undefined
        : `${rentalTerms.maxDays} days maximum; renew with a new agreement`,
    recommended,
    badge: recommended ? 'RECOMMENDED' : undefined,
  } as const;
}

interface Savings {
  readonly savedUsd: number;
  readonly percent: number;
}

/** `undefined` without savings (spec S11.3). */
export function savingsOf(dailyUsd: number, days: number, priceUsd: number): Savings | undefined {
  const byTheDay = dailyUsd * days;
  const savedUsd = byTheDay - priceUsd;
  if (savedUsd <= 0) return undefined;
  return { savedUsd, percent: Math.round((savedUsd / byTheDay) * 1000) / 10 };
}
