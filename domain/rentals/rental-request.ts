import { generalRates, townRates } from '../dealer/business/rentals/rates.ts';
import { deliveryTerms } from '../dealer/business/terms/delivery-terms.ts';
import { rentalTerms } from '../dealer/business/terms/rental-terms.ts';
import type { Today } from '../dealer/dealer.ts';
import { type Place, placeLabel } from '../dealer/place.ts';
import type { CartType } from '../dealer/rental.ts';
import { cartsOf, rentalCartsError } from '../enquiries/rental-carts.ts';
import { formatUsd } from '../money.ts';
import {
  addDays,
  type CalendarDate,
  dateInWords,
  dateValue,
  daysBetween,
} from '../new-york-time.ts';
import { findPlace } from '../places/find-place.ts';
import type { CartFacts } from '../stock/search/cart-facts.ts';
import { counted, uncapitalized } from '../text/wording.ts';
import { dayNames, dayOf } from '../week.ts';
import { lastReturn, type RentalRefusal, refusedDelivery, refusedPickup } from './handover-days.ts';
import { planInWords, plansCounted } from './plan-names.ts';
import { type CheapestPlans, cheapestPlans, coveredDays, exactPlans } from './rental-quote.ts';

/** As in an address (spec S11.12). */
export const rentalClasses = {
  '4-seater': { cart: 'fourSeater', label: '4-seater' },
  '6-seater': { cart: 'sixSeater', label: '6-seater' },
  utility: { cart: 'utility', label: 'Utility cart' },
} as const satisfies Record<string, { cart: CartType; label: string }>;

export type RentalClass = keyof typeof rentalClasses;

/** For four or six seats, or a cargo bed (spec S11.1); `isModel`: a new cart of our models. */
export function rentalOffer(
  { seats, hasCargoBed }: Pick<CartFacts, 'seats' | 'hasCargoBed'>,
  isModel: boolean,
): string | undefined {
  const kind = hasCargoBed ? 'utility' : `${seats}-seater`;
  if (!isRentalClass(kind)) return undefined;
  return isModel ? 'Rent This Model' : `Rent a ${uncapitalized(rentalClasses[kind].label)}`;
}

export function isRentalClass(kind: string): kind is RentalClass {
  return Object.hasOwn(rentalClasses, kind);
}

export const plannerFields = ['class', 'count', 'from', 'to', 'town'] as const;
export type PlannerField = (typeof plannerFields)[number];
export type PlannerValues = Readonly<Record<PlannerField, string>>;

/** `ownTown`: the page's place, where the address names none. */
export function readPlanner(params: URLSearchParams, ownTown = ''): PlannerValues {
  const value = (name: PlannerField) => params.get(name)?.trim();
  return {
    class: value('class') ?? '4-seater',
    count: value('count') ?? '1',
    from: value('from') ?? '',
    to: value('to') ?? '',
    town: value('town') ?? ownTown,
  };
}

/** Every amount is in US dollars, for all of its carts. */
export interface RentalQuote extends CheapestPlans {
  readonly kind: 'quote';
  readonly class: RentalClass;
  readonly count: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Periods of 24 hours; the plans may last longer. */
  readonly days: number;
  readonly place?: Place;
  /** Same-day delivery, once for all carts; part of the total. */
  readonly rushUsd?: number;
  /** Against plans of just these days. */
  readonly savedUsd?: number;
  /** The last day to return the cart, where that is after `to`. */
  readonly keepUntil?: CalendarDate;
  /** The total with delivery in a place, where picking up costs more. */
  readonly deliveredUsd?: number;
  /** Refunded after the return; not part of the total. */
  readonly depositUsd: number;
}

export type RentalAnswer = { readonly kind: 'unasked' } | RentalRefusal | RentalQuote;

const { maxDays, bookAheadYears, deposit } = rentalTerms;
const { rushUsd } = deliveryTerms.sameDayRental;

/** spec S11.13 to S11.17, S11.20 to S11.22; `values` as in the address. */
export function answerRental(values: PlannerValues, today: Today): RentalAnswer {
  const { from, to } = values;
  if (from === '' && to === '') return { kind: 'unasked' };
  const problem = problemOf(values, today);
  if (problem !== undefined) return { kind: 'refused', problem };
  const place = findPlace(values.town)?.place;
  const refusal = (place === undefined ? refusedPickup : refusedDelivery)(values, today);
  if (refusal !== undefined) return refusal;
  return quoteOf(values, place, today);
}

export function canDeliver(answer: RentalAnswer): boolean {
  return answer.kind === 'quote' || (answer.kind === 'refused' && answer.canDeliver === true);
}

function quoteOf(
  { class: chosen, count: carts, from, to }: PlannerValues,
  place: Place | undefined,
  today: Today,
): RentalQuote {
  const rentalClass = chosen as RentalClass;
  const count = cartsOf(carts) ?? 1;
  const { cart } = rentalClasses[rentalClass];
  const days = periodsOf(from, to);
  const rates = (place ? townRates : generalRates)[cart];
  const cheapest = cheapestPlans(rates, days);
  const isToday = from === today.date;
  const rush = isToday && place !== undefined ? rushUsd : undefined;
  const totalUsd = cheapest.totalUsd * count + (rush ?? 0);
  const delivered = cheapestPlans(townRates[cart], days).totalUsd * count + (isToday ? rushUsd : 0);
  const isDelivered = refusedDelivery({ from, to }, today) === undefined;
  const isCheaper = place === undefined && isDelivered && delivered < totalUsd;
  const end = addDays(from, Math.min(coveredDays(cheapest), maxDays));
  const keepUntil = lastReturn(place === undefined, end, today);
  const savedUsd = (exactPlans(rates, days).totalUsd - cheapest.totalUsd) * count;
  return {
    kind: 'quote',
    class: rentalClass,
    count,
    from,
    to,
    days,
    place,
    plans: cheapest.plans.map((plan) => ({ ...plan, priceUsd: plan.priceUsd * count })),
    rushUsd: rush,
    totalUsd,
    depositUsd: deposit[cart] * count,
    deliveredUsd: isCheaper ? delivered : undefined,
    savedUsd: savedUsd > 0 ? savedUsd : undefined,
    keepUntil: keepUntil > to ? keepUntil : undefined,
  };
}

