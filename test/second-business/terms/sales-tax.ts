export const salesTaxPercent = 5.75;
