import { expect, test } from 'vitest';
import { type OfferedDay, parseWishes, wishParameters, wishTopicOf } from './wishes.ts';

const both = ['morning', 'afternoon'] as const;
const days: readonly OfferedDay[] = [
  { date: '2026-11-24', label: 'Tue, Nov 24', parts: both },
  { date: '2026-11-25', label: 'Wed, Nov 25', parts: ['morning'] },
  { date: '2026-11-27', label: 'Fri, Nov 27', parts: both },
];
const parse = (fields: Readonly<Record<string, unknown>>) => parseWishes('service', fields, days);

// spec S29.4
test.each<[Record<string, unknown>, string[]]>([
  [{}, []],
  [{ wish1: '', part1: ' ' }, []],
  [{ wish1: null }, []],
  [{ wish1: ' 2026-11-24 ', part1: 'morning' }, ['2026-11-24 morning']],
  [{ wish3: '2026-11-27', part3: 'afternoon' }, ['2026-11-27 afternoon']],
  [
    { wish1: '2026-11-27', part1: 'morning', wish2: '2026-11-24', part2: 'afternoon' },
    ['2026-11-27 morning', '2026-11-24 afternoon'],
  ],
  // The same twice is one.
  [
    { wish1: '2026-11-24', part1: 'morning', wish2: '2026-11-24', part2: 'morning' },
    ['2026-11-24 morning'],
  ],
  [{ wish4: '2026-11-24', part4: 'morning' }, []],
])('%j are the wishes %j', (fields, expected) => {
  const { wishes, errors } = parse(fields);
  expect(errors).toEqual({});
  expect(wishes.map(({ date, part }) => `${date} ${part}`)).toEqual(expected);
  expect(wishes.every(({ topic }) => topic === 'service')).toBe(true);
  expect(parse(wishParameters(wishes)).wishes).toEqual(wishes);
});

// spec S29.4
test.each<[Record<string, unknown>, Record<string, string>]>([
  [{ wish1: '2026-11-24' }, { part1: 'Choose morning or afternoon' }],
  [{ wish2: '2026-11-24', part2: 'evening' }, { part2: 'Choose morning or afternoon' }],
  [{ part1: 'morning' }, { wish1: 'Choose a day' }],
  [{ wish1: '2026-11-25', part1: 'afternoon' }, { part1: 'We are closed that afternoon' }],
  [{ wish1: '2026-11-26', part1: 'morning' }, { wish1: 'We are closed that day' }],
  ...['2026-11-23', '2027-11-24', '2026-02-30', 'tomorrow', { $gt: '' }].map(
    (wish1): [Record<string, unknown>, Record<string, string>] => [
      { wish1, part1: 'morning' },
      { wish1: 'Choose a day from Tue, Nov 24 to Fri, Nov 27' },
    ],
  ),
])('%j is refused with %j', (fields, errors) => {
  expect(parse(fields).errors).toEqual(errors);
});

test.each([
  ['service', 'service'],
  ['rental', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('%j is the topic %j', (text, topic) => {
  expect(wishTopicOf(text)).toBe(topic);
});
