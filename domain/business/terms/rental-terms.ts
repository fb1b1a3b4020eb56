/**
 * The conditions of renting (spec S14.7, S14.8). Money in whole US dollars, times in the
 * unit their name says. The rates themselves are in `domain/business/rentals/rates.ts`.
 */
export const rentalTerms = {
  /** Refunded `refundBusinessDays` after the cart is back. */
  deposit: { fourSeater: 500, sixSeater: 750, utility: 600 },
  refundBusinessDays: { from: 3, to: 5 },
  /** Rentals run in periods of this length; one is the minimum. */
  periodHours: 24,
  minHours: 24,
  maxDays: 30,
  /** A first day in a later year than this many ahead is taken for a typing error. */
  bookAheadYears: 5,
  minAge: 18,
  additionalDriver: { feeUsd: 25, max: 2 },
  fees: {
    latePerHourUsd: 25,
    cleaningUsd: { from: 50, to: 150 },
    unchargedUsd: 35,
    smokeOdorUsd: 200,
    petHairUsd: 75,
    /** On top of the replacement cost of a missing accessory. */
    missingAccessoryUsd: 25,
    /** On top of the repair of minor damage. */
    minorDamageAdminUsd: 75,
  },
  insurance: { perPersonUsd: 100_000, perAccidentUsd: 300_000, propertyDamageUsd: 50_000 },
  /** Free until `freeUntilHours` before the start; later, the share of the price that is refunded. */
  cancellation: { freeUntilHours: 24, lateRefundPercent: 50, noShowRefundPercent: 0 },
} as const;
