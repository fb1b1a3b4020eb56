import type { Block, Policy } from './policy.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `"2025-01-23"` → `"January 23, 2025"`. */
export function formatLongDate(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}

/**
 * The line under a document's heading: `"Effective Date: January 23, 2025"`, or
 * `"Reporting Period: January 1, 2024 to December 31, 2024"`.
 */
export function policyDateLine({ date }: Pick<Policy, 'date'>): string {
  return date.kind === 'effective'
    ? `Effective Date: ${formatLongDate(date.on)}`
    : `Reporting Period: ${formatLongDate(date.from)} to ${formatLongDate(date.to)}`;
}

function blockLines(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [
        block.caption,
        block.columns.join(' | '),
        ...block.rows.map((row) => row.join(' | ')),
      ];
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [question, answer]);
    case 'links':
      return block.items.map(({ label }) => label);
  }
}

/** The whole document as plain text, one line for each piece. */
export function policyText(policy: Policy): string {
  return [
    policy.title,
    policyDateLine(policy),
    policy.lead,
    ...policy.keyFacts.map(({ label, value }) => `${label}: ${value}`),
    ...policy.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]),
  ].join('\n');
}
