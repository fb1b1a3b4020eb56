import { showrooms } from '../business/identity.ts';
import type { Showroom } from '../dealership/showroom.ts';

/** The showrooms that can be visited, in the order of the pages. */
export const physicalShowrooms: readonly Showroom[] = showrooms.filter(
  ({ type }) => type === 'physical',
);

/** The showroom whose id or city `text` names, in any case. `"Scranton lot 4"` → Scranton. */
export function findShowroom(text = ''): Showroom | undefined {
  const lowerText = text.toLowerCase();
  return showrooms.find(
    ({ id, city }) => lowerText.includes(id) || lowerText.includes(city.toLowerCase()),
  );
}
