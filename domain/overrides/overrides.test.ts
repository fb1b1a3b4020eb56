import { afterEach, expect, test } from 'vitest';
import { business, scranton } from '../business/identity.ts';
import { phoneHours, showroomHours } from '../business/opening-hours.ts';
import { isOpenOn, openInWords } from '../open-days.ts';
import { applyOverrides, changeables } from './overrides.ts';

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
