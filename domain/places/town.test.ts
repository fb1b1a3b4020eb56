import { expect, test } from 'vitest';
import { findTowns, placeNamed, townNamed } from './town.ts';
import { isNear } from './zip-code.ts';

// spec S8.6
test.each([
  ['Allentown', 'Allentown, PA', 'about 36 miles from Pocono Pines'],
  ['philly', 'Philadelphia, PA', 'about 79 miles from Pocono Pines'],
  ['Lake Wallenpaupack', 'Hawley, PA', 'about 29 miles from Scranton'],
  ['dunmore pa', 'Dunmore, PA', 'about 4 miles from Scranton'],
  ['wilkes barre', 'Wilkes-Barre, PA', 'about 16 miles from Scranton'],
  ['St. Clair', 'Saint Clair, PA', 'about 47 miles from Pocono Pines'],
  ['Boston, NY', 'Boston, NY', 'about 179 miles from Scranton'],
  ['Allentown, NJ', 'Allentown, NJ', 'about 81 miles from Pocono Pines'],
  // There is another one in New York, eleven times as far.
  ['Tannersville', 'Tannersville, PA', 'about 8 miles from Pocono Pines'],
])('%s is %s, %s', (text, label, distance) => {
  expect(townNamed(text)).toMatchObject({ label, distance });
});

test('a name of several towns is none of them, and lists them nearest first', () => {
  expect(townNamed('Middletown')).toBeUndefined();
  const labels = findTowns('Middletown').map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(['Middletown, NY', 'Middletown, NJ', 'Middletown, PA']);
});

test('a namesake far away in another state is asked about', () => {
  expect(townNamed('boston')).toBeUndefined();
});

test.each(['', ' ', ',', 'PA', '__proto__', 'constructor', 'Erewhon', 'Allentown, CA'])(
  '“%s” is no town',
  (text) => expect(findTowns(text)).toEqual([]),
);

test.each([
  ['Mt. Pocono', 'mount-pocono'],
  ['scranton', 'scranton'],
  ['Barrett Township', 'barrett-township'],
  ['Dalton, MA', undefined],
  ['Hawley', undefined],
])('%s is the place %s', (text, slug) => expect(placeNamed(text)?.slug).toBe(slug));

test('a table for showrooms elsewhere has no town or ZIP code', () => {
  expect(isNear({ lat: 28.54, lon: -81.38 })).toBe(false);
});
