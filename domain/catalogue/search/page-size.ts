/** Vehicles on one page of the inventory (spec S5.13). */
export const pageSize = 36;
