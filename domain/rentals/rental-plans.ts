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
import { type Savings, savingsOf } from './savings.ts';

/** The content of a plan card on both kinds of page (spec S11.4, S11.7). */
export type RentalPlan = ReturnType<typeof planOf>;

export interface RentalGroup<Plan extends RentalPlan> {
  readonly cart: CartType;
  /** `"4 Seater"`. */
  readonly title: string;
  readonly subtitle: string;
  /** Shortest first. */
  readonly plans: readonly Plan[];
}

/** Plans with the RECOMMENDED badge (spec S11.8). */
const recommendedPeriods: Readonly<Record<CartType, readonly RentalPeriod[]>> = {
  fourSeater: ['daily', 'threeDay', 'weekly'],
  sixSeater: ['threeDay', 'weekly'],
  utility: ['threeDay', 'weekly'],
};

/** The groups of `/rentals`, 4 Seater, 6 Seater and Utility. */
export const generalGroups = groupsOf((choice) => {
  const percent = printedGeneralSavings[choice.cart][choice.period];
  return {
    ...planOf(
      choice,
      generalRates[choice.cart][choice.period],
      `Pick it up at a showroom, or we bring it for ${generalDelivery}`,
    ),
    /** As the price list prints it: `"Save 38.7%"`. */
    savings: percent === undefined ? undefined : `Save ${percent.toFixed(1)}%`,
  };
});

/** The groups of a town's rental page, at the town price (spec S11.1). */
export function townGroups(place: Place) {
  const town = placeLabel(place);
  return groupsOf((choice) => {
    const rates = townRates[choice.cart];
    const price = rates[choice.period];
    const savings = savingsOf(rates.daily, periodDays[choice.period], price);
    const perDayUsd = printedTownPerDay[choice.cart][choice.period];
    return {
      ...planOf(choice, price, `Delivery to ${town} and collection included`),
      /** As the price list prints it: `"$228.34 per day"`. */
      perDay: `${formatUsd(perDayUsd)} per day`,
      savings,
      /** `"Save $665 (38.8%), effective daily rate $150.00"`. */
      savingsText: savings && savingsInWords(savings, perDayUsd),
      note: `Available for delivery to ${town}`,
    };
  });
}

function groupsOf<Plan extends RentalPlan>(
  plan: (choice: PlanChoice) => Plan,
): readonly RentalGroup<Plan>[] {
  return cartTypes.map((cart) => ({
    cart,
    title: cartNames[cart],
    subtitle: groupSubtitles[cart],
    plans: rentalPeriods.map((period) => plan({ cart, period })),
  }));
}

/** @param delivery how the cart is delivered and for how much */
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
        : `${rentalTerms.maxDays} days is the longest rental; a new agreement renews it`,
    delivery,
    deposit: `${formatUsd(rentalTerms.deposit[cart])} security deposit`,
    recommended,
    badge: recommended ? 'RECOMMENDED' : undefined,
  } as const;
}

/** The effective rate is left out where the price list's, which stands beside it, rounds differently. */
function savingsInWords({ savedUsd, percent, effectiveDailyUsd }: Savings, perDayUsd: number) {
  const saved = `Save ${formatUsd(savedUsd)} (${percent.toFixed(1)}%)`;
  const rate = formatUsdCents(effectiveDailyUsd);
  return rate === formatUsdCents(perDayUsd) ? `${saved}, effective daily rate ${rate}` : saved;
}
