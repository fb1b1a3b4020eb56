import type { YearlyClosedDay } from '../../week.ts';

/** Showrooms, service, delivery and phone are closed (spec S1.15). */
export const yearlyClosedDays: readonly YearlyClosedDay[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Thanksgiving Day', month: 11, nth: 4, weekday: 'Thu' },
  { name: 'Christmas Day', month: 12, day: 25 },
];
