import { expect, test } from 'vitest';
import { hoursAt, phoneAt } from './dealer.ts';
import { formatHours } from './hours.ts';
import { isOpenOn, nextOpenDate, openInWords } from './open-days.ts';
import { changeables, dealerOf, readOverride, readPhone } from './overrides.ts';

const builtIn = dealerOf();

// spec S1.16
test('what is set is another dealer, and nothing else changes', () => {
  const dealer = dealerOf([
    { name: 'hours showroom', value: 'Mon–Sat 9 AM – 6 PM, Sun 10 AM – 4 PM' },
    { name: 'phone scranton', value: '(570) 555-0199' },
    { name: 'hours service', value: 'Mon–Sat 9 AM – 25 PM' },
    { name: 'phone main', value: 'ring us' },
  ]);
  const sunday = { ...dealer, date: '2026-11-22', time: '15:00' };
  expect(openInWords(dealer.hours.showroom, sunday)).toBe('Open until 4 PM');
  expect(openInWords(hoursAt(dealer, 'scranton'), sunday)).toBe('Open until 4 PM');
  const number = { shown: '(570) 555-0199', e164: '+15705550199' };
  expect(phoneAt(dealer, 'scranton')).toEqual(number);
  const { showroom: _, ...others } = builtIn.hours;
  expect(dealer).toMatchObject({ phone: builtIn.phone, hours: others });
  expect(dealerOf()).toEqual(builtIn);
});

// spec S1.16
test('a showroom may keep hours of its own, and any open one counts', () => {
  const dealer = dealerOf(
    [{ name: 'hours scranton', value: 'Mon–Fri Closed, Sat–Sun 10 AM – 7 PM' }],
    [{ date: '2026-11-29', words: '', showroom: 'scranton' }],
  );
  const { showroom } = dealer.hours;
  expect(formatHours(showroom)).toBe(
    'Pocono Pines Mon–Sat 9 AM – 5 PM, Sun closed; Scranton Mon–Fri closed, Sat–Sun 10 AM – 7 PM',
  );
  const saturday = { ...dealer, date: '2026-11-28', time: '18:00' };
  expect(openInWords(showroom, saturday)).toBe('Open until 7 PM');
  expect(openInWords(hoursAt(dealer, 'scranton'), saturday)).toBe('Open until 7 PM');
  expect(openInWords(hoursAt(dealer, 'pocono-pines'), saturday)).toBe('Opens Monday 9 AM');
  // Scranton alone is open on Sundays, and closed on one of them.
  expect(isOpenOn(showroom, '2026-11-22', dealer.closedDays)).toBe(true);
  expect(nextOpenDate(showroom, '2026-11-29', dealer.closedDays)).toBe('2026-11-30');
});

test('each value is read as it is written', () => {
  for (const { kind, builtIn: value } of changeables) {
    if (value !== undefined) expect(readOverride(kind, value)).toEqual({ ok: true, value });
  }
  expect(new Set(changeables.map(({ name }) => name)).size).toBe(changeables.length);
});

// spec S1.16
test.each([
  ['570-555-0199', '(570) 555-0199', '+15705550199'],
  ['+1 570.555.0199', '(570) 555-0199', '+15705550199'],
  ['18005550199', '1-800-555-0199', '+18005550199'],
  ['888 555 0199', '1-888-555-0199', '+18885550199'],
])('%s', (text, words, e164) => {
  expect(readPhone(text)).toEqual({ ok: true, value: { shown: words, e164 } });
});

test.each([
  ...['', '555-0199', '570-555-01999', '1-800-CARTS-NOW', '+44 570 555 0199', '070-555-0199'],
  ...['call 570-555-0199', '570-555-0199 home'],
  ...['570-155-0199', '570-555-0199 ext. 3', '570-555-0199, 570-555-0198'],
])('%j is refused in words', (text) => {
  const problem = `“${text}” is not a phone number; write its ten digits, as 212-555-0123`;
  expect(readPhone(text)).toEqual({ ok: false, problem });
});
