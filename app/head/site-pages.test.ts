import { expect, test } from 'vitest';
import { pictures } from '../../domain/dealer/business/pictures.ts';
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
test('the eight pages of the menu show the eight scenes, each its own', () => {
  const shown = [
    homePage,
    inventoryPage,
    rentalsPage,
    servicesPage,
    showroomPage,
    contactPage,
    aboutPage,
    ecoImpactPage,
  ].map(({ picture }) => picture.set);
  expect(shown.sort()).toEqual(Object.values(pictures).sort());
});
