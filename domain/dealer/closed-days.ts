import { addDays, type CalendarDate } from '../new-york-time.ts';
import { dayNames, dayOf, type YearlyClosedDay } from '../week.ts';
import { yearlyClosedDays } from './business/closed-days.ts';
import { showrooms as all } from './business/identity.ts';
import type { ClosedDay, Today } from './dealer.ts';

export interface ClosedDays {
  list(): Promise<readonly ClosedDay[]>;
  /** New words replace those of a closed day; past days are removed. */
  add(days: readonly ClosedDay[], today: CalendarDate): Promise<void>;
  remove(date: CalendarDate): Promise<readonly ClosedDay[]>;
}

/** Days of notice on pages, and the farthest day that can be closed. */
export const noticeDays = 7;
export const closedDaysAhead = 365;

/** Reason for the whole business, or for all of these showrooms; `undefined` when open. */
export function closingOn(
  date: CalendarDate,
  closedDays: readonly ClosedDay[],
  showrooms: readonly { readonly id: string }[] = [],
): ClosedDay | undefined {
  const yearly = yearlyClosedDays.find((one) => fallsOn(one, date));
  if (yearly !== undefined) return { date, words: yearly.name };
  const closings = closedDays.filter((one) => one.date === date);
  const whole = closings.find(({ showroom }) => showroom === undefined);
  if (whole !== undefined) return whole;
  const single = showrooms.map(({ id }) => closings.find(({ showroom }) => showroom === id));
  return single.every((one) => one !== undefined) ? single[0] : undefined;
}

function fallsOn(yearly: YearlyClosedDay, date: CalendarDate): boolean {
  const [, month, dayOfMonth = 0] = date.split('-').map(Number);
  if (month !== yearly.month) return false;
  if ('day' in yearly) return dayOfMonth === yearly.day;
  return dayOf(date) === yearly.weekday && Math.ceil(dayOfMonth / 7) === yearly.nth;
}

export function closedDaysWithin(days: number, { date, closedDays }: Today): readonly ClosedDay[] {
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(date, ahead)).flatMap((one) => {
    const whole = closingOn(one, closedDays);
    return whole === undefined ? closedDays.filter((closed) => closed.date === one) : [whole];
  });
}

/** `"Scranton closed Monday, January 11 to Wednesday, January 13 (snow)"`, seven days before. */
export function closedNotices(today: Today): readonly string[] {
  const last = addDays(today.date, noticeDays);
  return runsOf(closedDaysWithin(closedDaysAhead, today))
    .filter(({ first }) => first.date <= last)
    .map(({ first, until }) => {
      const days =
        until === first.date
          ? dayInWords(until)
          : `${dayInWords(first.date)} to ${dayInWords(until)}`;
      return `${closedInWords(first)} ${days}${becauseOf(first)}`;
    });
}

interface Run {
  readonly first: ClosedDay;
  readonly until: CalendarDate;
}

function runsOf(days: readonly ClosedDay[]): readonly Run[] {
  const runs: Run[] = [];
  for (const closed of days) {
    const index = runs.findIndex(
      ({ first, until }) =>
        addDays(until, 1) === closed.date &&
        first.words === closed.words &&
        first.showroom === closed.showroom,
    );
    if (index >= 0) runs[index] = { ...(runs[index] as Run), until: closed.date };
    else runs.push({ first: closed, until: closed.date });
  }
  return runs;
}

/** `"Closed"`, `"Scranton closed"`. */
export function closedInWords({ showroom }: Pick<ClosedDay, 'showroom'>): string {
  const city = all.find(({ id }) => id === showroom)?.city;
  return city === undefined ? 'Closed' : `${city} closed`;
}

/** `" (Thanksgiving Day)"`, or nothing. */
export function becauseOf({ words }: Pick<ClosedDay, 'words'>): string {
  return words === '' ? '' : ` (${words})`;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});

/** `"Thursday, November 26"`. */
export function dayInWords(date: CalendarDate): string {
  return `${dayNames[dayOf(date)]}, ${monthAndDay.format(new Date(`${date}T00:00:00Z`))}`;
}
