import { business, formatAddress, physicalShowrooms } from '../business/identity.ts';
import { phoneHours } from '../business/opening-hours.ts';
import { formatHours } from '../hours.ts';
import { links, list, section } from './blocks.ts';
import type { PolicySection } from './policy.ts';

/**
 * The contact block at the end of every document (spec S14.2): an opening sentence, then phone,
 * e-mail and both physical showrooms.
 * @param more links beside the one to the contact form
 */
export function contactSection(opening: string, ...more: Parameters<typeof links>): PolicySection {
  return section(
    'contact',
    'Contact us',
    opening,
    list(
      `Phone: ${business.phone.shown} (${formatHours(phoneHours)})`,
      `E-mail: ${business.email}`,
      ...physicalShowrooms.map(
        ({ name, address, phone }) => `${name}: ${formatAddress(address)}, ${phone.shown}`,
      ),
    ),
    links(['Send us a message', '/contact'], ...more),
  );
}
