import { expect, test } from 'vitest';
import { dealerOf } from './overrides.ts';
import { readHours, writeHours } from './read-hours.ts';

/** As it is written back, or why it can't be read. */
function read(text: string): string {
  const reading = readHours(text);
  return reading.ok ? writeHours(reading.value) : reading.problem;
}

// spec S1.16
test.each([
  ['Mon-Sat 9-6', 'Mon–Sat 9 AM – 6 PM, Sun Closed'],
  ['mon – sat: 9 a.m. to 6 p.m.; sunday closed', 'Mon–Sat 9 AM – 6 PM, Sun Closed'],
  ['Sun 10-4, Mon to Fri 8:30-5:30', 'Mon–Fri 8:30 AM – 5:30 PM, Sat Closed, Sun 10 AM – 4 PM'],
  [
    'Tue-Wed 9-5, Fri 9-5',
    'Mon Closed, Tue–Wed 9 AM – 5 PM, Thu Closed, Fri 9 AM – 5 PM, Sat–Sun Closed',
  ],
  ['Mon-Fri 8-noon, Sat-Sun by appointment', 'Mon–Fri 8 AM – 12 PM, Sat–Sun By appointment'],
  ['Mon-Sun 09:00-17:30', 'Mon–Sun 9 AM – 5:30 PM'],
  ['Thurs 12-5', 'Mon–Wed Closed, Thu 12 PM – 5 PM, Fri–Sun Closed'],
  [', Mon 9-5, ,', 'Mon 9 AM – 5 PM, Tue–Sun Closed'],
  [`Mon 9-5, Tue-Sun ${'x'.repeat(40)}`, `Mon 9 AM – 5 PM, Tue–Sun X${'x'.repeat(39)}`],
  ['Mon 7-7', 'Mon 7 AM – 7 PM, Tue–Sun Closed'],
  ['Mon 1 PM - 5 PM', 'Mon 1 PM – 5 PM, Tue–Sun Closed'],
  ['Mon 12 am - 11:59 pm', 'Mon 12 AM – 11:59 PM, Tue–Sun Closed'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('what is written is read again, built in or set', () => {
  for (const { spans } of Object.values(dealerOf().hours)) {
    expect(readHours(writeHours(spans))).toEqual({ ok: true, value: spans });
  }
  expect(read(read('Mon 10 AM - 11 AM'))).toBe(read('Mon 10 AM - 11 AM'));
});

test.each([
  ['', 'No day has opening times; for days off there is dealer closed'],
  ['Mon-Sun closed', 'No day has opening times; for days off there is dealer closed'],
  ['Mon', '“Mon” is not a day with its hours; write Mon-Sat 9-5'],
  ['Mon-Sat 9-25', '“25” is not a time of day'],
  ['Mon-Sat 9-5:60', '“5:60” is not a time of day'],
  ['Mon-Sat 0 AM - 3 PM', '“0 AM” is not a time of day'],
  ['2 Mon 9-5', '“2 Mon 9-5” is not a day with its hours; write Mon-Sat 9-5'],
  ['Mon 9-5, Sun by appointment!', '“by appointment!” is neither hours nor a few words'],
  ['Mon-Sat 17-9', '“17-9” closes before it opens'],
  ['Mon-Sat 5 PM - 9 AM', '“5 PM - 9 AM” closes before it opens'],
  ['Mon-Sat 9-11', '“9-11” can be read in more than one way; write AM or PM to both'],
  ['Mon-Sat 9', '“9” is not a time; write 9-5 or 9:30 AM - 5 PM'],
  ['Moonday 9-5', '“Moonday” is not a day of the week'],
  ['Mon-Fri 9-5, Fri 10-4', 'Friday is named twice'],
  ['Sat-Mon 9-5', '“Sat-Mon” runs past Sunday; write each side of it separately'],
  ['Mon 9-5, Sun <b>never</b>', '“<b>never</b>” is neither hours nor a few words'],
  [`Mon 9-5, Sun ${'x'.repeat(41)}`, `“${'x'.repeat(41)}” is neither hours nor a few words`],
  ['x'.repeat(301), 'Hours have at most 300 characters'],
])('%s is refused in words', (text, problem) => {
  expect(readHours(text)).toEqual({ ok: false, problem });
});
