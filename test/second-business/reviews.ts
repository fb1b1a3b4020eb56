import type { Review } from '../../domain/dealership/company.ts';

export const reviews: readonly Review[] = [];
