import { describe, expect, it } from 'vitest';
import { places } from '../dealer/business/places.ts';
import { placeLabel } from '../dealer/place.ts';
import { findPlace, placeFromPage, placesIn, serviceAreas } from './find-place.ts';

describe('places', () => {
  // spec S1.4
  it('are 20 of Monroe County and 19 of Lackawanna County', () => {
    expect(placesIn('Monroe')).toHaveLength(20);
    expect(placesIn('Lackawanna')).toHaveLength(19);
    const names = placesIn('Lackawanna').map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['Archbald', 'Carbondale', 'Chinchilla', 'Clarks Summit']);
    expect(new Set([...placesIn('Monroe'), ...placesIn('Lackawanna')])).toEqual(new Set(places));
  });

  it('have unique slugs and aliases in kebab-case', () => {
    const slugs = places.flatMap((place) => [place.slug, ...place.aliases]);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('have different labels', () => {
    expect(new Set(places.map(placeLabel)).size).toBe(places.length);
  });

  it('lie in or near the two counties', () => {
    for (const { lat, lon } of places) {
      expect(lat).toBeGreaterThan(40.7);
      expect(lat).toBeLessThan(41.7);
      expect(lon).toBeGreaterThan(-75.9);
      expect(lon).toBeLessThan(-75);
    }
  });
});

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
  ['golf-carts-golf-carts', 'golf-carts'],
  ['-golf-carts', ''],
  ['golf-carts', undefined],
  ['dalton', undefined],
  ['dalton-golf-carts-', undefined],
  ['dalton-golf-cart', undefined],
  ['', undefined],
])('placeFromPage("%s") is %s', (page, slug) => {
  expect(placeFromPage(page)).toBe(slug);
});

it('reads the slug of every place from its page', () => {
  for (const { slug } of places) expect(placeFromPage(`${slug}-golf-carts`)).toBe(slug);
});

describe('serviceAreas', () => {
  const slugsOf = (name: string) =>
    serviceAreas.find((area) => area.name === name)?.places.map((place) => place.slug);

  // spec S3.8
  it('divide all places into three parts of equal size', () => {
    expect(serviceAreas.map(({ count }) => count)).toEqual([13, 13, 13]);
  });

  // spec S3.8
  it('name eight different places each', () => {
    const named = serviceAreas.flatMap((area) => area.places);
    expect(serviceAreas.map((area) => area.places.length)).toEqual([8, 8, 8]);
    expect(new Set(named).size).toBe(24);
  });

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
