import { expect, test } from 'vitest';
import { dayOf } from '../week.ts';
import { isOpenOn, nextOpenDate, openInWords, openSpanOn } from './open-days.ts';
import { dealerOf } from './overrides.ts';

const dealer = dealerOf();
const { showroom, phone } = dealer.hours;

test.each([
  ['2026-12-06', 'Sun'],
  ['2026-12-07', 'Mon'],
  ['2028-02-29', 'Tue'],
  ['1969-12-31', 'Wed'],
])('%s is a %s', (date, weekday) => {
  expect(dayOf(date)).toBe(weekday);
});

test('a showroom is open from Monday to Saturday (spec S1.5)', () => {
  expect(openSpanOn(showroom, '2026-12-05', [])).toMatchObject({
    opens: '09:00',
    closes: '17:00',
  });
  expect(isOpenOn(showroom, '2026-12-06', [])).toBe(false);
  expect(isOpenOn(phone, '2026-12-06', [])).toBe(true);
});

test.each([
  ['2026-12-05', '2026-12-05', '2026-12-05'],
  ['2026-12-06', '2026-12-07', '2026-12-05'],
  ['2027-02-28', '2027-03-01', '2027-02-27'],
])('the open days around %s are %s and %s', (date, next, last) => {
  expect(nextOpenDate(showroom, date, [])).toBe(next);
  expect(nextOpenDate(showroom, date, [], -1)).toBe(last);
});

test.each([
  ['2026-12-04', '00:00', 'Opens today 9 AM'],
  ['2026-12-04', '08:59', 'Opens today 9 AM'],
  ['2026-12-04', '09:00', 'Open until 5 PM'],
  ['2026-12-04', '16:59', 'Open until 5 PM'],
  ['2026-12-04', '17:00', 'Opens Saturday 9 AM'],
  ['2026-12-05', '17:00', 'Opens Monday 9 AM'],
  ['2026-12-06', '12:00', 'Opens Monday 9 AM'],
])('on %s at %s a showroom: %s (spec S1.14)', (date, time, words) => {
  expect(openInWords(showroom, { ...dealer, date, time })).toBe(words);
});
