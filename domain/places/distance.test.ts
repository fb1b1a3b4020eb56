import { expect, it } from 'vitest';
import { poconoPines, scranton } from '../dealer/business/identity.ts';
import { milesBetween, milesInWords, nearestShowroom, neighbors } from './distance.ts';
import { findPlace } from './find-place.ts';

const origin = { lat: 0, lon: 0 };

// A degree of a great circle is 3958.8 × π / 180 = 69.094 miles.
it.each([
  ['a point and itself', origin, origin, 0],
  ['a degree of latitude', origin, { lat: 1, lon: 0 }, 69.094],
  ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 69.094],
  ['a degree of longitude at 60° north', { lat: 60, lon: 0 }, { lat: 60, lon: 1 }, 34.546],
])('measures %s', (_, a, b, miles) => {
  expect(milesBetween(a, b)).toBeCloseTo(miles, 2);
  expect(milesBetween(b, a)).toBeCloseTo(miles, 2);
});

it.each([
  [0, 'under 1 mile'],
  [0.99, 'under 1 mile'],
  [1, 'about 1 mile'],
  [1.49, 'about 1 mile'],
  [1.5, 'about 2 miles'],
  [12.4, 'about 12 miles'],
])('%f miles read "%s"', (miles, words) => {
  expect(milesInWords(miles)).toBe(words);
});

it.each([
  ['stroudsburg', poconoPines, 16],
  ['dalton', scranton, 9],
  // Both showrooms' zones reach Moscow; Scranton is the nearer.
  ['moscow', scranton, 9],
])('the showroom nearest to %s is a physical one', (slug, showroom, miles) => {
  const place = findPlace(slug)?.place;
  const nearest = place && nearestShowroom(place);
  expect([nearest?.showroom, Math.round(nearest?.miles ?? 0)]).toEqual([showroom, miles]);
});

it('lists the nearest places first and never the place itself', () => {
  const dalton = findPlace('dalton')?.place;
  const nearby = (count: number) => (dalton ? neighbors(dalton, count) : []);
  expect(nearby(3).map(({ place }) => place.slug)).toEqual([
    ...['waverly-township', 'la-plume-township', 'clarks-summit'],
  ]);
  expect(nearby(100)).toHaveLength(38);
});
