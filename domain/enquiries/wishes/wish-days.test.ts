import { expect, test } from 'vitest';
import { todayAt } from '../../dealer/dealer.ts';
import { dealerOf } from '../../dealer/overrides.ts';
import { dayOf } from '../../week.ts';
import { dealerAt, offeredDays, wishInWords, wishSpan } from './wish-days.ts';
import type { DayPart, WishTopic } from './wishes.ts';

// A Sunday, late in the evening in New York: already Monday in UTC.
const today = todayAt(new Date('2026-11-23T03:30:00Z'), dealerOf());

// spec S29.4
test.each<[WishTopic, string, string, number]>([
  ['test-drive', '2026-11-23', '2027-01-21', 49],
  ['service', '2026-11-23', '2027-01-21', 49],
  ['delivery', '2026-11-23', '2027-01-21', 57],
])('%s is offered from %s to %s on the days it is open', (topic, first, last, count) => {
  const days = offeredDays(topic, today);
  expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual([first, last, count]);
  expect(days[0]?.label).toBe('Mon, Nov 23');
  const sundays = days.filter(({ date }) => dayOf(date) === 'Sun');
  expect(sundays.length).toBe(topic === 'delivery' ? 8 : 0);
  expect(days.every(({ parts }) => parts.join() === 'morning,afternoon')).toBe(true);
});

// spec S29.6: within the typed hours, a morning to noon, on both sides of a change of the clocks
test.each<[WishTopic, string, DayPart, string, string]>([
  ['test-drive', '2026-11-24', 'morning', '14:00', '17:00'],
  ['test-drive', '2026-11-24', 'afternoon', '17:00', '22:00'],
  ['service', '2026-11-24', 'morning', '13:00', '17:00'],
  ['service', '2026-11-28', 'morning', '14:00', '17:00'],
  // Closes at 3 PM.
  ['service', '2026-11-28', 'afternoon', '17:00', '20:00'],
  ['delivery', '2026-10-31', 'morning', '12:00', '16:00'],
  ['delivery', '2026-11-01', 'morning', '15:00', '17:00'],
  ['delivery', '2026-11-01', 'afternoon', '17:00', '21:00'],
  ['delivery', '2027-03-14', 'morning', '14:00', '16:00'],
  ['delivery', '2027-03-14', 'afternoon', '16:00', '20:00'],
])('%s on %s, %s, is from %s to %s UTC', (topic, date, part, start, end) => {
  const span = wishSpan({ topic, date, part }, today);
  expect(span?.start.toISOString()).toBe(`${date}T${start}:00.000Z`);
  expect(span?.end.toISOString()).toBe(`${date}T${end}:00.000Z`);
});

test.each<[WishTopic, string, DayPart, string]>([
  ['test-drive', '2026-11-24', 'morning', 'Tue, Nov 24, 2026, morning (9 AM to noon)'],
  ['service', '2026-11-28', 'afternoon', 'Sat, Nov 28, 2026, afternoon (noon to 3 PM)'],
  ['delivery', '2026-11-29', 'morning', 'Sun, Nov 29, 2026, morning (10 AM to noon)'],
  ['service', '2026-11-29', 'morning', 'Sun, Nov 29, 2026, morning'],
])('%s on %s, %s, is %j', (topic, date, part, words) => {
  expect(wishInWords({ topic, date, part }, today)).toBe(words);
});

// spec S1.16
test.each([
  ['scranton', 'Sun, Nov 29, 2026, morning (10 AM to noon)'],
  ['pocono-pines', 'Sun, Nov 29, 2026, morning'],
  ['the farm', 'Sun, Nov 29, 2026, morning (10 AM to noon)'],
])('a drive of a cart at %s follows the hours kept there', (location, words) => {
  const sundays = dealerOf([{ name: 'hours scranton', value: 'Mon–Sun 10 AM – 4 PM' }]);
  const wish = { topic: 'test-drive', date: '2026-11-29', part: 'morning' } as const;
  expect(wishInWords(wish, dealerAt(sundays, [{ location }]))).toBe(words);
  const days = offeredDays('test-drive', { ...today, ...sundays }, [{ location }]);
  expect(days.some(({ date }) => date === wish.date)).toBe(words.includes('AM'));
});
