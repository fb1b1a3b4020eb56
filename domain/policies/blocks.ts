import { business } from '../business/identity.ts';
import { phoneHours } from '../business/opening-hours.ts';
import { formatAddress } from '../dealership/showroom.ts';
import { formatHours } from '../hours.ts';
import { physicalShowrooms } from '../places/showrooms.ts';
import { type PolicyKey, policyPaths } from './paths.ts';
import type { Block, Policy, PolicySection } from './policy.ts';

/** Short constructors, so that a document reads as prose rather than as object literals. */

/** The document of this key, at its addresses. */
export function policy(key: PolicyKey, text: Omit<Policy, 'key' | 'paths'>): Policy {
  return { key, paths: policyPaths[key], ...text };
}

/** A section of a document; `id` is the fragment of its heading, a string among blocks a paragraph. */
export function section(
  id: string,
  heading: string,
  ...blocks: readonly (Block | string)[]
): PolicySection {
  return {
    id,
    heading,
    blocks: blocks.map((one) => (typeof one === 'string' ? { kind: 'text', text: one } : one)),
  };
}

/** A list whose order does not matter. */
export function list(...items: string[]): Block {
  return { kind: 'list', items };
}

/** A list whose order matters. */
export function steps(...items: string[]): Block {
  return { kind: 'steps', items };
}

/** Every row has as many cells as there are columns; the first cell names the row. */
export function table(
  caption: string,
  columns: readonly string[],
  ...rows: (readonly string[])[]
): Block {
  return { kind: 'table', caption, columns, rows };
}

export const zoneMap: Block = { kind: 'zone-map' };

/** The section of pairs of question and answer. */
export function questions(
  ...pairs: (readonly [question: string, answer: string])[]
): PolicySection {
  const items = pairs.map(([question, answer]) => ({ question, answer }));
  return section('questions', 'Questions people ask', { kind: 'questions', items });
}

/** The section of links to other policies. */
export function relatedPolicies(...targets: readonly LinkTarget[]): PolicySection {
  return section('related', 'Related policies', links(...targets));
}

/** A policy, shown under the words of its key, or a pair of label and site path. */
type LinkTarget = PolicyKey | readonly [label: string, path: string];

export function links(...targets: readonly LinkTarget[]): Block {
  const items = targets.map((target) => {
    if (typeof target !== 'string') return { label: target[0], path: target[1] };
    const label = target.charAt(0).toUpperCase() + target.slice(1).replaceAll('-', ' ');
    return { label, path: policyPaths[target][0] };
  });
  return { kind: 'links', items };
}

/**
 * The contact block at the end of every document (spec S14.2): an opening sentence, then phone,
 * e-mail and both physical showrooms.
 * @param more links beside the one to the contact form
 */
export function contactSection(opening: string, ...more: readonly LinkTarget[]): PolicySection {
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
