import type { Block, PolicySection } from './policy.ts';

/** Short constructors, so that a document reads as prose rather than as object literals. */

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

/** The section of links to other policies, pairs of label and site path. */
export function relatedPolicies(...pairs: Parameters<typeof links>): PolicySection {
  return section('related', 'Related policies', links(...pairs));
}

/** Pairs of label and site path. */
export function links(...pairs: (readonly [label: string, path: string])[]): Block {
  return { kind: 'links', items: pairs.map(([label, path]) => ({ label, path })) };
}
