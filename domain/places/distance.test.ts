import { describe, expect, it } from 'vitest';
import { poconoPines, scranton } from '../dealer/business/identity.ts';
import type { Place } from '../dealer/place.ts';
import {
  milesBetween,
  milesInWords,
  nearestShowroom,
  neighbors,
  showroomsByDistance,
  windTowards,
} from './distance.ts';
import { findPlace } from './find-place.ts';

function placeOf(slug: string): Place {
  const match = findPlace(slug);
  if (match === undefined) throw new Error(`No place ${slug}`);
  return match.place;
}

const origin = { lat: 0, lon: 0 };

describe('milesBetween', () => {
  // A degree of a great circle is 3958.8 × π / 180 = 69.094 miles.
  it.each([
    ['a point and itself', origin, origin, 0],
    ['a degree of latitude', origin, { lat: 1, lon: 0 }, 69.094],
    ['a degree along the equator', origin, { lat: 0, lon: 1 }, 69.094],
    ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 69.094],
    ['a degree of longitude at 60° north', { lat: 60, lon: 0 }, { lat: 60, lon: 1 }, 34.546],
    ['opposite points', { lat: 90, lon: 0 }, { lat: -90, lon: 0 }, 12436.94],
  ])('measures %s', (_, a, b, miles) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, 2);
    expect(milesBetween(b, a)).toBeCloseTo(miles, 2);
  });
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
  [1, 0, 'north'],
  [1, 1, 'northeast'],
  [0, 1, 'east'],
  [-1, 1, 'southeast'],
  [-1, 0, 'south'],
  [-1, -1, 'southwest'],
  [0, -1, 'west'],
  [1, -1, 'northwest'],
] as const)('%d degrees north and %d east lies %s', (lat, lon, wind) => {
  expect(windTowards(origin, { lat, lon })).toBe(wind);
});

describe('nearestShowroom', () => {
  it.each([
    ['stroudsburg', poconoPines, 16],
    ['mount-pocono', poconoPines, 5],
    ['dalton', scranton, 9],
    ['scranton', scranton, 0],
    // Both showrooms' zones reach Moscow; Scranton is the nearer.
    ['moscow', scranton, 9],
  ])('of %s is a physical showroom', (slug, showroom, miles) => {
    const nearest = nearestShowroom(placeOf(slug));
    expect(nearest.showroom).toBe(showroom);
    expect(Math.round(nearest.miles)).toBe(miles);
  });

  it('leaves the online listing out', () => {
    const types = showroomsByDistance(origin).map(({ showroom }) => showroom.type);
    expect(types).toEqual(['physical', 'physical']);
  });
});

describe('neighbors', () => {
  it('lists the nearest places first and never the place itself', () => {
    const nearby = neighbors(placeOf('dalton'), 4);
    expect(nearby.map(({ place }) => place.slug)).toEqual([
      'waverly-township',
      'la-plume-township',
      'clarks-summit',
      'chinchilla-township',
    ]);
  });

  it('lists all other places when asked for more', () => {
    expect(neighbors(placeOf('dalton'), 100)).toHaveLength(38);
  });
});
