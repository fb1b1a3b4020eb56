import { business, showrooms } from '../dealer/business/identity.ts';
import type { Showroom } from '../dealer/showroom.ts';
import { formatNames } from '../text/wording.ts';

export const physicalShowrooms: readonly Showroom[] = showrooms.filter(
  ({ type }) => type === 'physical',
);

/** Seat of the courts, by its county (spec S1.3). */
export const mainShowroom: Showroom = (() => {
  const [first] = physicalShowrooms;
  if (first === undefined) throw new Error('domain/dealer/business/identity.ts names no showroom');
  return first;
})();

export const onlineShowroom = showrooms.find(({ type }) => type === 'online');

/** Showroom with terms of its own (spec S14.4). */
export const ownTermsShowroom =
  physicalShowrooms.find(({ id }) => id === business.ownTermsAt) ?? mainShowroom;
export const webTermsShowrooms: readonly Showroom[] = physicalShowrooms.filter(
  (showroom) => showroom === mainShowroom || showroom !== ownTermsShowroom,
);

const physicalCities = physicalShowrooms.map(({ city }) => city);

/** `"Pocono Pines and Scranton"`; `"Pocono Pines or Scranton"`. */
export const showroomCities = (joint?: 'or') => formatNames(physicalCities, joint);

/** By id or city, in any case: `"Scranton lot 4"` → Scranton; by a city's first word alone. */
export function findShowroom(text = ''): Showroom | undefined {
  const lowerText = text.toLowerCase();
  return showrooms.find(({ id, city }) => {
    const name = city.toLowerCase();
    const [first] = name.split(' ');
    return lowerText.includes(id) || lowerText.includes(name) || lowerText.trim() === first;
  });
}

/** `"Long Pond"`, not a code of a lot: `"PP"`, `"T1"`. */
export function isPlaceInWords(text: string): boolean {
  return /\p{L}{3}/u.test(text) && /[aeiouy]/i.test(text);
}
