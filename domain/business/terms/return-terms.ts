/**
 * Returns (spec S14.11). Windows in days from delivery or pickup, fees in
 * percent of the price, refunds in business days.
 */
export const returnTerms = {
  newCart: { days: 7, underMiles: 10, restockingPercent: 15 },
  usedCart: { days: 3, restockingPercent: 20 },
  /** The fee is for parts that are not defective. */
  parts: { days: 30, restockingPercent: 10 },
  defectReportHours: 48,
  refundWithinBusinessDays: 10,
  /** Until a card statement shows a refund that was issued. */
  cardRefundBusinessDays: { from: 3, to: 5 },
} as const;
