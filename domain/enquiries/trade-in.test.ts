import { expect, test } from 'vitest';
import {
  type EnquiryTradeIn,
  parseTradeIn,
  plainTradeInWords,
  tradeInInWords,
} from './trade-in.ts';

const now = new Date('2026-11-22T12:00:00Z');
const typed = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@visitor.example',
  phone: '570-555-0199',
  make: 'Club Car',
  model: 'Precedent',
  condition: 'runs-well',
};

// spec S28.1
test('make, model, how it runs and whom to answer are enough', () => {
  expect(parseTradeIn({ ...typed, interest: 'parts' }, now)).toEqual({
    ok: true,
    fields: {
      ...{ firstName: 'Robin', lastName: 'Hale', email: 'robin@visitor.example' },
      ...{ phone: '570-555-0199', interest: 'trade-in', message: '' },
    },
    tradeIn: { make: 'Club Car', model: 'Precedent', condition: 'runs-well' },
  });
});

// spec S28.2
test('every field is read', () => {
  const fields = { make: '  EZ-GO\n', model: 'TXT\u0000 48', condition: 'does-not-run' };
  const rest = { year: '2027', power: 'gas', batteryAge: '3 years', hours: '1,250 hrs.' };
  expect(parseTradeIn({ ...typed, ...fields, ...rest }, now)).toMatchObject({
    tradeIn: {
      ...{ make: 'EZ-GO', model: 'TXT 48', condition: 'does-not-run' },
      ...{ year: 2027, power: 'gas', batteryAge: 3, hours: 1250 },
    },
  });
});

// spec S28.2
test.each([
  [{ year: '1950' }, { year: 1950 }],
  [{ year: '' }, { year: undefined }],
  [{ power: '' }, { power: undefined }],
  [{ batteryAge: '0' }, { batteryAge: 0 }],
  [{ batteryAge: '1year' }, { batteryAge: 1 }],
  [{ batteryAge: 40 }, { batteryAge: 40 }],
  [{ hours: '12h' }, { hours: 12 }],
  [{ hours: '999999 mi' }, { miles: 999_999 }],
])('%j is read as %j', (change, tradeIn) => {
  expect(parseTradeIn({ ...typed, ...change }, now)).toMatchObject({ ok: true, tradeIn });
});

// spec S28.2
test.each([
  [{ make: ' ' }, { make: 'Write the make, like Club Car, in at most 60 characters' }],
  [{ model: 'x'.repeat(61) }, { model: /^Write the model, like Precedent, in at most 60/ }],
  [
    { phone: '570', condition: '' },
    { condition: 'Choose how it runs', phone: /number/ },
  ],
  [{ year: '1949' }, { year: 'Write the year with four digits, 1950 to 2027' }],
  [{ year: '2028' }, { year: /2027/ }],
  [{ year: "'15" }, { year: /four digits/ }],
  [{ power: 'steam' }, { power: 'Choose electric or gas' }],
  [{ batteryAge: '41' }, { batteryAge: 'Write whole years, 0 to 40' }],
  [{ batteryAge: 'new' }, { batteryAge: /whole years/ }],
  [{ hours: 'many' }, { hours: 'Write hours or miles, like “400 hours” or “2,500 miles”' }],
  [{ hours: '100000' }, { hours: /miles/ }],
  [{ hours: '1e3' }, { hours: /miles/ }],
  [{ condition: 'toString' }, { condition: /how it runs/ }],
])('%j is refused in words: %j', (change, expected) => {
  const parsed = parseTradeIn({ ...typed, ...change }, now);
  if (parsed.ok) throw new Error('taken');
  expect(Object.keys(parsed.errors)).toEqual(Object.keys(expected));
  for (const [field, words] of Object.entries(expected)) {
    expect(parsed.errors[field as 'make']).toMatch(words);
  }
});

const tradeIn: EnquiryTradeIn = {
  make: 'ClubCar',
  model: 'Precedent i2',
  year: 2015,
  power: 'electric',
  batteryAge: 3,
  hours: 1400,
  condition: 'runs-with-problems',
  photographs: 4,
};

// spec S28.7
test.each([
  [
    {},
    '2015 ClubCar Precedent i2 (electric, batteries 3 years old, 1,400 hours, it runs, with problems, 4 photos)',
  ],
  [
    { power: undefined, batteryAge: 0, hours: undefined, miles: 1, photographs: 0 },
    '2015 ClubCar Precedent i2 (batteries less than a year old, 1 mile, it runs, with problems, no photos)',
  ],
  [
    { year: undefined, model: 'Club Car DS', make: 'Club Car', batteryAge: 1, photographs: 1 },
    'Club Car DS (electric, batteries 1 year old, 1,400 hours, it runs, with problems, 1 photo)',
  ],
])('%j is in words “%s”', (change, words) => {
  expect(tradeInInWords({ ...tradeIn, ...change })).toBe(words);
});

// spec S28.8
test.each([
  [{}, '2015 Club Car Precedent i2 ('],
  [{ make: 'Buy pills' }, '2015 Precedent i2 ('],
  [{ model: 'http://spam.example' }, '2015 Club Car cart ('],
  [{ model: 'spam.example' }, '2015 Club Car cart ('],
  [{ model: 'call 5705550199' }, '2015 Club Car cart ('],
  [{ model: 'you have won a prize' }, '2015 Club Car cart ('],
])('to an address that anybody can have typed, %j is “%s…”', (change, words) => {
  expect(plainTradeInWords({ ...tradeIn, ...change })).toMatch(
    new RegExp(`^${words.replace('(', '\\(')}`),
  );
});
