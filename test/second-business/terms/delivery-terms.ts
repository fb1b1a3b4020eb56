import { formatUsd } from '../../../domain/money.ts';

export const deliveryTerms = {
  perMileUsd: 4,
  rentalsPageFreeMiles: 7,
  minFreeSaleUsd: 6500,
  inStockBusinessDays: { from: 1, to: 3 },
  customOrderWeeks: { from: 3, to: 6 },
  windowHours: 3,
  sameDayRental: { orderBefore: '13:00', rushUsd: 65 },
  whiteGloveUsd: 190,
  rescheduling: { freeNoticeHours: 36 },
  sameDayCancellationUsd: 85,
  missed: { feeUsd: 110, pickupAfter: 2 },
  access: { pathWidthFeet: 9, clearanceFeet: 11 },
  receiverMinAge: 21,
} as const;

export const freeDeliveryLimit = `on orders of ${formatUsd(deliveryTerms.minFreeSaleUsd)} or more`;
