/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
/** 24 hours; New York's calendar has days of 23 and 25. */
export const day = 24 * hour;
