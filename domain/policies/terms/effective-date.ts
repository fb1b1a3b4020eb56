/** When the documents took effect (specification 001 §2.7). ISO date. */
export const effectiveDate = { kind: 'effective', on: '2025-01-23' } as const;
