/** Whole US dollars, times in the unit of the name (spec S14.7, S14.8). */
export const rentalTerms = {
  /** Refunded `refundBusinessDays` after the return. */
  deposit: { fourSeater: 500, sixSeater: 750, utility: 600 },
  refundBusinessDays: { from: 3, to: 5 },
  periodHours: 24,
  minHours: 24,
  maxDays: 30,
  /** A later first day is taken for a typing error. */
  bookAheadYears: 5,
  minAge: 18,
  additionalDriver: { feeUsd: 25, max: 2 },
  fees: {
    latePerHourUsd: 25,
    cleaningUsd: { from: 50, to: 150 },
    unchargedUsd: 35,
    smokeOdorUsd: 200,
    petHairUsd: 75,
    missingAccessoryUsd: 25,
    minorDamageAdminUsd: 75,
  },
  insurance: { perPersonUsd: 100_000, perAccidentUsd: 300_000, propertyDamageUsd: 50_000 },
  /** Percent of the price refunded later than `freeUntilHours` before the start. */
  cancellation: { freeUntilHours: 24, lateRefundPercent: 50, noShowRefundPercent: 0 },
} as const;
