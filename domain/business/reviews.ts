import type { Review } from '../dealership/company.ts';

/** Published with their authors' consent. */
export const reviews: readonly Review[] = [];
