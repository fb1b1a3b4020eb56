import type { CartType, RateTable, RentalPeriod } from '../../rental.ts';

/** Whole US dollars for the period, with pickup (spec S11.1). Utility carts rent as 4 seaters. */
export const generalRates = {
  fourSeater: { daily: 245, threeDay: 685, weekly: 1050, monthly: 2800 },
  sixSeater: { daily: 295, threeDay: 735, weekly: 1400, monthly: 3500 },
  utility: { daily: 245, threeDay: 685, weekly: 1050, monthly: 2800 },
} as const satisfies RateTable;

export const townRates = {
  fourSeater: { daily: 245, threeDay: 685, weekly: 1050, monthly: 2800 },
  sixSeater: { daily: 295, threeDay: 825, weekly: 1260, monthly: 3360 },
  utility: { daily: 275, threeDay: 770, weekly: 1155, monthly: 3080 },
} as const satisfies RateTable;

/** Fixed percent against the daily price (spec S11.2), up to 0.3 from `savingsOf`. */
export const printedGeneralSavings: Readonly<
  Record<CartType, Readonly<Partial<Record<RentalPeriod, number>>>>
> = {
  fourSeater: { threeDay: 6.8, weekly: 38.7, monthly: 61.6 },
  sixSeater: { threeDay: 16.9, weekly: 32.2, monthly: 60.4 },
  utility: { threeDay: 6.8, weekly: 38.7, monthly: 61.6 },
};

/** Fixed US dollars a day (spec S11.2); three days with 4 seats are a cent above the quotient. */
export const printedTownPerDay: RateTable = {
  fourSeater: { daily: 245, threeDay: 228.34, weekly: 150, monthly: 93.33 },
  sixSeater: { daily: 295, threeDay: 275, weekly: 180, monthly: 112 },
  utility: { daily: 275, threeDay: 256.67, weekly: 165, monthly: 102.67 },
};
