import type { Body } from '../../dealership/model.ts';

/** How the seats are laid out, in a visitor's words. */
export const layouts: Readonly<Record<Body, string>> = {
  cabin: 'two seats inside a closed cabin',
  '2 forward': 'two seats and a golf-bag rack',
  '2+2': 'four seats, the rear pair facing back and folding into a deck',
  '4 forward': 'four seats, all facing forward',
  '4+2': 'six seats, the rear pair facing back and folding into a deck',
  '6 forward': 'six seats in three rows, all facing forward',
  '6+2': 'eight seats, the rear pair facing back',
  'small cargo bed': 'two seats and a short cargo bed',
  'cargo bed': 'two seats and a full cargo bed',
  'long cargo bed': 'two seats and the longest cargo bed in the range',
};
