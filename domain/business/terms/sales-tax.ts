/** Pennsylvania's sales tax on a vehicle and on its delivery, in percent (spec S8.1). */
export const salesTaxPercent = 6;

/** What a price with tax and delivery leaves out (spec S8.2). */
export const notInDeliveredPrice =
  'Title, registration and insurance are not in a delivered price. Tax is an estimate.';
