import { business } from '../business/identity.ts';
import { generalRates, townRates } from '../business/rentals/rates.ts';
import { deliveryTerms } from '../business/terms/delivery-terms.ts';
import { rentalTerms } from '../business/terms/rental-terms.ts';
import type { CartFacts } from '../catalogue/search/cart-facts.ts';
import type { Today } from '../closed-days.ts';
import { type Place, placeLabel } from '../dealership/place.ts';
import type { CartType } from '../dealership/rental.ts';
import { formatUsd } from '../money.ts';
import {
  addDays,
  type CalendarDate,
  dateInWords,
  dateValue,
  daysBetween,
} from '../new-york-time.ts';
import { findPlace } from '../places/find-place.ts';
import { counted } from '../text/wording.ts';
import { dayNames, dayOf } from '../week.ts';
import { lastReturn, type RentalRefusal, refusedDelivery, refusedPickup } from './handover-days.ts';
import { periodNames, planInWords } from './plan-names.ts';
import { type CheapestPlans, cheapestPlans, coveredDays, exactPlans } from './rental-quote.ts';

/** As in an address (spec S11.12). */
export const rentalClasses = {
  '4-seater': { cart: 'fourSeater', label: '4 seater', seats: '4 seats' },
  '6-seater': { cart: 'sixSeater', label: '6 seater', seats: '6 seats' },
  utility: { cart: 'utility', label: 'Utility cart', seats: 'utility cart' },
} as const satisfies Record<string, { cart: CartType; label: string; seats: string }>;

export type RentalClass = keyof typeof rentalClasses;

/**
 * For four or six seats, or a cargo bed (spec S11.1).
 * @param isModel a new cart of our models; of any other, its class is rented
 */
export function rentalOffer(
  { seats, hasCargoBed }: Pick<CartFacts, 'seats' | 'hasCargoBed'>,
  isModel: boolean,
): string | undefined {
  const kind = hasCargoBed ? 'utility' : `${seats}-seater`;
  if (!isRentalClass(kind)) return undefined;
  return isModel ? 'Rent This Model' : `Rent a ${rentalClasses[kind].label.toLowerCase()}`;
}

function isRentalClass(kind: string): kind is RentalClass {
  return Object.hasOwn(rentalClasses, kind);
}

/** In the form's order. */
export const plannerFields = ['class', 'from', 'to', 'town'] as const;
export type PlannerField = (typeof plannerFields)[number];
export type PlannerValues = Readonly<Record<PlannerField, string>>;

/**
 * Absent fields are empty.
 * @param ownTown the page's place, where the address names none
 */
export function readPlanner(params: URLSearchParams, ownTown = ''): PlannerValues {
  const value = (name: PlannerField) => params.get(name)?.trim();
  return {
    class: value('class') ?? '4-seater',
    from: value('from') ?? '',
    to: value('to') ?? '',
    town: value('town') ?? ownTown,
  };
}

