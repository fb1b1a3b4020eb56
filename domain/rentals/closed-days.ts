import { business } from '../business/identity.ts';
import { showroomHours } from '../business/opening-hours.ts';
import { deliveryTerms } from '../business/terms/delivery-terms.ts';
import { rentalTerms } from '../business/terms/rental-terms.ts';
import { formatTime, isOpenOn, lastOpenDate, nextOpenDate, openSpanOn } from '../hours.ts';
import { addDays, type CalendarDate, dateInWords, newYorkTime } from '../new-york-time.ts';

/** On which days a rental can start and end: at a showroom while it is open, by delivery every day. */

export interface RentalRefusal {
  readonly kind: 'refused';
  /** What is wrong and what to do instead. */
  readonly problem: string;
  /** Dates on which the cart can be picked up, where those asked for include a closed day. */
  readonly openDates?: { readonly from: CalendarDate; readonly to: CalendarDate };
  /** Whether a cart can be delivered on the dates asked for. */
  readonly canDeliver?: boolean;
}

/** The dates asked for; both real, `to` not before `from`, `from` not in the past. */
interface RentalDates {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const { orderBefore } = deliveryTerms.sameDayRental;

/** A pickup or return on a day on which no showroom is open (spec S11.20). */
export function closedDay({ from, to }: RentalDates, now: Date): RentalRefusal | undefined {
  const { date: today, time } = newYorkTime(now);
  const closes = openSpanOn(showroomHours, from)?.closes;
  // A cart can be asked for before the showroom opens, as long as it is picked up that day.
  const isOver = from === today && closes !== undefined && time >= closes;
  const isFromOpen = closes !== undefined && !isOver;
  const isToOpen = isOpenOn(showroomHours, to);
  if (isFromOpen && isToOpen) return undefined;
  const openFrom = isFromOpen
    ? from
    : nextOpenDate(showroomHours, isOver ? addDays(from, 1) : from);
  const openTo = lastOpenWithin(
    openFrom,
    nextOpenDate(showroomHours, to > openFrom ? to : openFrom),
  );
  const closed = [...new Set([...(isFromOpen ? [] : [from]), ...(isToOpen ? [] : [to])])];
  const problem = isOver
    ? `The showrooms have closed for today, so a cart can be picked up from ${dateInWords(openFrom)} on.`
    : `The showrooms are closed on ${closed.map(dateInWords).join(' and ')}, so a cart can’t be picked up or brought back then.`;
  return {
    kind: 'refused',
    problem,
    openDates: { from: openFrom, to: openTo },
    canDeliver: lateDelivery({ from }, now) === undefined,
  };
}

/** The last open day of a rental from `from` that ends on `to` and lasts no longer than allowed. */
function lastOpenWithin(from: CalendarDate, to: CalendarDate): CalendarDate {
  const latest = addDays(from, rentalTerms.maxDays);
  return to <= latest ? to : lastOpenDate(showroomHours, latest);
}

/** A delivery today that is asked for too late (spec S11.17). */
export function lateDelivery(
  { from }: Pick<RentalDates, 'from'>,
  now: Date,
): RentalRefusal | undefined {
  const { date: today, time } = newYorkTime(now);
  if (from !== today || time < orderBefore) return undefined;
  return {
    kind: 'refused',
    problem: `A delivery today is ordered before ${formatTime(orderBefore)}. Choose tomorrow or later, or call ${business.phone.shown}.`,
  };
}
