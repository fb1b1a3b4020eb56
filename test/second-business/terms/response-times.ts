export const responseTimes = {
  feedback: { urgent: 3, general: 12, complex: 60 },
  corrections: { critical: 5, important: 20, minor: 44, complex: 80 },
  newProduct: 44,
} as const;
