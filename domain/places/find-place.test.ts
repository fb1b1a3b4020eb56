import { describe, expect, it } from 'vitest';
import { findPlace, placeFromPage, serviceAreas } from './find-place.ts';

// spec S13.2
it.each([
  ['dalton', 'dalton', false],
  ['scranton', 'scranton', false],
  ['scranton-city', 'scranton', true],
  ['barrett-township', 'barrett-township', false],
])('findPlace("%s") is %s, alias: %s', (slug, expected, isAlias) => {
  expect(findPlace(slug)?.place.slug).toBe(expected);
  expect(findPlace(slug)?.isAlias).toBe(isAlias);
});

it.each(['', 'barrett', 'Dalton', 'dalton/', 'constructor', '__proto__', 'philadelphia'])(
  'findPlace("%s") finds nothing',
  (slug) => {
    expect(findPlace(slug)).toBeUndefined();
  },
);

it.each([
  ['dalton-golf-carts', 'dalton'],
  ['scranton-city-golf-carts', 'scranton-city'],
  ['nowhere-golf-carts', 'nowhere'],
  ['-golf-carts', ''],
  ['golf-carts', undefined],
  ['dalton-golf-carts-', undefined],
  ['dalton-golf-cart', undefined],
  ['', undefined],
])('placeFromPage("%s") is %s', (page, slug) => {
  expect(placeFromPage(page)).toBe(slug);
});

describe('serviceAreas', () => {
  const slugsOf = (name: string) =>
    serviceAreas.find((area) => area.name === name)?.places.map((place) => place.slug);

  it('list places from north to south', () => {
    const latitudes = serviceAreas.flatMap((area) => area.places.map((place) => place.lat));
    expect(latitudes).toEqual([...latitudes].sort((a, b) => b - a));
  });

  // spec S3.8
  it.each([
    ['Northern area', 'fleetville-township', 'clarks-summit'],
    ['Central area', 'elmhurst-township', 'paradise-township'],
    ['Southern area', 'stroud-township', 'eldred-township'],
  ])('the %s runs from %s to %s', (name, first, last) => {
    expect(slugsOf(name)?.at(0)).toBe(first);
    expect(slugsOf(name)?.at(-1)).toBe(last);
  });
});
