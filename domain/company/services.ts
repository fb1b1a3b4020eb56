import { formatUsd } from '../money.ts';
import { carriedBrands } from './company.ts';

/** Service and repair (spec S3.6). */

export interface ServiceOffering {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly price: string;
}

/** US dollars an hour for maintenance and battery work, at least. */
export const hourlyFromUsd = 155;
/** Hours most repairs take. */
export const repairHours = '24–48';

const hourly = `From ${formatUsd(hourlyFromUsd)} per hour`;

export const serviceOfferings: readonly ServiceOffering[] = [
  {
    title: 'Maintenance and repair',
    description:
      'Brakes, steering, tires, suspension and the yearly check that catches small things while they are small.',
    features: [
      'Inspection before any work begins',
      'Brakes, bearings and alignment',
      'Tires, lights and belts',
      'A written list of what we did',
    ],
    price: hourly,
  },
  {
    title: 'Battery services',
    description:
      'Testing, balancing and replacing lithium and lead-acid packs, and finding out why the range is not what it was.',
    features: [
      'Load test and range check',
      'Charger diagnosis',
      'Pack replacement',
      'Old batteries recycled',
    ],
    price: hourly,
  },
  {
    title: 'Custom modifications',
    description:
      'Seats, wheels, lift kits, lighting, enclosures and sound, fitted so that they look as if they had always been there.',
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
    description:
      'Denago and Evolution warranty repairs by technicians who know the carts, with the paperwork done by us.',
    features: [
      'Diagnosis and claim in one visit',
      'Original parts',
      'Updates from the maker',
      'At either showroom',
    ],
    price: 'Covered by warranty',
  },
];

export const serviceReasons: readonly { title: string; text: string }[] = [
  {
    title: `Most repairs take ${repairHours} hours`,
    text: 'We keep the parts that wear on the shelf at both showrooms. If yours will take longer, we say so when you drop it off.',
  },
  {
    title: 'Priced before we start',
    text: 'You get a figure, we get your go-ahead, and the invoice matches.',
  },
  {
    title: 'Pick-up and return',
    text: 'No trailer? Ask when you call. We fetch the cart, fix it and bring it back charged.',
  },
  {
    title: 'Bought elsewhere? Bring it',
    text: `Our technicians work on ${carriedBrands.slice(0, -1).join(', ')} and ${carriedBrands.at(-1)}.`,
  },
];
