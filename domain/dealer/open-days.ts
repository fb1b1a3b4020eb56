import { addDays, type CalendarDate, shortDate } from '../new-york-time.ts';
import { dayNames, dayOf, week } from '../week.ts';
import { yearlyClosedDays } from './business/closed-days.ts';
import { closingOn } from './closed-days.ts';
import type { ClosedDay, Today } from './dealer.ts';
import { formatTime, type Hours, isWithin, type OpenSpan } from './hours.ts';

/** `undefined` without fixed times or on a closed day; of several showrooms the widest. */
export function openSpanOn(
  hours: Hours,
  date: CalendarDate,
  closedDays: readonly ClosedDay[],
): Pick<OpenSpan, 'opens' | 'closes'> | undefined {
  const isOpen = (showrooms?: Hours['showrooms']) =>
    closingOn(date, closedDays, showrooms) === undefined;
  const spans = hours.showrooms?.flatMap((one) => (isOpen([one]) ? one.spans : []));
  const open = (spans ?? (isOpen() ? hours.spans : [])).filter(
    (span): span is OpenSpan => 'opens' in span && isWithin(dayOf(date), span),
  );
  const [opens] = open.map((span) => span.opens).sort();
  const closes = open.map((span) => span.closes).sort();
  return opens === undefined ? undefined : { opens, closes: closes.at(-1) ?? opens };
}

export function isOpenOn(...on: Parameters<typeof openSpanOn>): boolean {
  return openSpanOn(...on) !== undefined;
}

/** On or after `date`; the last on or before it with `step` −1. */
export function nextOpenDate(
  hours: Hours,
  date: CalendarDate,
  closedDays: readonly ClosedDay[],
  step: 1 | -1 = 1,
): CalendarDate {
  // One of so many weeks has no closed day.
  const weeks = 1 + yearlyClosedDays.length + closedDays.length;
  for (let days = 0; days < week.length * weeks; days += 1) {
    const candidate = addDays(date, days * step);
    if (isOpenOn(hours, candidate, closedDays)) return candidate;
  }
  throw new Error(`${hours.label}: no day of the week has opening times`);
}

/** `"Open until 5 PM"`, `"Opens today 9 AM"`, `"Opens Monday 9 AM"`, `"Opens Mon, Dec 7, 9 AM"`. */
export function openInWords(hours: Hours, { date, time, closedDays }: Today): string {
  const today = openSpanOn(hours, date, closedDays);
  if (today !== undefined && time < today.opens) return `Opens today ${formatTime(today.opens)}`;
  if (today !== undefined && time < today.closes) return `Open until ${formatTime(today.closes)}`;
  const next = nextOpenDate(hours, addDays(date, 1), closedDays);
  const opens = formatTime(openSpanOn(hours, next, closedDays)?.opens ?? '');
  const isThisWeek = next < addDays(date, week.length);
  return `Opens ${isThisWeek ? dayNames[dayOf(next)] : `${shortDate(next)},`} ${opens}`;
}
