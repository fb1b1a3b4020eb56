import type { YearlyClosedDay } from '../../domain/week.ts';

export const yearlyClosedDays: readonly YearlyClosedDay[] = [
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, nth: 1, weekday: 'Mon' },
];
