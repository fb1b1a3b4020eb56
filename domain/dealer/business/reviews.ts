import type { Review } from '../company.ts';

/** Published with their authors' consent. */
export const reviews: readonly Review[] = [];
