import { expect, it } from 'vitest';
import { stacksOnPhone } from './data-table.tsx';

const long = 'Anything that takes a whole sentence to say it in';

it.each([
  ['two columns, however long', ['What', 'How'], [[long, long]], false],
  ['short figures', ['Cart', 'Daily', '3-day', 'Weekly'], [['4-seater', '$1', '$2', '$3']], false],
  ['sentences', ['Kind', 'For example', 'Within'], [['Urgent', long, long]], true],
  [
    'a sentence in one row only',
    ['A', 'B', 'C'],
    [
      ['a', 'b', 'c'],
      ['a', long, long],
    ],
    true,
  ],
])('stacks %s: %#', (_, columns, rows, expected) => {
  expect(stacksOnPhone({ columns, rows })).toBe(expected);
});
