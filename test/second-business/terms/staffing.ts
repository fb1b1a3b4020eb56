export const staffing = {
  period: { from: '2025-01-01', to: '2025-12-31' },
  fullTime: 14,
  partTime: 5,
  seasonal: 11,
  retentionPercent: 91,
  developmentBudgetUsd: 1450,
} as const;

export const peakStaff: number = staffing.fullTime + staffing.partTime + staffing.seasonal;