function periodsOf(from: CalendarDate, to: CalendarDate): number {
  return Math.max(1, daysBetween(from, to));
}

function problemOf(
  { class: chosen, count, from, to, town }: PlannerValues,
  today: Today,
): string | undefined {
  if (!isRentalClass(chosen)) return 'Choose a 4-seater, a 6-seater, or a utility cart.';
  if (cartsOf(count) === undefined)
    return `${rentalCartsError}. For more, call ${today.phone.shown}.`;
  if (town !== '' && findPlace(town) === undefined) {
    return 'We don’t know that town. Choose one from the list, or pick up at a showroom.';
  }
  if (dateValue(from) === undefined || dateValue(to) === undefined) {
    return 'Choose both the first day and the last day.';
  }
  if (from < today.date) return 'The first day has passed. Choose today or a later day.';
  if (to < from) return 'The last day is before the first. Choose a later last day.';
  if (Number(from.slice(0, 4)) > Number(today.date.slice(0, 4)) + bookAheadYears) {
    return `The first day is too far ahead. Check its year, or call ${today.phone.shown}.`;
  }
  const days = periodsOf(from, to);
  if (days > maxDays) {
    return `That is ${days} days, and our longest rental is ${maxDays}. Choose up to ${maxDays} days, or call ${today.phone.shown} about a new agreement after that.`;
  }
  return undefined;
}

/** `"4-seater, 4 days, showroom pickup: $930"`, `"2 × 6-seater, 1 day, delivered to Dalton: $590"`. */
export function quoteInWords(quote: RentalQuote): string {
  const { days, place, totalUsd } = quote;
  const where = place === undefined ? 'showroom pickup' : `delivered to ${placeLabel(place)}`;
  return `${classInWords(quote)}, ${counted(days, 'day')}, ${where}: ${formatUsd(totalUsd)}`;
}

function classInWords({ class: chosen, count }: Pick<RentalQuote, 'class' | 'count'>): string {
  const { label } = rentalClasses[chosen];
  return count === 1 ? label : `${count} × ${uncapitalized(label)}`;
}

export function rentalDatesInWords({ from, to }: Pick<RentalQuote, 'from' | 'to'>): string {
  return to === from ? dateInWords(from) : `${dateInWords(from)} to ${dateInWords(to)}`;
}

/** `"Return by the same time Tuesday"`, `"Return the same day"`. */
export function returnInWords({ from, to }: Pick<RentalQuote, 'from' | 'to'>): string {
  return `Return ${to === from ? 'the same day' : `by the same time ${dayNames[dayOf(to)]}`}`;
}

export function plansInWords({ plans }: CheapestPlans): string {
  return plans.map(plansCounted).join(' and ');
}

/** The quote with dates, the plan, or the class in words; `undefined` for a cart of none. */
export function rentalInWords({
  quote,
  plan,
  rentalClass,
  carts,
  place,
}: {
  readonly quote?: RentalQuote;
  readonly plan?: string;
  readonly rentalClass?: RentalClass;
  readonly carts: number;
  readonly place?: Place;
}): string | undefined {
  if (quote !== undefined) {
    return `${classInWords(quote)}, ${datesInWords(quote)}: ${priceInWords(quote)}`;
  }
  if (plan !== undefined) return planInWords(plan, carts, place);
  if (rentalClass !== undefined) {
    return `${classInWords({ class: rentalClass, count: carts })} rental`;
  }
  return carts > 1 ? `${carts} rental carts` : undefined;
}

/** `"Fri, Dec 4, 2026 to Tue, Dec 8, 2026 (4 days, return by …), delivered to Dalton"`. */
function datesInWords(quote: RentalQuote): string {
  const { days, place } = quote;
  const length = `${counted(days, 'day')}, ${uncapitalized(returnInWords(quote))}`;
  const where =
    place === undefined ? 'picked up at a showroom' : `delivered to ${placeLabel(place)}`;
  return `${rentalDatesInWords(quote)} (${length}), ${where}`;
}

function priceInWords(quote: RentalQuote): string {
  const rush = quote.rushUsd === undefined ? '' : `, ${formatUsd(quote.rushUsd)} rush fee included`;
  return `${formatUsd(quote.totalUsd)} (${plansInWords(quote)}${rush})`;
}

export function requestInWords(quote: RentalQuote): string {
  const carts = uncapitalized(classInWords(quote));
  const from = quote.to === quote.from ? 'on' : 'from';
  return `I'd like to rent ${quote.count === 1 ? 'a ' : ''}${carts} ${from} ${datesInWords(quote)}: ${priceInWords(quote)}, plus a ${formatUsd(quote.depositUsd)} deposit.`;
}
