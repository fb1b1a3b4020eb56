import type { Review } from '../../domain/dealer/company.ts';

export const reviews: readonly Review[] = [];
