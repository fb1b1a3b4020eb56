import type { Review } from '../dealership/company.ts';

/** Real reviews, published with their authors' consent. While there are none, none is shown. */
export const reviews: readonly Review[] = [];
