import type { Block, Policy } from '../../domain/policies/policy.ts';
import { policyDateLine } from '../../domain/policies/policy.ts';

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
    case 'zone-map':
      return [];
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
