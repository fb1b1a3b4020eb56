export const effectiveDate = '2026-02-01';
