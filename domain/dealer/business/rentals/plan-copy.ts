import type { CartType, RentalPeriod } from '../../rental.ts';

export const groupSubtitles: Readonly<Record<CartType, string>> = {
  fourSeater: 'For couples and families of up to four',
  sixSeater: 'For larger families and groups of up to six',
  utility: 'A cargo bed for people with work to do',
};

export const planDescriptions: Readonly<Record<CartType, Readonly<Record<RentalPeriod, string>>>> =
  {
    fourSeater: {
      daily: 'A day out for four: the village, the lake, and back before dark.',
      threeDay: 'A long weekend, from arrival to departure.',
      weekly: 'A full vacation week of short trips without moving the car.',
      monthly: 'A month at the cabin, at our lowest rate per day.',
    },
    sixSeater: {
      daily: 'One day for six: a wedding, a reunion, or a round of the campground.',
      threeDay: 'A weekend with the whole family in one cart.',
      weekly: 'A week for a full house: guests, groceries, and grandparents.',
      monthly: 'A month of carrying six at a time, for big households and small resorts.',
    },
    utility: {
      daily: 'A day of hauling: firewood, tools, or tables and chairs for an event.',
      threeDay: 'A weekend project or event with a cargo bed at hand.',
      weekly: 'A week on the job for a grounds crew, with no truck on the grass.',
      monthly: 'A month of steady work on a campground, a farm, or a building site.',
    },
  };

/** Classes whose carts all are street legal. */
export const streetLegalRentals: ReadonlySet<CartType> = new Set(['fourSeater', 'sixSeater']);

export const rentedModels: Readonly<Record<CartType, string>> = {
  fourSeater: 'd5-maverick-4',
  sixSeater: 'd5-maverick-6',
  utility: 'turfman-800',
};
