import { expect, test } from 'vitest';
import { dealerOf } from '../dealer/overrides.ts';
import { findPolicyByPath, policies } from './policies.ts';
import { type Block, type Policy, policyDateLine } from './policy.ts';

/**
 * Every figure of a document (spec S14.2 to S14.13), repeated here on purpose: the documents quote
 * constants, and this table is what the result must say.
 */
const dated = 'Effective Date: January 23, 2025';

const outsidePlaces =
  'For a rental outside the 39 places we serve, you pay the showroom price, and delivery costs $6 per mile beyond 10 miles from the nearest showroom.';

const figures: Readonly<Record<string, readonly string[]>> = {
  '/privacy-policy': [dated, 'children under 13'],
  '/terms-of-service': [
    dated,
    'Monroe County, Pennsylvania',
    'Laurel Ridge Golf Carts Pocono Pines',
    'Laurel Ridge Golf Carts Scranton',
    'subject to a lien after 30 days',
    '0% APR financing on select models. Ask for terms.',
  ],
  '/policies/terms-conditions': [
    'Lackawanna County, Pennsylvania',
    'Terms & Conditions: Scranton Showroom',
    'subject to a lien after 30 days',
    '0% APR financing on select models. Ask for terms.',
  ],
  '/policies/delivery-policy': [
    dated,
    'all 39 Monroe and Lackawanna county municipalities',
    '20 in Monroe County and 19 in Lackawanna County',
    '20-mile radius around our Pocono Pines showroom',
    '15-mile radius around our Scranton showroom',
    '$5,000 or more',
    'within the city, borough or township limits',
    '$6 per mile beyond the free zone',
    'A rental at the showroom price | Pickup at a showroom | $6 per mile beyond 10 miles from the nearest showroom',
    outsidePlaces,
    '2–5 business days',
    '2–4 weeks',
    '2-hour window',
    'before 2 PM; $50 rush fee',
    'For $150, white glove',
    'at least 24 hours’ notice | Free',
    'cancel on the day of delivery | $75',
    '$100 per missed appointment',
    'After 3 missed appointments',
    'An adult (18+)',
    'at least 8 feet wide',
    'At least 10 feet of overhead clearance',
    'Mon–Sat 8 AM – 6 PM, Sun 10 AM – 4 PM',
  ],
  '/policies/rental-policy': [
    dated,
    '4-seater | $245 | $685 | $1,050 | $2,800',
    '6-seater | $295 | $735 | $1,400 | $3,500',
    'Utility cart | $245 | $685 | $1,050 | $2,800',
    '4-seater | $500',
    '6-seater | $750',
    'Utility cart | $600',
    'refund it 3–5 business days after',
    'shortest rental is 24 hours; the longest is 30 days',
    '24-hour periods',
    'You’re 18 or older and show a valid driver’s license',
    'suspended or revoked license',
    'Late return | $25 per hour',
    'up to 2 additional drivers for $25 each',
    '$50–150, by condition',
    'Returned uncharged | $35',
    'Smoke odor removal | $200',
    'Pet hair removal | $75',
    'Replacement cost plus $25',
    'Repair cost plus a $75 administrative fee',
    'per person | $100,000',
    'per accident | $300,000',
    'Property damage | $50,000',
    'Up to 24 hours before the start | Everything: cancellation is free',
    'Within 24 hours of the start | 50% refund',
    '(no-show) | No refund',
    'unused time is not refunded',
    'subject to availability',
    outsidePlaces,
  ],
  '/policies/storage-policy': [
    dated,
    'Monthly | $125 | $75',
    'Winter package (Oct 15–Apr 15) | $650 | $400',
    'Summer package (May 1–Sep 30) | $575 | $350',
    'winter package saves $100 indoors and $50 outdoors; the summer package saves $50 and $25',
    'Maintenance add-on | $50 per month',
    'Pre-season preparation | $150',
    'After 10 days a late fee of $25',
    '30 days’ notice',
    'Mon–Fri 8 AM – 5 PM, Sat 8 AM – 3 PM, Sun by appointment',
    '30 days | Written notice',
    '60 days | Phone call and final notice',
    '90 days | Lien process',
    '120 days | The cart may be sold',
    'abandoned and is subject to a lien after 30 days',
    'Indoor climate-controlled',
    'Covered outdoor',
  ],
  '/policies/return-policy': [
    'New cart | 7 days | 15% | Under 10 miles',
    'Used cart | 3 days | 20%',
    'no returns on as-is sales',
    'Parts and accessories | 30 days | 10%, none if defective',
    'within 48 hours',
    'Within 10 business days',
    '3–5 business days',
    'RMA number',
    'Pennsylvania sales tax applies',
  ],
  '/policies/publishing-policy': [dated, 'we publish it within 48 hours'],
  '/policies/feedback-policy': [
    dated,
    'Urgent: Answer within 4 hours',
    'General: Answer within 24 hours',
    'Complex: Answer within 48 hours',
  ],
  '/policies/corrections-policy': [
    dated,
    'Critical mistakes: Corrected within 2 hours',
    'Important: Within 24 hours',
    'Minor: Within 48 hours',
    'Complex: Within 72 hours',
  ],
  '/policies/diversity-policy': [dated, '$1,200 a year'],
  '/policies/ethics-policy': [dated],
  '/policies/staffing-report': [
    'Reporting Period: January 1, 2024 to December 31, 2024',
    'Full-time | 24',
    'Part-time | 8',
    'Seasonal | 6',
    'Total at peak | 38 | 100%',
    '87%',
    '$1,200 a year',
  ],
};

// spec S11.11
test('every policy is in the table', () => {
  expect(Object.keys(figures).sort()).toEqual(policies.map(({ paths }) => paths[0]).sort());
});

test.each(
  Object.entries(figures).flatMap(([path, expected]) => expected.map((figure) => [path, figure])),
)('%s says "%s"', (path, figure) => {
  const policy = findPolicyByPath(path ?? '', dealerOf());
  expect(policy && policyText(policy)).toContain(figure);
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
    policyDateLine(policy),
    policy.lead,
    ...policy.keyFacts.map(({ label, value }) => `${label}: ${value}`),
    ...policy.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]),
  ].join('\n');
}
