import type { CartType, RateTable, RentalPeriod } from '../../../domain/dealer/rental.ts';

const four = { daily: 180, threeDay: 480, weekly: 980, monthly: 2400 };
const six = { daily: 230, threeDay: 600, weekly: 1190, monthly: 2940 };

export const generalRates = {
  fourSeater: four,
  sixSeater: six,
  utility: four,
} as const satisfies RateTable;

export const townRates = {
  fourSeater: { daily: 200, threeDay: 540, weekly: 1120, monthly: 2700 },
  sixSeater: { daily: 260, threeDay: 690, weekly: 1330, monthly: 3240 },
  utility: { daily: 210, threeDay: 570, weekly: 1148, monthly: 2760 },
} as const satisfies RateTable;

export const printedGeneralSavings: Readonly<
  Record<CartType, Readonly<Partial<Record<RentalPeriod, number>>>>
> = {
  fourSeater: { threeDay: 11.1, weekly: 22.2, monthly: 55.6 },
  sixSeater: { threeDay: 13, weekly: 26.1, monthly: 57.4 },
  utility: { threeDay: 11.1, weekly: 22.2, monthly: 55.6 },
};

export const printedTownPerDay: RateTable = {
  fourSeater: { daily: 200, threeDay: 180, weekly: 160, monthly: 90 },
  sixSeater: { daily: 260, threeDay: 230, weekly: 190, monthly: 108 },
  utility: { daily: 210, threeDay: 190, weekly: 164, monthly: 92 },
};
