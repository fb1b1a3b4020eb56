import { formatUsd } from '../../money.ts';
import { formatNames, titledTexts } from '../../text/wording.ts';
import type { ServiceOffering } from '../company.ts';
import { carriedBrands } from './company.ts';

/** US dollars an hour, at least. */
export const hourlyFromUsd = 155;
export const repairHours = '24–48';

const hourly = `From ${formatUsd(hourlyFromUsd)} per hour`;

export const serviceOfferings: readonly ServiceOffering[] = [
  {
    title: 'Maintenance and repair',
    description:
      'Brakes, steering, tires, suspension, and the yearly check that finds problems early.',
    features: [
      'Inspection before any work begins',
      'Brakes, bearings, and alignment',
      'Tires, lights, and belts',
      'A written list of what we did',
    ],
    price: hourly,
  },
  {
    id: 'batteries',
    title: 'Battery services',
    description:
      'Testing, balancing, and replacing lithium and lead-acid packs, and finding the cause of lost range.',
    features: [
      'Load test and range check',
      'Charger diagnosis',
      'Pack replacement',
      'Old batteries recycled',
    ],
    price: hourly,
  },
  {
    id: 'custom',
    title: 'Custom modifications',
    description:
      'Seats, wheels, lift kits, lighting, enclosures, and sound, fitted to a factory finish.',
    features: [
      'Lift kits and wheels',
      'Seating and upholstery',
      'Enclosures and lighting',
      'Paint',
    ],
    price: 'By quote',
  },
  {
    title: 'Warranty work',
    description: 'Denago and Evolution warranty repairs. We do the paperwork.',
    features: [
      'Diagnosis and claim in one visit',
      'Original parts',
      'Manufacturer updates',
      'At either showroom',
    ],
    price: 'Covered by warranty',
  },
];

export const serviceReasons = titledTexts({
  [`Most repairs take ${repairHours} hours`]:
    'Both showrooms stock common parts. If yours will take longer, we’ll tell you when you drop it off.',
  'Priced before we start': 'You approve the price before we begin, and the invoice matches it.',
  'Pickup and return': 'No trailer? We’ll pick up your cart, repair it, and bring it back charged.',
  'Bought elsewhere? Bring it': `Our technicians work on ${formatNames(carriedBrands)}.`,
});
