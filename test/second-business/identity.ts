import type { Business, Showroom } from '../../domain/dealer/showroom.ts';

export const business: Business = {
  name: 'Sandbar Carts',
  shortName: 'Sandbar',
  email: 'ahoy@sandbarcarts.example',
  founded: 2016,
  yearsClaim: '9+',
  customersClaim: '800+',
  counties: ['Ottawa', 'Erie', 'Sandusky'],
  state: 'Ohio',
  area: 'the towns and islands of Lake Erie',
  areaTitle: 'the Towns and Islands of Lake Erie',
  areaAdjective: 'Lake Erie',
  hills: 'the shore roads',
  searchedAreas: ['Lake Erie', 'Put-in-Bay'],
  headline: 'Carts for the island, the marina and the shore road',
  ownTermsAt: 'fremont',
  financingClaim: '1.9% APR financing on new carts',
  financingTerms: 'See the sales desk.',
  financingUrl: 'https://loans.sandbarcarts.example/apply',
  replyWithinHours: 12,
  replyTypicalHours: '1–3',
};

const showroom = (
  id: string,
  city: string,
  county: string,
  street: string,
  postalCode: string,
  coordinates: Showroom['coordinates'],
  freeDeliveryMiles: number,
): Showroom => ({
  id,
  city,
  name: `Sandbar Carts ${city}`,
  type: 'physical',
  label: 'Sales & workshop',
  address: { street, city, region: 'OH', postalCode, county },
  coordinates,
  placeSlug: id,
  freeDeliveryMiles,
});

export const showrooms: readonly Showroom[] = [
  showroom(
    'port-clinton',
    'Port Clinton',
    'Ottawa',
    '71 Harbor Light Road',
    '43452',
    { lat: 41.51, lon: -82.94 },
    13,
  ),
  showroom(
    'huron',
    'Huron',
    'Erie',
    '905 Breakwater Drive',
    '44839',
    { lat: 41.39, lon: -82.56 },
    17,
  ),
  showroom(
    'fremont',
    'Fremont',
    'Sandusky',
    '48 Canal Street',
    '43420',
    { lat: 41.35, lon: -83.12 },
    12,
  ),
];
