import { describe, expect, test } from 'vitest';
import {
  dateInWords,
  dateValue,
  daysBetween,
  newYorkInstant,
  newYorkTime,
} from './new-york-time.ts';

test.each([
  ['2026-12-04T18:59:00Z', '2026-12-04', '13:59'],
  ['2026-12-04T04:30:00Z', '2026-12-03', '23:30'],
  ['2026-07-04T04:00:00Z', '2026-07-04', '00:00'],
])('%s is %s %s in New York', (at, date, time) => {
  expect(newYorkTime(new Date(at))).toEqual({ date, time });
});

// Clocks are put back at 2 AM on 2026-11-01 and put forward at 2 AM on 2027-03-14.
test.each([
  ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ['2026-12-31', '23:59', '2027-01-01T04:59:00.000Z'],
  ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
])('%s %s in New York is %s', (date, time, moment) => {
  expect(newYorkInstant(date, time).toISOString()).toBe(moment);
});

describe('dates', () => {
  test.each(['', '2026-02-30', '2026-13-01', '12/04/2026', '2026-1-1', '20261-01-01'])(
    '%j is no date',
    (text) => expect(dateValue(text)).toBeUndefined(),
  );

  test.each([
    ['2026-12-04', '2026-12-04', 0],
    ['2026-12-04', '2026-12-08', 4],
    // Across the change to summer time.
    ['2026-03-07', '2026-03-09', 2],
    ['2026-12-08', '2026-12-04', -4],
  ])('from %s to %s are %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days));

  test('are shown with their weekday', () => {
    expect(dateInWords('2026-12-04')).toBe('Fri, Dec 4, 2026');
  });
});