export interface RentalQuote extends CheapestPlans {
  readonly kind: 'quote';
  readonly class: RentalClass;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Periods of 24 hours; the plans may last longer. */
  readonly days: number;
  /** Absent: showroom pickup, at the general price. */
  readonly place?: Place;
  /** Same-day delivery, in US dollars; part of the total. */
  readonly rushUsd?: number;
  /** US dollars, against plans of just these days. */
  readonly savedUsd?: number;
  /** The last day to return the cart, where that is after `to`. */
  readonly keepUntil?: CalendarDate;
  /** US dollars for delivery in a place, where picking up costs more. */
  readonly deliveredUsd?: number;
  /** US dollars, refunded after the return; not part of the total. */
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

/** On the requested dates. */
export function canDeliver(answer: RentalAnswer): boolean {
  return answer.kind === 'quote' || (answer.kind === 'refused' && answer.canDeliver === true);
}

function quoteOf(
  { class: chosen, from, to }: PlannerValues,
  place: Place | undefined,
  today: Today,
): RentalQuote {
  const rentalClass = chosen as RentalClass;
  const { cart } = rentalClasses[rentalClass];
  const days = periodsOf(from, to);
  const rates = (place ? townRates : generalRates)[cart];
  const cheapest = cheapestPlans(rates, days);
  const isToday = from === today.date;
  const rush = isToday && place !== undefined ? rushUsd : undefined;
  const delivered = cheapestPlans(townRates[cart], days).totalUsd + (isToday ? rushUsd : 0);
  const isDelivered = refusedDelivery({ from, to }, today) === undefined;
  const isCheaper = place === undefined && isDelivered && delivered < cheapest.totalUsd;
  const end = addDays(from, Math.min(coveredDays(cheapest), maxDays));
  const keepUntil = lastReturn(place === undefined, end, today);
  const savedUsd = exactPlans(rates, days).totalUsd - cheapest.totalUsd;
  return {
    kind: 'quote',
    class: rentalClass,
    from,
    to,
    days,
    place,
    plans: cheapest.plans,
    rushUsd: rush,
    totalUsd: cheapest.totalUsd + (rush ?? 0),
    depositUsd: deposit[cart],
    deliveredUsd: isCheaper ? delivered : undefined,
    savedUsd: savedUsd > 0 ? savedUsd : undefined,
    keepUntil: keepUntil > to ? keepUntil : undefined,
  };
}

/** At least one (spec S11.12). */
function periodsOf(from: CalendarDate, to: CalendarDate): number {
  return Math.max(1, daysBetween(from, to));
}

function problemOf(
  { class: chosen, from, to, town }: PlannerValues,
  today: Today,
): string | undefined {
  if (!isRentalClass(chosen)) return 'Choose a 4 seater, a 6 seater or a utility cart.';
  if (town !== '' && findPlace(town) === undefined) {
    return 'We don’t know that town. Choose one from the list, or pick up at a showroom.';
  }
  if (dateValue(from) === undefined || dateValue(to) === undefined) {
    return 'Choose both the first day and the last day.';
  }
  if (from < today.date) return 'The first day has passed. Choose today or a later day.';
  if (to < from) return 'The last day is before the first. Choose a later last day.';
  if (Number(from.slice(0, 4)) > Number(today.date.slice(0, 4)) + bookAheadYears) {
    return `The first day is too far ahead. Check its year, or call ${business.phone.shown}.`;
  }
  const days = periodsOf(from, to);
  if (days > maxDays) {
    return `That is ${days} days, and our longest rental is ${maxDays}. Choose up to ${maxDays} days, or call ${business.phone.shown} about a new agreement after that.`;
  }
  return undefined;
}

/** `"4 days, 4 seats, Mount Pocono: $930"`; without a place `"picked up"`. */
export function quoteInWords({ days, class: chosen, place, totalUsd }: RentalQuote): string {
  const where = place === undefined ? 'picked up' : placeLabel(place);
  return `${counted(days, 'day')}, ${rentalClasses[chosen].seats}, ${where}: ${formatUsd(totalUsd)}`;
}

/** Or the one day. */
export function rentalDatesInWords({ from, to }: Pick<RentalQuote, 'from' | 'to'>): string {
  return to === from ? dateInWords(from) : `${dateInWords(from)} to ${dateInWords(to)}`;
}

/** `"back by the same hour on Tuesday"`, `"back the same day"` */
export function returnInWords({ from, to }: Pick<RentalQuote, 'from' | 'to'>): string {
  return to === from ? 'back the same day' : `back by the same hour on ${dayNames[dayOf(to)]}`;
}

/** `"1 × Weekly and 2 × Daily"` */
export function plansInWords({ plans }: CheapestPlans): string {
  return plans.map(({ count, period }) => `${count} × ${periodNames[period]}`).join(' and ');
}

/**
 * `"4 seater, Fri, Dec 4, 2026 to Tue, Dec 8, 2026 (4 days, …), delivered to Dalton: $930 (1 × 3
 * Day and 1 × Daily)"`; `undefined` where nothing offered is named.
 */
export function rentalInWords(
  named: Readonly<Record<'class' | 'from' | 'to' | 'plan' | 'place', string>>,
  today: Today,
): string | undefined {
  const answer = answerRental({ ...named, town: named.place }, today);
  if (answer.kind !== 'quote') return planInWords(named.plan, findPlace(named.place)?.place);
  return `${rentalClasses[answer.class].label}, ${datesInWords(answer)}: ${priceInWords(answer)}`;
}

/** `"Fri, Dec 4, 2026 to Tue, Dec 8, 2026 (4 days, back by …), delivered to Dalton"`. */
function datesInWords(quote: RentalQuote): string {
  const { days, place } = quote;
  const length = `${counted(days, 'day')}, ${returnInWords(quote)}`;
  const where =
    place === undefined ? 'picked up at a showroom' : `delivered to ${placeLabel(place)}`;
  return `${rentalDatesInWords(quote)} (${length}), ${where}`;
}

/** `"$1,050 (1 × Weekly)"`. */
function priceInWords(quote: RentalQuote): string {
  const rush = quote.rushUsd === undefined ? '' : `, ${formatUsd(quote.rushUsd)} rush fee included`;
  return `${formatUsd(quote.totalUsd)} (${plansInWords(quote)}${rush})`;
}

/** For the contact form (spec S11.15). */
export function requestInWords(quote: RentalQuote): string {
  const label = rentalClasses[quote.class].label.toLowerCase();
  const from = quote.to === quote.from ? 'on' : 'from';
  return `I'd like to rent a ${label} ${from} ${datesInWords(quote)}: ${priceInWords(quote)}, plus a ${formatUsd(quote.depositUsd)} deposit.`;
}
