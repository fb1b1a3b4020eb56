import { expect, test } from 'vitest';
import { places } from '../../../domain/dealer/business/places.ts';
import { policies } from '../../../domain/policies/policies.ts';
import { heroSet, placeScene, policyScene } from './hero-art.ts';

// spec S3.13
test('policies and places have rendered scenes, which their subject chooses', () => {
  const sets = (all: readonly string[]) => new Set(all).size;
  expect(heroSet(policyScene('delivery-policy'))).toBe('/pictures/heroes/delivery');
  expect(heroSet(policyScene('storage-policy'))).toBe('/pictures/heroes/dusk-workshop');
  expect(sets(policies.map(({ key }) => heroSet(policyScene(key))))).toBeGreaterThan(3);
  expect(sets(places.map((place) => heroSet(placeScene(place))))).toBeGreaterThan(3);
  expect(heroSet(placeScene({ slug: 'dalton', type: 'Borough' }))).toBe(
    '/pictures/heroes/village-street',
  );
});
