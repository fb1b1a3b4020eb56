import { formatUsd } from '../../../money.ts';

/** Whole US dollars and miles (spec S11.1, S14.5, S14.6); hours are in hours-and-phones.ts. */
export const deliveryTerms = {
  /** Beyond the free zone, rounded up to whole miles. */
  perMileUsd: 6,
  /** Miles from the showroom without `perMileUsd`, at the general rental price. */
  rentalsPageFreeMiles: 10,
  minFreeSaleUsd: 5000,
  inStockBusinessDays: { from: 2, to: 5 },
  customOrderWeeks: { from: 2, to: 4 },
  windowHours: 2,
  /** Before this local time, for this fee. */
  sameDayRental: { orderBefore: '14:00', rushUsd: 50 },
  whiteGloveUsd: 150,
  rescheduling: { freeNoticeHours: 24 },
  sameDayCancellationUsd: 75,
  /** Fee for a missed appointment, and their number before pickup may be required. */
  missed: { feeUsd: 100, pickupAfter: 3 },
  access: { pathWidthFeet: 8, clearanceFeet: 10 },
  receiverMinAge: 18,
} as const;

export const freeDeliveryLimit = `on orders of ${formatUsd(deliveryTerms.minFreeSaleUsd)} or more`;
