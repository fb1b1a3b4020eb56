import { day } from './duration.ts';
import { type CalendarDate, dateValue } from './new-york-time.ts';

export type Day = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

/** Yearly: a date, or the nth weekday of a month. */
export type YearlyClosedDay = { readonly name: string; readonly month: number } & (
  | { readonly day: number }
  | { readonly nth: number; readonly weekday: Day }
);

export const week: readonly Day[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const dayNames = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const satisfies Record<Day, string>;

export function dayOf(date: CalendarDate): Day {
  // Day 0 of the epoch was a Thursday.
  const days = Math.round((dateValue(date) ?? 0) / day);
  return week[(((days + 3) % 7) + 7) % 7] as Day;
}
