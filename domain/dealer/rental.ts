export const cartTypes = ['fourSeater', 'sixSeater', 'utility'] as const;
export type CartType = (typeof cartTypes)[number];

export const rentalPeriods = ['daily', 'threeDay', 'weekly', 'monthly'] as const;
export type RentalPeriod = (typeof rentalPeriods)[number];

/** Whole US dollars for the whole period. */
export type RateTable = Readonly<Record<CartType, Readonly<Record<RentalPeriod, number>>>>;

/** In days of 24 hours. */
export const periodDays: Readonly<Record<RentalPeriod, number>> = {
  daily: 1,
  threeDay: 3,
  weekly: 7,
  monthly: 30,
};
