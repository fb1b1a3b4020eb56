import { expect, test } from 'vitest';
import { DealerRig } from '../test/support/dealer-rig.ts';
import { overridesCommands } from './overrides.ts';

const rig = new DealerRig(overridesCommands);
const dealer = (...args: string[]) => rig.run(args);

// spec S1.16, S18.15
test('hours sets, lists and takes back the hours of a week', async () => {
  expect((await dealer('hours')).out).toBe(
    [
      'showroom: Mon–Sat 9 AM – 5 PM, Sun Closed',
      'service: Mon–Fri 8 AM – 5 PM, Sat 9 AM – 3 PM, Sun Emergency only',
      'phone: Mon–Sat 8 AM – 6 PM, Sun 10 AM – 4 PM',
      'storage: Mon–Fri 8 AM – 5 PM, Sat 8 AM – 3 PM, Sun By appointment',
      'pocono-pines: as showroom',
      'scranton: as showroom',
      '',
    ].join('\n'),
  );
  expect(await dealer('hours', 'Showroom', 'Mon-Sat', '9-6')).toEqual({
    code: 0,
    out: '',
    err: 'showroom: Mon–Sat 9 AM – 6 PM, Sun Closed (built with Mon–Sat 9 AM – 5 PM, Sun Closed); it was Mon–Sat 9 AM – 5 PM, Sun Closed\n',
  });
  expect(await rig.store.overrides.list()).toEqual([
    { name: 'hours showroom', value: 'Mon–Sat 9 AM – 6 PM, Sun Closed' },
  ]);
  expect((await dealer('hours', 'showroom')).out).toMatch(/^showroom: Mon–Sat 9 AM – 6 PM/);
  expect((await dealer('hours', 'showroom', '--default')).err).toBe(
    'showroom: Mon–Sat 9 AM – 5 PM, Sun Closed; it was Mon–Sat 9 AM – 6 PM, Sun Closed\n',
  );
  const { err } = await dealer('hours', 'scranton', 'Sat-Sun', '10-4');
  expect(err).toContain('(built with as showroom); it was as showroom\n');
  await dealer('hours', 'scranton', '--default');
  expect(await rig.store.overrides.list()).toEqual([]);
});

test('phone sets, lists and takes back a number', async () => {
  await dealer('phone', 'main', '888 555 0199');
  await dealer('phone', 'scranton', '(570)', '555-0199');
  expect((await dealer('phone')).out).toBe(
    [
      'main: 1-888-555-0199 (built with 1-800-555-0142)',
      'pocono-pines: (570) 555-0118',
      'scranton: (570) 555-0199 (built with (570) 555-0164)',
      'hatfield: (215) 555-0133',
      '',
    ].join('\n'),
  );
  expect((await dealer('phone', 'main', '888 555 0199')).err).toMatch(/; as it was\n$/);
  // The number it was built with is no override.
  await dealer('phone', 'main', '1-800-555-0142');
  await dealer('phone', 'scranton', '--default');
  expect(await rig.store.overrides.list()).toEqual([]);
});

test.each([
  [['hours', 'showroom', 'Mon-Sat 9-25'], /“25” is not a time of day/],
  [
    ['hours', 'workshop', 'Mon-Sat 9-5'],
    /“workshop” is not one of showroom, service, phone, storage, pocono-pines, and scranton/,
  ],
  [['phone', 'main', '555-0199'], /“555-0199” is not a phone number/],
  [
    ['phone', 'dalton', '570-555-0199'],
    /“dalton” is not one of main, pocono-pines, scranton, and hatfield/,
  ],
  [['phone', '--default'], /Name what --default is for/],
  [['phone', 'main', '570-555-0199', '--default'], /--default takes no value/],
])('%j is refused in words, and nothing is set', async (args, words) => {
  const { code, err } = await dealer(...args);
  expect(code).toBe(2);
  expect(err).toMatch(words);
  expect(await rig.store.overrides.list()).toEqual([]);
});
