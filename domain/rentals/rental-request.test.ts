import { expect, test } from 'vitest';
import { todayAt } from '../dealer/dealer.ts';
import { dealerOf } from '../dealer/overrides.ts';
import {
  answerRental,
  type PlannerValues,
  quoteInWords,
  type RentalQuote,
  rentalOffer,
  requestInWords,
} from './rental-request.ts';

/** 1:30 PM in New York on Tuesday, December 1, 2026. */
const now = todayAt(new Date('2026-12-01T18:30:00Z'), dealerOf());

const values: PlannerValues = {
  class: '4-seater',
  count: '1',
  from: '2026-12-04',
  to: '2026-12-08',
  town: '',
};

function quote(changes: Partial<PlannerValues>, at = now): RentalQuote {
  const answer = answerRental({ ...values, ...changes }, at);
  if (answer.kind !== 'quote') throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer;
}

// spec S11.13
test.each([
  [{ town: 'mount-pocono' }, 930, '4-seater, 4 days, delivered to Mount Pocono: $930'],
  [{ to: '2026-12-09' }, 1050, '4-seater, 5 days, showroom pickup: $1,050'],
  [{ class: '6-seater', to: '2026-12-05' }, 295, '6-seater, 1 day, showroom pickup: $295'],
  [
    { class: '6-seater', to: '2026-12-07', town: 'dalton' },
    825,
    '6-seater, 3 days, delivered to Dalton: $825',
  ],
  [
    { class: 'utility', to: '2026-12-04', town: 'scranton-city' },
    275,
    'Utility cart, 1 day, delivered to Scranton: $275',
  ],
])('%j costs $%i', (changes, totalUsd, words) => {
  const result = quote(changes);
  expect(result.totalUsd).toBe(totalUsd);
  expect(quoteInWords(result)).toBe(words);
});

// Across the change to summer time on the 14th.
// spec S11.12, S11.13
test.each([
  ['utility', 'dalton', '2027-03-15', 10, 1925],
  ['6-seater', '', '2027-03-22', 17, 3500],
])('a %s in "%s" until %s: %i days for $%i', (cart, town, to, days, totalUsd) => {
  expect(quote({ class: cart, town, from: '2027-03-05', to })).toMatchObject({ days, totalUsd });
});

// spec S11.12
test('every amount is that of all carts, and the rush fee is paid once', () => {
  expect(quote({ count: '2', to: '2026-12-09' })).toMatchObject({
    count: 2,
    totalUsd: 2100,
    depositUsd: 1000,
    savedUsd: 250,
    plans: [{ period: 'weekly', count: 1, priceUsd: 2100 }],
  });
  const today = { from: '2026-12-01', to: '2026-12-01', town: 'dalton', count: '3' };
  expect(quote(today)).toMatchObject({ totalUsd: 785, rushUsd: 50 });
  expect(quoteInWords(quote({ count: '2' }))).toBe('2 × 4-seater, 4 days, showroom pickup: $1,860');
});

// spec S11.17
test.each([
  ['a delivery before 2 PM', '2026-12-01T18:30:00Z', 'dalton', { totalUsd: 295, rushUsd: 50 }],
  ['a pickup before the showroom opens', '2026-12-01T12:00:00Z', '', { totalUsd: 245 }],
  ['a pickup after 2 PM, while it is open', '2026-12-01T21:59:00Z', '', { totalUsd: 245 }],
  // 11 PM on November 30 in New York.
  ['no start today', '2026-12-01T04:00:00Z', 'dalton', { totalUsd: 245 }],
])(
  'a start today: %s',
  (_, at, town, { totalUsd, rushUsd }: { totalUsd: number; rushUsd?: number }) => {
    const today = { from: '2026-12-01', to: '2026-12-01', town };
    const answer = quote(today, todayAt(new Date(at), dealerOf()));
    expect([answer.totalUsd, answer.rushUsd]).toEqual([totalUsd, rushUsd]);
  },
);

// spec S11.17
test.each([
  ['a delivery from 2 PM on', '2026-12-01T19:00:00Z', 'dalton', /before 2 PM/],
  [
    'a pickup once the showroom has closed',
    '2026-12-01T22:00:00Z',
    '',
    /^The showrooms have closed for today\. The next day to pick up a cart is Wed, Dec 2, 2026\.$/,
  ],
])('no start today: %s', (_, at, town, problem) => {
  const today = { ...values, from: '2026-12-01', to: '2026-12-01', town };
  const answer = answerRental(today, todayAt(new Date(at), dealerOf()));
  expect(answer.kind === 'refused' && answer.problem).toMatch(problem);
});

