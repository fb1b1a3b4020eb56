/** How soon an answer or a correction comes, in hours at most (specification 001 §9.8). */
export const responseTimes = {
  feedback: { urgent: 4, general: 24, complex: 48 },
  corrections: { critical: 2, important: 24, minor: 48, complex: 72 },
  newProduct: 48,
} as const;
