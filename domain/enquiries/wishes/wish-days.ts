import type { Dealer, HoursName, Today } from '../../dealer/dealer.ts';
import { formatTime } from '../../dealer/hours.ts';
import { openSpanOn } from '../../dealer/open-days.ts';
import { addDays, dateInWords, newYorkInstant, shortDate } from '../../new-york-time.ts';
import { findShowroom } from '../../places/showrooms.ts';
import type { Vehicle } from '../../stock/vehicle.ts';
import {
  type DayPart,
  dayParts,
  type OfferedDay,
  type Wish,
  type WishTopic,
  wishDays,
} from './wishes.ts';

const hoursOf: Readonly<Record<WishTopic, HoursName>> = {
  'test-drive': 'showroom',
  service: 'service',
  delivery: 'phone',
};

const noon = '12:00';

/** @param carts driven where they stand */
export function offeredDays(
  topic: WishTopic,
  today: Today,
  carts: readonly Pick<Vehicle, 'location'>[] = [],
): readonly OfferedDay[] {
  const dealer = dealerAt(today, carts);
  const dates = Array.from({ length: wishDays }, (_, index) => addDays(today.date, index + 1));
  return dates.flatMap((date) => {
    const isOpen = (part: DayPart) => timesOf({ topic, date, part }, dealer) !== undefined;
    const parts = dayParts.filter(isOpen);
    return parts.length === 0 ? [] : [{ date, label: shortDate(date), parts }];
  });
}

/** With the hours of the showrooms where the carts stand; of all, where one stands elsewhere. */
export function dealerAt(dealer: Dealer, carts: readonly Pick<Vehicle, 'location'>[]): Dealer {
  const { showroom } = dealer.hours;
  const ids = new Set(carts.map(({ location }) => findShowroom(location)?.id));
  const showrooms = showroom.showrooms?.filter(({ id }) => ids.has(id)) ?? [];
  if (showrooms.length === 0 || ids.has(undefined)) return dealer;
  return { ...dealer, hours: { ...dealer.hours, showroom: { ...showroom, showrooms } } };
}

/** `HH:MM`; `undefined` when closed. */
function timesOf(
  { topic, date, part }: Wish,
  { hours, closedDays }: Dealer,
): Record<'opens' | 'closes', string> | undefined {
  const span = openSpanOn(hours[hoursOf[topic]], date, closedDays);
  if (span === undefined) return undefined;
  const { opens, closes } = partOf(span, part);
  return opens < closes ? { opens, closes } : undefined;
}

function partOf({ opens, closes }: { opens: string; closes: string }, part: DayPart) {
  return part === 'morning'
    ? { opens, closes: closes < noon ? closes : noon }
    : { opens: opens > noon ? opens : noon, closes };
}

/** Of a stored wish, which outlasts a later closure. */
export function wishSpan(wish: Wish, dealer: Dealer) {
  const times = timesOf(wish, { ...dealer, closedDays: [] });
  if (times === undefined) return undefined;
  const at = (time: string) => newYorkInstant(wish.date, time);
  return { start: at(times.opens), end: at(times.closes) };
}

/** `"Tue, Nov 24, 2026, morning (9 AM to noon)"`. */
export function wishInWords(wish: Wish, dealer: Dealer): string {
  const times = timesOf(wish, { ...dealer, closedDays: [] });
  const name = (time: string) => (time === noon ? 'noon' : formatTime(time));
  const between = times === undefined ? '' : ` (${name(times.opens)} to ${name(times.closes)})`;
  return `${dateInWords(wish.date)}, ${wish.part}${between}`;
}
