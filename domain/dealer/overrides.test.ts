import { afterEach, expect, test } from 'vitest';
import { business, scranton } from './business/identity.ts';
import { phoneHours, showroomHours } from './business/opening-hours.ts';
import { isOpenOn, openInWords } from './open-days.ts';
import { applyOverrides, changeables, readPhone } from './overrides.ts';

afterEach(() => applyOverrides([]));

const builtIn = structuredClone({ business, scranton, showroomHours, phoneHours });

// spec S1.16
test('what is set is the dealer, and nothing else changes', () => {
  applyOverrides([
    { name: 'hours showroom', value: 'Mon–Sat 9 AM – 6 PM, Sun 10 AM – 4 PM' },
    { name: 'phone scranton', value: '(570) 555-0199' },
  ]);
  const sunday = { date: '2026-11-22', time: '15:00', closedDays: [] };
  expect(openInWords(showroomHours, sunday)).toBe('Open until 4 PM');
  expect(scranton.phone).toEqual({ shown: '(570) 555-0199', e164: '+15705550199' });
  expect({ business, phoneHours }).toEqual({
    business: builtIn.business,
    phoneHours: builtIn.phoneHours,
  });
  applyOverrides([{ name: 'phone main', value: '1-800-555-0199' }]);
  expect(isOpenOn(showroomHours, '2026-11-22', [])).toBe(false);
  expect(business.phone.e164).toBe('+18005550199');
  applyOverrides([]);
  expect({ business, scranton, showroomHours, phoneHours }).toEqual(builtIn);
});

test('an override that can’t be read, or is of nothing there is, changes nothing', () => {
  applyOverrides([
    { name: 'hours showroom', value: 'Mon–Sat 9 AM – 25 PM' },
    { name: 'phone main', value: 'ring us' },
    { name: 'phone nowhere', value: '(570) 555-0199' },
  ]);
  expect({ business, scranton, showroomHours, phoneHours }).toEqual(builtIn);
});

test('each value is read as it is written', () => {
  for (const { builtIn: value, read } of changeables)
    expect(read(value)).toEqual({ ok: true, value });
  expect(new Set(changeables.map(({ name }) => name)).size).toBe(changeables.length);
});

// spec S1.16
test.each([
  ['570-555-0199', '(570) 555-0199', '+15705550199'],
  ['(570) 555-0199', '(570) 555-0199', '+15705550199'],
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
