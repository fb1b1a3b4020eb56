import { expect, test } from 'vitest';
import { dealerOf } from '../dealer/overrides.ts';
import { policy, rows } from './policy-markup.ts';

const head = {
  title: 'Delivery',
  shortTitle: 'Delivery',
  group: 'Policies',
  description: '',
  keywords: [],
  lead: '',
} as const;

test('a document is its key facts and its sections, a block for each run of lines of one mark', () => {
  const { keyFacts, paths, sections } = policy(
    'delivery-policy',
    head,
    () => `
Delivery hours: Mon–Sat: 8 AM

## Where it is {#where}
One.
Two.
- an item
- another: with a colon
1. first
1. second
[zone-map]

## Fees {#fees}
Table: By distance
| What | Fee |
${rows([['A sale', '$6 a mile']])}
Table: By day
| Day |
Q: When?
A: Today.
Q: Where?
A: Here.
[Rental policy](rental-policy) [About us](/about?x=1)
## Contact us {#contact}
`,
  ).read(dealerOf());
  expect(paths).toEqual(['/policies/delivery-policy']);
  expect(keyFacts).toEqual([{ label: 'Delivery hours', value: 'Mon–Sat: 8 AM' }]);
  expect(sections.at(-1)?.blocks.map(({ kind }) => kind)).toEqual(['list', 'links']);
  expect(sections.slice(0, -1)).toEqual([
    {
      ...{ id: 'where', heading: 'Where it is' },
      blocks: [
        { kind: 'text', text: 'One.' },
        { kind: 'text', text: 'Two.' },
        { kind: 'list', items: ['an item', 'another: with a colon'] },
        { kind: 'steps', items: ['first', 'second'] },
        { kind: 'zone-map' },
      ],
    },
    {
      ...{ id: 'fees', heading: 'Fees' },
      blocks: [
        {
          ...{ kind: 'table', caption: 'By distance', columns: ['What', 'Fee'] },
          rows: [['A sale', '$6 a mile']],
        },
        { kind: 'table', caption: 'By day', columns: ['Day'], rows: [] },
        {
          kind: 'questions',
          items: [
            { question: 'When?', answer: 'Today.' },
            { question: 'Where?', answer: 'Here.' },
          ],
        },
        {
          kind: 'links',
          items: [
            { label: 'Rental policy', path: '/policies/rental-policy' },
            { label: 'About us', path: '/about?x=1' },
          ],
        },
      ],
    },
  ]);
});
