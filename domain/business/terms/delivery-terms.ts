import { formatUsd } from '../../money.ts';

/**
 * What delivery costs and when it comes (spec S14.5, S14.6; spec S11.1 for the ten miles of
 * general rentals). Money in whole US dollars, distances in miles,
 * times in the unit their name says. The free zones' radii are each showroom's own
 * (`showrooms[].freeDeliveryMiles` in identity.ts); delivery hours are `phoneHours` in opening-hours.ts.
 */
export const deliveryTerms = {
  /** Per mile beyond the free zone, rounded up to whole miles. */
  perMileUsd: 6,
  /** At the general rental price, miles from the showroom before `perMileUsd` applies. */
  rentalsPageFreeMiles: 10,
  /** A sale of at least this much is delivered free inside the zone. */
  minFreeSaleUsd: 5000,
  inStockBusinessDays: { from: 2, to: 5 },
  customOrderWeeks: { from: 2, to: 4 },
  windowHours: 2,
  /** Same-day rental delivery: ordered before this local time, for this fee. */
  sameDayRental: { orderBefore: '14:00', rushUsd: 50 },
  whiteGloveUsd: 150,
  rescheduling: { freeNoticeHours: 24 },
  sameDayCancellationUsd: 75,
  /** The fee for one missed appointment; after so many the cart may have to be picked up. */
  missed: { feeUsd: 100, pickupAfter: 3 },
  access: { pathWidthFeet: 8, clearanceFeet: 10 },
  /** Minimum age in years of the person who receives the cart. */
  receiverMinAge: 18,
} as const;

/** The conditions of free delivery of a sale besides the place (spec S13.7). */
export const freeDeliveryLimit = `on orders of ${formatUsd(deliveryTerms.minFreeSaleUsd)} or more`;
