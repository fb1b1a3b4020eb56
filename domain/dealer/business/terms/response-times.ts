/** Hours at most (spec S14.12). */
export const responseTimes = {
  feedback: { urgent: 4, general: 24, complex: 48 },
  corrections: { critical: 2, important: 24, minor: 48, complex: 72 },
  newProduct: 48,
} as const;
