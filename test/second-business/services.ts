import type { ServiceOffering } from '../../domain/dealer/company.ts';

export const hourlyFromUsd = 132;
export const repairHours = '36–72';

export const serviceOfferings: readonly ServiceOffering[] = [
  {
    title: 'Spring launch',
    description: 'Wake it from storage: charge, grease, wash.',
    features: ['Corrosion treatment', 'Wheel bearings'],
    price: `From $${hourlyFromUsd} per hour`,
  },
];

export const serviceReasons = [
  { title: 'Island calls', text: 'A technician rides the early ferry on Tuesdays.' },
] as const;
