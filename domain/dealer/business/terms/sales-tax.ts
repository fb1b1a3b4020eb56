/** Pennsylvania's, on vehicle and delivery (spec S8.1). */
export const salesTaxPercent = 6;
