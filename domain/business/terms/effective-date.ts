/** When the documents took effect (spec S14.2). ISO date. */
export const effectiveDate = '2025-01-23';
