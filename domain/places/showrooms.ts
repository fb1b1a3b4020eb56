import { business, showrooms } from '../business/identity.ts';
import type { Showroom } from '../dealership/showroom.ts';
import { formatNames } from '../text/wording.ts';

/** The showrooms that can be visited, in the order of the pages. */
export const physicalShowrooms: readonly Showroom[] = showrooms.filter(
  ({ type }) => type === 'physical',
);

/** Its address is the main one, and its county has the courts (spec S1.3). */
export const mainShowroom: Showroom = (() => {
  const [first] = physicalShowrooms;
  if (first === undefined) throw new Error('domain/business/identity.ts names no showroom');
  return first;
})();

/** The location that only takes orders, where there is one. */
export const onlineShowroom = showrooms.find(({ type }) => type === 'online');

/** The showroom whose dealings have terms of their own, and those of the website's terms (spec S14.4). */
export const ownTermsShowroom =
  physicalShowrooms.find(({ id }) => id === business.ownTermsAt) ?? mainShowroom;
export const webTermsShowrooms: readonly Showroom[] = physicalShowrooms.filter(
  (showroom) => showroom === mainShowroom || showroom !== ownTermsShowroom,
);

/** `"Pocono Pines and Scranton"`; `"Pocono Pines or Scranton"`. */
export const showroomCities = (joint?: 'or') =>
  formatNames(
    physicalShowrooms.map(({ city }) => city),
    joint,
  );

/** The showroom whose id or city `text` names, in any case. `"Scranton lot 4"` → Scranton. */
export function findShowroom(text = ''): Showroom | undefined {
  const lowerText = text.toLowerCase();
  return showrooms.find(
    ({ id, city }) => lowerText.includes(id) || lowerText.includes(city.toLowerCase()),
  );
}
