export const returnTerms = {
  newCart: { days: 9, underMiles: 12, restockingPercent: 13 },
  usedCart: { days: 5, restockingPercent: 17 },
  parts: { days: 21, restockingPercent: 8 },
  defectReportHours: 60,
  refundWithinBusinessDays: 8,
  cardRefundBusinessDays: { from: 2, to: 6 },
} as const;
