import { deliveryTerms } from '../dealer/business/terms/delivery-terms.ts';
import { rentalTerms } from '../dealer/business/terms/rental-terms.ts';
import { becauseOf, closingOn } from '../dealer/closed-days.ts';
import type { Today } from '../dealer/dealer.ts';
import { formatTime, type Hours } from '../dealer/hours.ts';
import { isOpenOn, nextOpenDate, openSpanOn } from '../dealer/open-days.ts';
import { addDays, type CalendarDate, dateInWords } from '../new-york-time.ts';

/** Rentals start and end at an open showroom, or by delivery while the phone is answered. */
export interface RentalRefusal {
  readonly kind: 'refused';
  readonly problem: string;
  /** Where the dates include a closed day. */
  readonly openDates?: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly canDeliver?: boolean;
}

/** `to` not before `from`, `from` not in the past. */
interface RentalDates {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const { orderBefore } = deliveryTerms.sameDayRental;

export function lastReturn(isPickup: boolean, date: CalendarDate, today: Today): CalendarDate {
  const { showroom, phone } = today.hours;
  return nextOpenDate(isPickup ? showroom : phone, date, today.closedDays, -1);
}

export function refusedPickup(dates: RentalDates, today: Today): RentalRefusal | undefined {
  const closes = openSpanOn(today.hours.showroom, dates.from, today.closedDays)?.closes;
  // Requests before opening are fine for pickup on that day.
  const isOver = dates.from === today.date && closes !== undefined && today.time >= closes;
  const closed = closedOf(today.hours.showroom, dates, today);
  if (!isOver && closed.length === 0) return undefined;
  const openDates = openDatesFor(today.hours.showroom, dates, isOver, today);
  return {
    kind: 'refused',
    problem: isOver
      ? `The showrooms have closed for today. The next day to pick up a cart is ${dateInWords(openDates.from)}.`
      : `The showrooms are closed on ${closed.join(' and ')}, so you can’t pick up or return a cart then.`,
    openDates,
    canDeliver: refusedDelivery(dates, today) === undefined,
  };
}

/** Too late today (spec S11.17), or closed (spec S11.20). */
export function refusedDelivery(dates: RentalDates, today: Today): RentalRefusal | undefined {
  const closed = closedOf(today.hours.phone, dates, today);
  if (closed.length > 0) {
    return {
      kind: 'refused',
      problem: `We don’t deliver or pick up on ${closed.join(' and ')}.`,
      openDates: openDatesFor(today.hours.phone, dates, false, today),
    };
  }
  if (dates.from !== today.date || today.time < orderBefore) return undefined;
  return {
    kind: 'refused',
    problem: `Same-day delivery has to be ordered before ${formatTime(orderBefore)}. Choose tomorrow or later, or call ${today.phone.shown}.`,
  };
}

/** `"Thu, Nov 26, 2026 (Thanksgiving Day)"`, for the first and the last day. */
function closedOf(hours: Hours, { from, to }: RentalDates, { closedDays }: Today): string[] {
  return [...new Set([from, to])]
    .filter((date) => !isOpenOn(hours, date, closedDays))
    .map((date) => {
      const closing = closingOn(date, closedDays, hours.showrooms);
      return dateInWords(date) + (closing === undefined ? '' : becauseOf(closing));
    });
}

function openDatesFor(
  hours: Hours,
  { from, to }: RentalDates,
  isOver: boolean,
  { closedDays }: Today,
): RentalDates {
  const first = nextOpenDate(hours, isOver ? addDays(from, 1) : from, closedDays);
  const last = nextOpenDate(hours, to > first ? to : first, closedDays);
  const latest = addDays(first, rentalTerms.maxDays);
  return { from: first, to: last <= latest ? last : nextOpenDate(hours, latest, closedDays, -1) };
}
