/** Pennsylvania's sales tax on a vehicle and on its delivery, in percent (spec S8.1). */
export const salesTaxPercent = 6;
