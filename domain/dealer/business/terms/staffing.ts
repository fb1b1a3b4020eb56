export const staffing = {
  period: { from: '2024-01-01', to: '2024-12-31' },
  fullTime: 24,
  partTime: 8,
  seasonal: 6,
  retentionPercent: 87,
  /** US dollars per employee and year. */
  developmentBudgetUsd: 1200,
} as const;

export const peakStaff: number = staffing.fullTime + staffing.partTime + staffing.seasonal;
