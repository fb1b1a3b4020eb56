import { expect, test } from 'vitest';
import { places } from '../../domain/dealer/business/places.ts';
import { policies } from '../../domain/policies/policies.ts';
import { placeScene, policyScene, rentalScene } from './scenes.ts';

// spec S3.13
test('policies and places have scenes of their subject', () => {
  expect(policyScene('delivery-policy')).toBe('/pictures/heroes/delivery');
  expect(policyScene('storage-policy')).toBe('/pictures/heroes/dusk-workshop');
  expect(placeScene({ slug: 'dalton', type: 'Borough' })).toBe('/pictures/heroes/village-street');
  expect(new Set(policies.map(({ key }) => policyScene(key))).size).toBeGreaterThan(3);
  expect(new Set(places.map(placeScene)).size).toBeGreaterThan(3);
  expect(new Set(places.map(rentalScene)).size).toBe(8);
});
