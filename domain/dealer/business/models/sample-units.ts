import type { SampleUnit } from '../../model.ts';

/** Featured carts of the home page, in order (spec S3.2). */
export const sampleUnits: readonly SampleUnit[] = [
  {
    id: '7c1f4e2a9b60',
    modelId: 'rover-xl6',
    name: 'Denago ROVER XL6 Lake House Edition',
    price: 12_995,
    location: 'pocono-pines',
    description:
      'A ROVER XL6 built for a lake house: six seats on a lifted stance, the rear pair facing back, with wipe-clean seats and rinse-clean mats.',
    features: [
      'Seats in marine-grade vinyl',
      'Floor mats that rinse clean',
      'Cooler rack on the rear deck',
    ],
  },
  {
    id: 'evolution-d6-max-xt4',
    modelId: 'd6-max-xt4',
    name: 'Evolution D6 MAX XT4 Showroom Edition',
    price: 16_995,
    location: 'pocono-pines',
    description:
      'A D6 MAX XT4 with everything fitted: four forward-facing seats on a lifted stance. The price includes a brush guard, a roof rack, and a folding rear enclosure.',
    features: ['Brush guard', 'Roof rack', 'Folding rear enclosure'],
  },
  {
    id: 'denago-ev-city',
    modelId: 'ev-city',
    name: 'Denago EV CITY Showroom Unit',
    price: 11_995,
    msrp: 15_000,
    location: 'pocono-pines',
    description:
      'The EV CITY on display in our showroom: a closed two-seat cabin that keeps out rain and wind. Come and sit in it.',
    features: [],
    condition: 'demo',
  },
];

/** Showroom ids by make; units on show are in Pocono Pines. */
export const showroomOfBrand: Readonly<Record<string, string>> = {
  Denago: 'pocono-pines',
  Evolution: 'scranton',
};

/** Series whose models have 25 mph, lamps, mirrors and belts for the road. */
export const streetLegalSeries: ReadonlySet<string> = new Set([
  'EV CITY',
  'EV ROVER',
  'D5 RANGER',
  'D5 MAVERICK',
  'D6 MAX',
]);

/** Without pictures, as one row of a real stock file always is. */
export const unpicturedModelId = 'turfman-1000';

export const outOfStockModelIds: ReadonlySet<string> = new Set(['turfman-1000', 'd6-max-gt6']);
