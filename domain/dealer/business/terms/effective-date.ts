/** ISO date (spec S14.2). */
export const effectiveDate = '2025-01-23';
