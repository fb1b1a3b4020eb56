import type { Business, Showroom } from '../showroom.ts';

/** `npm run facts` fails when a rendered page contradicts the identity (spec S1.2). */
export const business: Business = {
  name: 'Laurel Ridge Golf Carts',
  shortName: 'Laurel Ridge',
  phoneLabel: 'Statewide phone line',
  email: 'hello@laurelridgecarts.example',
  founded: 2010,
  yearsClaim: '15+',
  customersClaim: '500+',
  counties: ['Monroe', 'Lackawanna'],
  state: 'Pennsylvania',
  area: 'the Poconos and the Lackawanna valley',
  areaTitle: 'the Poconos and Lackawanna Valley',
  areaAdjective: 'Pocono',
  hills: 'these mountains',
  searchedAreas: ['Poconos', 'Scranton'],
  headline: 'Golf carts for the ridge, the lake, and the long driveway',
  ownTermsAt: 'scranton',
  financingClaim: '0% APR financing on select models',
  financingTerms: 'Ask for terms.',
  financingUrl: 'https://financing.laurelridgecarts.example/apply',
  replyWithinHours: 24,
  replyTypicalHours: '2–6',
};

export const poconoPines: Showroom = {
  id: 'pocono-pines',
  city: 'Pocono Pines',
  name: 'Laurel Ridge Golf Carts Pocono Pines',
  type: 'physical',
  label: 'Showroom & service',
  address: {
    street: '2118 Laurel Ridge Road',
    city: 'Pocono Pines',
    region: 'PA',
    postalCode: '18350',
    county: 'Monroe',
  },
  coordinates: { lat: 41.1065, lon: -75.4541 },
  freeDeliveryMiles: 20,
  placeSlug: 'tobyhanna-township',
};

export const scranton: Showroom = {
  id: 'scranton',
  city: 'Scranton',
  name: 'Laurel Ridge Golf Carts Scranton',
  type: 'physical',
  label: 'Showroom & service',
  address: {
    street: '640 Birch Hollow Avenue',
    city: 'Scranton',
    region: 'PA',
    postalCode: '18505',
    county: 'Lackawanna',
  },
  coordinates: { lat: 41.409, lon: -75.6624 },
  freeDeliveryMiles: 15,
  placeSlug: 'scranton',
};

export const hatfield: Showroom = {
  id: 'hatfield',
  city: 'Hatfield',
  name: 'Laurel Ridge Golf Carts Hatfield',
  type: 'online',
  label: 'Online & statewide delivery',
  address: {
    street: '33 Fairground Lane',
    city: 'Hatfield',
    region: 'PA',
    postalCode: '19440',
    county: 'Montgomery',
  },
  coordinates: { lat: 40.2798, lon: -75.2996 },
};

/** The main address first, an online location last (spec S1.3). */
export const showrooms: readonly Showroom[] = [poconoPines, scranton, hatfield];
