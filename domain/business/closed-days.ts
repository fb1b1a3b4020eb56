import type { Day } from '../week.ts';

/** A day on which the whole business is closed each year: a date, or the nth weekday of a month. */
export type YearlyClosedDay = { readonly name: string; readonly month: number } & (
  | { readonly day: number }
  | { readonly nth: number; readonly weekday: Day }
);

/** Showrooms, service, delivery and phone are closed (spec S1.15). */
export const yearlyClosedDays: readonly YearlyClosedDay[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Thanksgiving Day', month: 11, nth: 4, weekday: 'Thu' },
  { name: 'Christmas Day', month: 12, day: 25 },
];
