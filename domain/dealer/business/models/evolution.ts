import { titledTexts } from '../../../text/wording.ts';
import { type Benefit, type Brand, brandSeries, type Reason } from '../../brand.ts';

const benefits: readonly Benefit[] = [
  { text: 'Lithium power, with no watering and no acid' },
  { text: '2, 4, 6, or 8 seats' },
  { text: 'LED lighting', feature: 'LED headlights and tail lights' },
  { text: 'Seat belts', feature: 'Seat belts in every seat' },
  { text: '25 mph', feature: '25 mph' },
  { text: 'Touchscreen dash', feature: 'Touchscreen dash' },
  { text: 'Street height for pavement, lifted for trails' },
  { text: 'Rear-wheel drive', feature: 'Rear-Wheel Drive' },
  { text: 'Parts on the shelf at both showrooms, and technicians who know them' },
];

const series = brandSeries('Evolution', [
  {
    title: 'D5 RANGER',
    category: 'D5 Ranger Series',
    description:
      'The everyday Evolution: low, easy to step into, and quiet, with a wide dash and a smooth ride on rough roads.',
    features: ['Low step-in street stance', 'Touchscreen dash', 'Four or six seats'],
    everyModel: 'The everyday Evolution: easy to step into, quiet, and smooth on rough roads.',
    everyModelHas: ['Low step-in', 'Touchscreen dash'],
    modelIds: ['d5-ranger-2+2', 'd5-ranger-4', 'd5-ranger-6', 'd5-ranger-6-plus'],
  },
  {
    title: 'D5 MAVERICK',
    category: 'D5 Maverick Series',
    description:
      'A taller Ranger with long-travel suspension, all-terrain tires, and forward seating for four or six, for camps, farms, and unpaved roads.',
    features: ['Lifted long-travel suspension', 'All seats face forward', 'All-terrain tires'],
    everyModel: 'Its long-travel suspension suits camps, farms, and unpaved roads.',
    everyModelHas: ['Long-travel suspension', 'Touchscreen dash'],
    modelIds: ['d5-maverick-4', 'd5-maverick-6', 'd5-maverick-4-plus', 'd5-maverick-6-plus'],
  },
  {
    title: 'CLASSIC',
    category: 'Classic Series',
    description:
      'The classic golf cart: short, light, and simple, with a turning circle that fits a cart path.',
    features: ['Short and easy to park', 'Golf-bag rack or rear seat', 'Two or four seats'],
    everyModel: 'Short, light, and simple, with a turning circle that fits a cart path.',
    everyModelHas: ['Short and easy to park'],
    modelIds: ['classic-2-plus', 'classic-2-pro', 'classic-4-plus'],
  },
  {
    title: 'CARRIER',
    category: 'Carrier Series',
    description:
      'Six or eight seats on a long, low chassis that is easy to board at any age. For resorts, venues, and big families.',
    features: ['Six or eight seats', 'Low floor for easy boarding', 'Long-wheelbase ride'],
    everyModel: 'Its long, low chassis is easy to board at any age.',
    everyModelHas: ['Low floor for easy boarding', 'Long-wheelbase ride'],
    modelIds: ['carrier-6-plus', 'carrier-8-plus'],
  },
  {
    title: 'FORESTER',
    category: 'Forester Series',
    description:
      'A lifted cart for trails, with a brush guard and a rear pair of seats that faces back.',
    features: ['Lifted, with brush guard', 'Rear pair faces back', 'Protected front fenders'],
    everyModel: 'It is built for trails.',
    everyModelHas: ['Brush guard', 'Protected front fenders'],
    modelIds: ['forester-4-plus', 'forester-6-plus'],
  },
  {
    title: 'TURFMAN',
    category: 'Turfman Series',
    description:
      'The work cart. Two seats and a tipping cargo bed in three lengths, geared to 19 mph for pulling power on grounds, farms, and campgrounds.',
    features: ['Tipping cargo bed', 'Geared for load, 19 mph', 'Three bed lengths'],
    everyModel: 'It is geared to 19 mph for pulling power on grounds, farms, and campgrounds.',
    everyModelHas: ['Tipping cargo bed', 'Geared for load'],
    modelIds: ['turfman-200', 'turfman-800', 'turfman-1000'],
  },
  {
    title: 'D6 MAX',
    category: 'D6 Max Series',
    description:
      'The flagship, with the largest screen in the range, as the street-height GT or the lifted XT.',
    features: ['Largest screen in the range', 'GT street or XT lifted', 'Premium trim throughout'],
    everyModel: 'The flagship, with the largest screen in the range.',
    everyModelHas: ['Largest screen in the range', 'Premium trim throughout'],
    modelIds: ['d6-max-gt4', 'd6-max-gt6', 'd6-max-xt4', 'd6-max-xt6'],
  },
]);

const featured = [
  'd5-ranger-4-plus',
  'd5-ranger-6-plus',
  'd5-maverick-4-plus',
  'classic-4-plus',
  'carrier-6-plus',
  'd6-max-xt4',
];

const reasons: readonly Reason[] = titledTexts({
  'Compare side by side': 'Sit in a Ranger and a Maverick in one visit before you choose.',
  'Local test drives': 'Drive it on a real hill. Call ahead and we’ll have it charged.',
  'Our own technicians': 'The people who prepare your cart also service it.',
  'Straight answers on price':
    'Ask for a price or financing terms, and you’ll get them in writing.',
});

export const evolution: Brand = {
  name: 'Evolution',
  slug: 'evolution',
  picture: '/pictures/heroes/evolution',
  description:
    'Evolution electric carts in seven series, from the Classic to the D6 Max, with seats, range, and the prices of those in stock.',
  keywords: ['Evolution', 'D5 Ranger', 'D5 Maverick', 'Classic', 'Carrier', 'Forester', 'D6 Max'],
  lead: 'Seven series for fairways, farms, families, and fleets, from a two-seater for the course to a shuttle for eight.',
  call: 'Call Sales',
  strengths: { title: 'What Evolution does well', list: benefits },
  series: { title: 'Seven series', list: series },
  cards: { title: 'Featured vehicles', list: featured },
  reasons: { title: 'Why choose us for Evolution', list: reasons },
  closing: {
    title: 'Drive one before you decide',
    text: 'Tell us which model. We’ll have it charged and waiting at the showroom nearer to you.',
    isForTestDrive: true,
  },
};
