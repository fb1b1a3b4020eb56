import { expect, test } from 'vitest';
import { DealerRig } from '../test/support/dealer-rig.ts';
import { closedDaysCommands } from './closed-days.ts';

/** 11 PM on November 22 in New York. */
const rig = new DealerRig(closedDaysCommands, new Date('2026-11-23T04:00:00Z'));
const dealer = (...args: string[]) => rig.run(args);

// spec S1.15, S18.14
test('closed closes days, lists what is coming, and open takes a day back', async () => {
  expect(await dealer('closed', '2027-01-12', 'deep', 'snow', '--until', '2027-01-13')).toEqual({
    code: 0,
    out: '',
    err: 'Tue, Jan 12, 2027: closed (deep snow)\nWed, Jan 13, 2027: closed (deep snow)\n',
  });
  await dealer('closed', '2026-11-22', '--showroom', 'Scranton');
  expect((await dealer('closed')).out).toBe(
    [
      'Sun, Nov 22, 2026: Scranton closed',
      'Thu, Nov 26, 2026: closed (Thanksgiving Day)',
      'Fri, Dec 25, 2026: closed (Christmas Day)',
      'Fri, Jan 1, 2027: closed (New Year’s Day)',
      'Tue, Jan 12, 2027: closed (deep snow)',
      'Wed, Jan 13, 2027: closed (deep snow)',
      '',
    ].join('\n'),
  );
  expect((await dealer('open', '2027-01-12')).err).toBe(
    'It was: Tue, Jan 12, 2027: closed (deep snow). It is open again.\n',
  );
  expect((await dealer('open', '2027-01-12')).err).toBe('Tue, Jan 12, 2027 was not closed.\n');
  expect((await rig.store.closedDays.list()).map(({ date }) => date)).toEqual([
    '2026-11-22',
    '2027-01-13',
  ]);
});

test.each([
  ['12/24', '2026-12-24'],
  ['1/12', '2027-01-12'],
  ['Jan 12, 2027', '2027-01-12'],
])('closed %s closes %s, and open the same opens it', async (written, date) => {
  await dealer('closed', written);
  expect((await rig.store.closedDays.list()).map((one) => one.date)).toEqual([date]);
  expect((await dealer('open', written)).err).toMatch(/It is open again/);
});

test('a day that is closed each year is not opened', async () => {
  expect(await dealer('open', '2026-12-25')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Fri, Dec 25, 2026 is closed every year (Christmas Day)'),
  });
});

test.each([
  [['closed', 'tomorrow'], /write it as 2027-01-12/],
  [['closed', '2/30'], /is not a day/],
  [['closed', '2026-11-21'], /has passed/],
  [['closed', '2027-11-23'], /more than a year ahead/],
  [['closed', '2027-01-12', '--until', '2027-01-11'], /--until is before/],
  [['closed', '2027-01-12', '--showroom', 'hatfield'], /there are pocono-pines and scranton/],
  [['closed', '2027-01-12', 'x'.repeat(61)], /in 60 letters or less/],
])('%j is refused in words, and nothing is closed', async (args, words) => {
  const { code, err } = await dealer(...args);
  expect(code).toBe(2);
  expect(err).toMatch(words);
  expect(await rig.store.closedDays.list()).toEqual([]);
});
