import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dealerOf } from '../dealer/overrides.ts';
import { findPolicyByPath, policies } from './policies.ts';
import { type Block, type Policy, policyDateLine } from './policy.ts';

const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');

/** The figures of a rule, `"$5,000"`, `"2–5"`, without the numbers of the rules that it names. */
function figuresOf(rule: string): readonly string[] {
  const [, text = ''] = new RegExp(`\\*\\*${rule}\\*\\* (.*)`).exec(specification) ?? [];
  const figures = text.replace(/S\d+\.\d+/g, '').match(/\$?\d+(?:[,–]\d+)*%?/g) ?? [];
  return figures.filter((figure) => figure !== '00');
}

const outsidePlaces =
  'For a rental outside the 39 places we serve, you pay the showroom price, and delivery costs $6 per mile beyond 10 miles from the nearest showroom.';

/** The rules of section 14 for each document, and the lines in which its figures can be confused. */
const documents: Readonly<Record<string, readonly [rules: string, ...lines: string[]]>> = {
  '/privacy-policy': ['spec S14.3'],
  '/terms-of-service': [
    '',
    'Monroe County, Pennsylvania',
    'subject to a lien after 30 days',
    '0% APR financing on select models. Ask for terms.',
  ],
  '/policies/terms-conditions': ['', 'Lackawanna County, Pennsylvania'],
  '/policies/delivery-policy': [
    'spec S14.5, S14.6',
    '20-mile radius around our Pocono Pines showroom',
    '15-mile radius around our Scranton showroom',
    outsidePlaces,
    'before 2 PM; $50 rush fee',
    'cancel on the day of delivery | $75',
    '$100 per missed appointment',
    'at least 8 feet wide',
    'Mon–Sat 8 AM – 6 PM, Sun 10 AM – 4 PM',
  ],
  '/policies/rental-policy': [
    'spec S14.7, S14.8',
    '4-seater | $245 | $685 | $1,050 | $2,800',
    '6-seater | $295 | $735 | $1,400 | $3,500',
    'Utility cart | $245 | $685 | $1,050 | $2,800',
    '4-seater | $500',
    '6-seater | $750',
    'Utility cart | $600',
    'Late return | $25 per hour',
    'Pet hair removal | $75',
    'per person | $100,000',
    'Up to 24 hours before the start | Everything: cancellation is free',
    '(no-show) | No refund',
    outsidePlaces,
  ],
  '/policies/storage-policy': [
    'spec S14.9, S14.10',
    'Monthly | $125 | $75',
    'Winter package (Oct 15–Apr 15) | $650 | $400',
    'Summer package (May 1–Sep 30) | $575 | $350',
    'winter package saves $100 indoors and $50 outdoors; the summer package saves $50 and $25',
    'Maintenance add-on | $50 per month',
    'After 10 days a late fee of $25',
    '60 days | Phone call and final notice',
    '120 days | The cart may be sold',
  ],
  '/policies/return-policy': [
    'spec S14.11',
    'New cart | 7 days | 15% | Under 10 miles',
    'Used cart | 3 days | 20%',
    'Parts and accessories | 30 days | 10%, none if defective',
    'Within 10 business days',
  ],
  '/policies/publishing-policy': ['', 'we publish it within 48 hours'],
  '/policies/feedback-policy': [
    '',
    'Urgent: Answer within 4 hours',
    'General: Answer within 24 hours',
    'Complex: Answer within 48 hours',
  ],
  '/policies/corrections-policy': [
    '',
    'Critical mistakes: Corrected within 2 hours',
    'Important: Within 24 hours',
    'Minor: Within 48 hours',
    'Complex: Within 72 hours',
  ],
  '/policies/diversity-policy': ['', '$1,200 a year'],
  '/policies/ethics-policy': [''],
  '/policies/staffing-report': ['spec S14.13', 'Full-time | 24', 'Total at peak | 38 | 100%'],
};

// spec S11.11
test('every policy is in the table', () => {
  expect(Object.keys(documents).sort()).toEqual(policies.map(({ paths }) => paths[0]).sort());
});

// spec S14.2 to S14.13
test.each(Object.entries(documents))('%s has every figure of its rules', (path, rest) => {
  const [rules, ...lines] = rest;
  const policy = findPolicyByPath(path, dealerOf());
  if (policy === undefined) throw new Error('no policy');
  expect(policyDateLine(policy)).toBe(
    path.endsWith('staffing-report')
      ? 'Reporting Period: January 1, 2024 to December 31, 2024'
      : 'Effective Date: January 23, 2025',
  );
  const text = policyText(policy);
  for (const line of lines) expect(text).toContain(line);
  const figures = (rules.match(/S[\d.]+/g) ?? []).flatMap(figuresOf);
  expect(figures.length > 0).toBe(rules !== '');
  const written = new Set(text.match(/\$?\d+(?:[,–]\d+)*%?/g));
  expect(figures.filter((figure) => !written.has(figure))).toEqual([]);
});

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
function policyText(policy: Policy): string {
  return [
    policy.title,
    policy.lead,
    ...policy.keyFacts.map(({ label, value }) => `${label}: ${value}`),
    ...policy.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]),
  ].join('\n');
}
