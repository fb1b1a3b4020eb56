import { describe, expect, test } from 'vitest';
import {
  answerRental,
  type PlannerValues,
  quoteInWords,
  type RentalQuote,
  requestInWords,
} from './rental-request.ts';

/** 1:30 PM in New York on Tuesday, December 1, 2026. */
const now = new Date('2026-12-01T18:30:00Z');

const values: PlannerValues = { class: '4-seater', from: '2026-12-04', to: '2026-12-08', town: '' };

function quote(changes: Partial<PlannerValues>, at = now): RentalQuote {
  const answer = answerRental({ ...values, ...changes }, at);
  if (answer.kind !== 'quote') throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer;
}

test('nothing is asked without dates', () => {
  expect(answerRental({ ...values, from: '', to: '' }, now)).toEqual({ kind: 'unasked' });
});

test.each([
  [{ town: 'mount-pocono' }, 1050, '5 days, 4 seats, Mount Pocono: $1,050'],
  [{}, 1050, '5 days, 4 seats, picked up: $1,050'],
  [{ class: '6-seater', to: '2026-12-06' }, 735, '3 days, 6 seats, picked up: $735'],
  [{ class: '6-seater', to: '2026-12-06', town: 'dalton' }, 825, '3 days, 6 seats, Dalton: $825'],
  [
    { class: 'utility', to: '2026-12-04', town: 'scranton-city' },
    275,
    '1 day, utility cart, Scranton: $275',
  ],
])('%j costs $%i', (changes, totalUsd, words) => {
  const found = quote(changes);
  expect(found.totalUsd).toBe(totalUsd);
  expect(quoteInWords(found)).toBe(words);
});

test('the deposit is that of the class and not in the total', () => {
  expect(quote({}).depositUsd).toBe(500);
  expect(quote({ class: '6-seater' }).depositUsd).toBe(750);
  expect(quote({ class: 'utility' }).depositUsd).toBe(600);
});

describe('a start today', () => {
  const today = { from: '2026-12-01', to: '2026-12-01' };

  test('adds the rush fee before 2 PM', () => {
    expect(quote(today)).toMatchObject({ totalUsd: 295, rushUsd: 50 });
    expect(quote({}).rushUsd).toBeUndefined();
  });

  test('is not offered from 2 PM on', () => {
    const answer = answerRental({ ...values, ...today }, new Date('2026-12-01T19:00:00Z'));
    expect(answer).toMatchObject({
      kind: 'refused',
      problem: expect.stringMatching(/before 2 PM/),
    });
  });

  test('is New York’s today', () => {
    // 11 PM on November 30 there.
    expect(quote(today, new Date('2026-12-01T04:00:00Z')).rushUsd).toBeUndefined();
  });
});

test.each([
  [{ class: 'limousine' }, /Choose a 4 seater/],
  [{ town: 'atlantis' }, /do not know that town/],
  [{ from: '' }, /both the first day and the last/],
  [{ to: '2026-02-31' }, /both the first day and the last/],
  [{ from: '2026-11-30' }, /first day has passed/],
  [{ to: '2026-12-03' }, /last day is before the first/],
  [{ to: '2027-01-03' }, /31 days, and 30 days is the longest/],
])('%j is refused with what to do instead', (changes, problem) => {
  const answer = answerRental({ ...values, ...changes }, now);
  expect(answer.kind === 'refused' && answer.problem).toMatch(problem);
});

test('thirty days are the most', () => {
  expect(quote({ to: '2027-01-02' })).toMatchObject({ days: 30, totalUsd: 2800 });
});

test('the request names everything that was chosen', () => {
  expect(requestInWords(quote({ town: 'mount-pocono' }))).toBe(
    "I'd like to rent a 4 seater from Fri, Dec 4, 2026 to Tue, Dec 8, 2026 (5 days), delivered to Mount Pocono: $1,050 (1 × Weekly), plus a $500 deposit.",
  );
});
