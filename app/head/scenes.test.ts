import { expect, test } from 'vitest';
import { pictures } from '../../domain/dealer/business/pictures.ts';
import { places } from '../../domain/dealer/business/places.ts';
import { policies } from '../../domain/policies/policies.ts';
import { placeScene, policyScene, rentalScene } from './scenes.ts';
import {
  aboutPage,
  contactPage,
  ecoImpactPage,
  homePage,
  inventoryPage,
  rentalsPage,
  servicesPage,
  showroomPage,
} from './site-pages.ts';

// spec S3.13
test('policies and places have scenes of their subject', () => {
  expect(policyScene('delivery-policy')).toBe('/pictures/heroes/delivery');
  expect(policyScene('storage-policy')).toBe('/pictures/heroes/dusk-workshop');
  expect(placeScene({ slug: 'dalton', type: 'Borough' })).toBe('/pictures/heroes/village-street');
  expect(new Set(policies.map(({ key }) => policyScene(key))).size).toBeGreaterThan(3);
  expect(new Set(places.map(placeScene)).size).toBeGreaterThan(3);
  expect(new Set(places.map(rentalScene)).size).toBe(8);
});

// spec S3.13
test('the eight pages of the menu show the eight scenes, each its own', () => {
  const ofMenu = [homePage, inventoryPage, rentalsPage, servicesPage, showroomPage];
  const shown = [...ofMenu, contactPage, aboutPage, ecoImpactPage].map(
    ({ picture }) => picture.set,
  );
  expect(shown.sort()).toEqual(Object.values(pictures).sort());
});
