import type { CartType, RentalPeriod } from '../../../domain/dealer/rental.ts';

export const groupSubtitles: Readonly<Record<CartType, string>> = {
  fourSeater: 'Two up front, two behind',
  sixSeater: 'Three rows',
  utility: 'For gear',
};

const plans: Readonly<Record<RentalPeriod, string>> = {
  daily: 'From the first ferry to the last.',
  threeDay: 'Friday to Sunday on the island.',
  weekly: 'Regatta week.',
  monthly: 'A summer month at the dock.',
};

export const planDescriptions = { fourSeater: plans, sixSeater: plans, utility: plans };

export const streetLegalRentals: ReadonlySet<CartType> = new Set(['fourSeater', 'sixSeater']);

export const rentedModels: Readonly<Record<CartType, string>> = {
  fourSeater: 'd5-maverick-4',
  sixSeater: 'd5-maverick-6',
  utility: 'turfman-800',
};