// spec S11.16
test.each([
  [{ class: 'limousine' }, /Choose a 4-seater/],
  [{ count: '0' }, /^Choose 1 to 6 carts\. For more, call /],
  [{ count: '7' }, /^Choose 1 to 6 carts/],
  [{ town: 'atlantis' }, /don’t know that town/],
  [{ from: '' }, /both the first day and the last/],
  [{ to: '2026-02-31' }, /both the first day and the last/],
  [{ from: '2026-11-30' }, /first day has passed/],
  [{ to: '2026-12-03' }, /last day is before the first/],
  [{ to: '2027-01-04' }, /31 days, and our longest rental is 30/],
  [{ from: '2032-01-01', to: '2032-01-02' }, /too far ahead/],
])('%j is refused with what to do instead', (changes, problem) => {
  const answer = answerRental({ ...values, ...changes }, now);
  expect(answer.kind === 'refused' && answer.problem).toMatch(problem);
});

// December 6, 13 and 20, 2026, are Sundays.
// spec S11.20
test.each([
  ['the first day', '2026-12-06', '2026-12-08', '2026-12-07', '2026-12-08'],
  ['the last day', '2026-12-04', '2026-12-06', '2026-12-04', '2026-12-07'],
  ['both', '2026-12-06', '2026-12-13', '2026-12-07', '2026-12-14'],
  ['the only day', '2026-12-06', '2026-12-06', '2026-12-07', '2026-12-07'],
  ['the thirtieth', '2026-12-04', '2027-01-03', '2026-12-04', '2027-01-02'],
])(
  'a pickup while the showrooms are closed on %s links to open days',
  (_, from, to, openFrom, openTo) => {
    const answer = answerRental({ ...values, from, to }, now);
    expect(answer).toMatchObject({
      kind: 'refused',
      problem: expect.stringMatching(/^The showrooms are closed on Sun, /),
      openDates: { from: openFrom, to: openTo },
      canDeliver: true,
    });
    expect(quote({ from: openFrom, to: openTo }).days).toBeLessThanOrEqual(30);
    expect(quote({ from, to, town: 'dalton' }).kind).toBe('quote');
  },
);

// spec S11.21
test.each([
  // Two weeks from Friday, December 4, end on the 18th.
  [{ to: '2026-12-16' }, 125, '2026-12-18'],
  // A week from Monday, December 7, ends on the next one.
  [{ from: '2026-12-07', to: '2026-12-12' }, 125, '2026-12-14'],
  // 30 days from December 11 end on a Sunday: brought back on Saturday, collected on Sunday.
  [{ from: '2026-12-11', to: '2027-01-02' }, 595, '2027-01-09'],
  [{ from: '2026-12-11', to: '2027-01-02', town: 'dalton' }, 595, '2027-01-10'],
  [{ to: '2026-12-07' }, undefined, undefined],
  // The least is 24 hours; December 6 is a Sunday.
  [{ to: '2026-12-04' }, undefined, '2026-12-05'],
  [{ from: '2026-12-05', to: '2026-12-05' }, undefined, undefined],
  [{ from: '2026-12-05', to: '2026-12-05', town: 'dalton' }, undefined, '2026-12-06'],
])('%j: plans save $%s and last until %s', (changes, savedUsd, keepUntil) => {
  const { savedUsd: saved, keepUntil: until } = quote(changes);
  expect([saved, until]).toEqual([savedUsd, keepUntil]);
});

// spec S11.22
test.each([
  [{ class: '6-seater', to: '2026-12-16' }, 2725, 2520],
  [{ class: '6-seater', to: '2026-12-16', town: 'dalton' }, 2520, undefined],
  [{ to: '2026-12-16' }, 2100, undefined],
  [{ class: '6-seater', from: '2026-12-01', to: '2026-12-08' }, 1400, 1310],
])('%j: delivery that costs less than pickup is said', (changes, totalUsd, deliveredUsd) => {
  expect(quote(changes)).toMatchObject({ totalUsd });
  expect(quote(changes).deliveredUsd).toBe(deliveredUsd);
});

// spec S11.15
test('the request names everything that was chosen', () => {
  expect(requestInWords(quote({ town: 'mount-pocono' }))).toBe(
    "I'd like to rent a 4-seater from Fri, Dec 4, 2026 to Tue, Dec 8, 2026 (4 days, return by the same time Tuesday), delivered to Mount Pocono: $930 (one 3-day plan and one daily plan), plus a $500 deposit.",
  );
  expect(requestInWords(quote({ to: '2026-12-04' }))).toBe(
    "I'd like to rent a 4-seater on Fri, Dec 4, 2026 (1 day, return the same day), picked up at a showroom: $245 (one daily plan), plus a $500 deposit.",
  );
});

// spec S13.5
test.each([
  [4, false, true, 'Rent This Model'],
  [6, false, false, 'Rent a 6-seater'],
  [2, true, false, 'Rent a utility cart'],
  [2, false, true, undefined],
  [8, false, true, undefined],
  [undefined, false, false, undefined],
])('%j seats, cargo bed %j, model of ours %j: %j', (seats, hasCargoBed, isModel, words) => {
  expect(rentalOffer({ seats, hasCargoBed }, isModel)).toBe(words);
});
