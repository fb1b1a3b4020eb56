/** Days from delivery or pickup, fees in percent of the price (spec S14.11). */
export const returnTerms = {
  newCart: { days: 7, underMiles: 10, restockingPercent: 15 },
  usedCart: { days: 3, restockingPercent: 20 },
  /** Defective parts have no fee. */
  parts: { days: 30, restockingPercent: 10 },
  defectReportHours: 48,
  refundWithinBusinessDays: 10,
  cardRefundBusinessDays: { from: 3, to: 5 },
} as const;
