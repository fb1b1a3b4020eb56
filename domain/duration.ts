/** Lengths of time in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
/** 24 hours; a day of New York's calendar has 23 or 25 of them twice a year. */
export const day = 24 * hour;
