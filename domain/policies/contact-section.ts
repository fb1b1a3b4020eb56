import { business, formatAddress, physicalShowrooms } from '../business.ts';
import { formatHours, phoneHours } from '../hours.ts';
import { links, list, section, text } from './blocks.ts';
import type { PolicySection } from './policy.ts';

/**
 * The contact block that closes every document: why to write, in the document's own words, then
 * the line, the mailbox and the two places a visitor can walk into.
 */
export function contactSection(opening: string): PolicySection {
  return section(
    'contact',
    'Contact us',
    text(opening),
    list(
      `Phone: ${business.phone.shown} (${formatHours(phoneHours)})`,
      `E-mail: ${business.email}`,
      ...physicalShowrooms.map(
        ({ name, address, phone }) => `${name}: ${formatAddress(address)}, ${phone.shown}`,
      ),
    ),
    links(['Send us a message', '/contact']),
  );
}
