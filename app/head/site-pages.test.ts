import { expect, test } from 'vitest';
import { scenes } from '../ui/drawings/hero-art.ts';
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
  const shownScenes = [
    homePage,
    inventoryPage,
    rentalsPage,
    servicesPage,
    showroomPage,
    contactPage,
    aboutPage,
    ecoImpactPage,
  ].map(({ art }) => (art.kind === 'scene' ? art.name : art.kind));
  expect(shownScenes.sort()).toEqual([...scenes].sort());
});
