import type { modelIdOfUnit } from '../../catalogue/known-models/finish.ts';
import { modelOf } from './models.ts';

/**
 * What a new installation's stock has beside one cart of each model (spec S4.3): the units on show, and
 * what is not as usual with some of the models.
 */

/** A cart on show with an id of its own: what it has that its model has not. */
export interface SampleUnit {
  readonly id: keyof typeof modelIdOfUnit;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** List price in US dollars, where the price is below it. */
  readonly msrp?: number;
  readonly description: string;
  /** Named before those of its model. */
  readonly features: readonly string[];
  readonly condition?: 'demo';
  /** Id of the showroom at which it stands. */
  readonly location: string;
}

/** The featured carts of the home page, in its order (spec S3.2). */
export const sampleUnits: readonly SampleUnit[] = [
  {
    id: '7c1f4e2a9b60',
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
    name: 'Evolution D6 MAX XT4 Showroom Edition',
    price: 16_995,
    location: 'pocono-pines',
    description:
      'A D6 MAX XT4 with everything fitted: four forward-facing seats on a lifted stance. The price includes a brush guard, a roof rack and a folding rear enclosure.',
    features: ['Brush guard', 'Roof rack', 'Folding rear enclosure'],
  },
  {
    id: 'denago-ev-city',
    name: 'Denago EV CITY Showroom Unit',
    price: 11_995,
    msrp: modelOf('ev-city').priceUsd,
    location: 'pocono-pines',
    description:
      'The EV CITY on display in our showroom: a closed two-seat cabin that keeps out rain and wind. Come and sit in it.',
    features: [],
    condition: 'demo',
  },
];

/** Ids of the showrooms at which the carts of each make stand; the units on show are in Pocono Pines. */
export const standsAt: Readonly<Record<string, 'pocono-pines' | 'scranton'>> = {
  Denago: 'pocono-pines',
  Evolution: 'scranton',
};

/** Kept without pictures, as one row of a real stock file always is; it is shown by a drawing. */
export const unpicturedModelId = 'turfman-1000';

/** Out of stock; their pages say so and offer similar carts. */
export const outOfStockModelIds: ReadonlySet<string> = new Set(['turfman-1000', 'd6-max-gt6']);

/** Said of a model that has the seats, stance and range of another and differs in trim. */
export const trimNotes: Readonly<Record<string, string>> = {
  'rover-xl6': 'It is the higher trim of the six-seat Rover. Ask us what it adds.',
};
