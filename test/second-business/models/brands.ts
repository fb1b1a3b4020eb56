import { type Brand, brandSeries, type Series } from '../../../domain/dealer/brand.ts';

export const allSeries: readonly Series[] = brandSeries('Evolution', [
  {
    title: 'D5 MAVERICK',
    category: 'D5 Maverick Series',
    description: 'High enough for the boat ramp.',
    features: ['Forward seating', 'Ramp-ready tires', 'Four or six seats'],
    everyModel: 'Sits high enough for the boat ramp.',
    everyModelHas: ['Ramp-ready tires'],
    modelIds: ['d5-maverick-4', 'd5-maverick-6'],
  },
  {
    title: 'TURFMAN',
    category: 'Turfman Series',
    description: 'Hauls coolers, nets and outboards.',
    features: ['Cargo bed', 'Two seats', 'Tow hitch'],
    everyModel: 'Hauls coolers, nets and outboards.',
    everyModelHas: ['Cargo bed'],
    modelIds: ['turfman-800'],
  },
  {
    title: 'D6 MAX',
    category: 'D6 Max Series',
    description: 'For captains who want a screen on shore too.',
    features: ['Big screen', 'Lifted', 'Four seats'],
    everyModel: 'For captains who want a screen on shore too.',
    everyModelHas: ['Big screen'],
    modelIds: ['d6-max-xt4'],
  },
]);

export const seriesListedFirst: readonly string[] = ['Maverick', 'Turfman'];

export const brands: readonly Brand[] = [
  {
    name: 'Evolution',
    slug: 'evolution',
    picture: '/pictures/heroes/evolution',
    description: 'Evolution carts for the shore, with seats, range and what they cost here.',
    keywords: ['Evolution carts Ohio'],
    lead: 'The one make we sell, because we can get parts for it overnight.',
    call: 'Ring the sales desk',
    strengths: {
      title: 'Made for the shore',
      list: [{ title: 'Sealed wiring', text: 'Plugs stand up to spray.' }],
    },
    series: { title: 'On our lots', list: allSeries },
    cards: { title: 'Picked by our crew', list: ['d5-maverick-4'] },
    reasons: {
      title: 'Bought here',
      list: [{ title: 'Ferry included', text: 'We take it across for you.' }],
    },
    closing: { title: 'Take it along the pier', text: 'Say when.', isForTestDrive: true },
  },
];
