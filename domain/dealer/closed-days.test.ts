import { expect, test } from 'vitest';
import { addDays } from '../new-york-time.ts';
import { closedDaysWithin, closedNotices, closingOn } from './closed-days.ts';
import { type ClosedDay, hoursAt, todayAt } from './dealer.ts';
import { isOpenOn, nextOpenDate, openInWords, openSpanOn } from './open-days.ts';
import { dealerOf } from './overrides.ts';

const dealer = dealerOf();
const { showroom, service, phone } = dealer.hours;
const snow: ClosedDay = { date: '2027-01-12', words: 'snow' };

const daysFrom = (first: string, length: number) =>
  Array.from({ length }, (_, index) => ({ date: addDays(first, index), words: '' }));

// Thanksgiving as a calendar of those years has it.
// spec S1.15
test.each([
  ['2026-11-26', 'Thanksgiving Day'],
  ['2028-11-23', 'Thanksgiving Day'],
  // The earliest there can be.
  ['2029-11-22', 'Thanksgiving Day'],
  ['2026-12-25', 'Christmas Day'],
  ['2027-01-01', 'New Year’s Day'],
  ['2026-11-19', undefined],
  ['2026-12-26', undefined],
  ['2027-02-01', undefined],
])('%s is closed each year: %s', (date, words) => {
  expect(closingOn(date, [])?.words).toBe(words);
  for (const hours of [showroom, service, phone]) {
    if (words !== undefined) expect(isOpenOn(hours, date, [])).toBe(false);
  }
});

// spec S1.5
test('a showroom is open from Monday to Saturday, the phone every day', () => {
  const span = { opens: '09:00', closes: '17:00' };
  expect(openSpanOn(showroom, '2026-12-05', [])).toMatchObject(span);
  expect(isOpenOn(showroom, '2026-12-06', [])).toBe(false);
  expect(isOpenOn(phone, '2026-12-06', [])).toBe(true);
});

// spec S1.15
test('one showroom alone is closed for itself; all of them for everybody who wants one', () => {
  const scranton = { ...snow, showroom: 'scranton' };
  const both = [scranton, { ...snow, showroom: 'pocono-pines' }];
  expect(isOpenOn(hoursAt(dealer, 'scranton'), snow.date, [scranton])).toBe(false);
  expect(isOpenOn(showroom, snow.date, [scranton])).toBe(true);
  expect(isOpenOn(showroom, snow.date, both)).toBe(false);
  expect(isOpenOn(phone, snow.date, both)).toBe(true);
  expect(isOpenOn(phone, snow.date, [snow])).toBe(false);
});

test('the open days around closed ones are found, however many those are', () => {
  const weeks = daysFrom('2027-02-01', 200);
  expect(nextOpenDate(showroom, '2027-02-01', weeks)).toBe('2027-08-20');
  expect(nextOpenDate(showroom, '2027-08-19', weeks, -1)).toBe('2027-01-30');
  expect(nextOpenDate(showroom, '2026-11-26', [])).toBe('2026-11-27');
  expect(nextOpenDate(showroom, '2027-02-27', [])).toBe('2027-02-27');
  expect(nextOpenDate(showroom, '2027-02-28', [])).toBe('2027-03-01');
  expect(nextOpenDate(phone, '2026-12-25', [], -1)).toBe('2026-12-24');
});

// spec S1.14, S1.15
test.each([
  ['2026-11-26T15:00:00Z', [], 'Opens Friday 9 AM'],
  ['2026-11-25T21:59:00Z', [], 'Open until 5 PM'],
  ['2026-11-25T22:00:00Z', [], 'Opens Friday 9 AM'],
  // Christmas 2026 is a Friday; half past eight in the morning.
  ['2026-12-25T13:30:00Z', [], 'Opens Saturday 9 AM'],
  ['2026-12-06T17:00:00Z', [], 'Opens Monday 9 AM'],
  // The days after the clocks change, on both sides of nine.
  ['2027-03-15T12:59:00Z', [], 'Opens today 9 AM'],
  ['2027-03-15T13:00:00Z', [], 'Open until 5 PM'],
  ['2026-11-02T13:59:00Z', [], 'Opens today 9 AM'],
  ['2026-11-02T14:00:00Z', [], 'Open until 5 PM'],
  ['2027-01-12T15:00:00Z', [snow], 'Opens Wednesday 9 AM'],
  ['2027-01-11T15:00:00Z', daysFrom('2027-01-11', 8), 'Opens Tue, Jan 19, 9 AM'],
])('at %s, with %j closed, a showroom: %s', (at, closedDays, words) => {
  expect(openInWords(showroom, todayAt(new Date(at), dealerOf([], closedDays)))).toBe(words);
});

// spec S1.15
test.each([
  ['2026-11-19T05:00:00Z', [], ['Closed Thursday, November 26 (Thanksgiving Day)']],
  ['2026-11-19T04:59:00Z', [], []],
  ['2026-11-27T04:59:00Z', [], ['Closed Thursday, November 26 (Thanksgiving Day)']],
  ['2026-11-27T05:00:00Z', [], []],
  [
    '2027-01-08T12:00:00Z',
    [snow, { ...snow, date: '2027-01-13' }, { date: '2027-01-15', words: '' }],
    ['Closed Tuesday, January 12 to Wednesday, January 13 (snow)', 'Closed Friday, January 15'],
  ],
  [
    '2027-01-08T12:00:00Z',
    [{ ...snow, showroom: 'scranton' }],
    ['Scranton closed Tuesday, January 12 (snow)'],
  ],
  // What is closed for all is not said again for one.
  [
    '2026-12-20T12:00:00Z',
    [{ date: '2026-12-25', words: 'party', showroom: 'scranton' }],
    ['Closed Friday, December 25 (Christmas Day)'],
  ],
])('at %s, with %j closed, pages say %j', (at, closedDays, notices) => {
  expect(closedNotices(todayAt(new Date(at), dealerOf([], closedDays)))).toEqual(notices);
});

test('the days to come are in their order, today among them', () => {
  const today = todayAt(new Date('2026-12-25T12:00:00Z'), dealerOf([], [snow]));
  expect(closedDaysWithin(30, today).map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2027-01-01',
    '2027-01-12',
  ]);
});
