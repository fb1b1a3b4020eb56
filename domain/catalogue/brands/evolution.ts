import type { Series } from './series.ts';

/** Evolution's page: seven series, six featured vehicles (specification 000 §2 and §9). */

export const evolutionBenefits: readonly string[] = [
  'Lithium power across the whole range, with no watering and no acid',
  'Seven series, from a compact two-seater to an eight-seat shuttle',
  'Touchscreen dash, LED lighting and seat belts on every passenger model',
  'Street and lifted stances, so the cart suits the road it lives on',
  'Parts on the shelf at both showrooms, and technicians who know them',
  'Rear-wheel drive, and 25 mph on every passenger model',
];

export const evolutionSeries: readonly Series[] = [
  {
    title: 'D5 RANGER',
    brand: 'Evolution',
    category: 'D5 Ranger Series',
    description:
      'The everyday Evolution. Low, easy to step into and quiet, with a wide dash and a ride that stays composed on a patched township road.',
    features: ['Low step-in street stance', 'Touchscreen dash', 'Four or six seats'],
    everyModel: {
      sentence:
        'The everyday Evolution: easy to step into, quiet, and composed on a patched township road.',
      features: ['Low step-in', 'Touchscreen dash'],
    },
    modelIds: ['d5-ranger-2+2', 'd5-ranger-4', 'd5-ranger-6', 'd5-ranger-6-plus'],
  },
  {
    title: 'D5 MAVERICK',
    brand: 'Evolution',
    category: 'D5 Maverick Series',
    description:
      'Ranger’s taller sibling. Long-travel suspension, all-terrain tires and forward seating for four or six, for camps, farms and roads that are only roads in summer.',
    features: ['Lifted long-travel suspension', 'All seats face forward', 'All-terrain tires'],
    everyModel: {
      sentence:
        'Long-travel suspension makes it the cart for camps, farms and roads that are only roads in summer.',
      features: ['Long-travel suspension', 'Touchscreen dash'],
    },
    modelIds: ['d5-maverick-4', 'd5-maverick-6', 'd5-maverick-4-plus', 'd5-maverick-6-plus'],
  },
  {
    title: 'CLASSIC',
    brand: 'Evolution',
    category: 'Classic Series',
    description:
      'The shape people mean when they say golf cart: short, light and simple, with a bag rack that holds two sets and a turning circle that fits a cart path.',
    features: [
      'Short and easy to park',
      'Golf-bag rack or rear seat',
      'The lowest prices we carry',
    ],
    everyModel: {
      sentence: 'Short, light and simple, with a turning circle that fits a cart path.',
      features: ['Short and easy to park'],
    },
    modelIds: ['classic-2-plus', 'classic-2-pro', 'classic-4-plus'],
  },
  {
    title: 'CARRIER',
    brand: 'Evolution',
    category: 'Carrier Series',
    description:
      'Built for resorts, venues and big families. Six or eight seats on a long, low chassis that people of any age can board without a climb.',
    features: ['Six or eight seats', 'Low floor for easy boarding', 'Long-wheelbase ride'],
    everyModel: {
      sentence: 'A long, low chassis that people of any age can board without a climb.',
      features: ['Low floor for easy boarding', 'Long-wheelbase ride'],
    },
    modelIds: ['carrier-6-plus', 'carrier-8-plus'],
  },
  {
    title: 'FORESTER',
    brand: 'Evolution',
    category: 'Forester Series',
    description:
      'A lifted cart with a rear pair that looks back at the view. Forester is happiest on a trail edge with mud on the fenders and a cooler strapped to the back.',
    features: ['Lifted, with brush guard', 'Rear pair faces back', 'Protected front fenders'],
    everyModel: {
      sentence:
        'It is happiest on a trail edge with mud on the fenders and a cooler strapped to the back.',
      features: ['Brush guard', 'Protected front fenders'],
    },
    modelIds: ['forester-4-plus', 'forester-6-plus'],
  },
  {
    title: 'TURFMAN',
    brand: 'Evolution',
    category: 'Turfman Series',
    description:
      'The one that works. Two seats and a tipping cargo bed in three lengths, geared to 19 mph for pulling power on grounds, farms and campgrounds.',
    features: ['Tipping cargo bed', 'Geared for load, 19 mph', 'Three bed lengths'],
    everyModel: {
      sentence: 'It is geared to 19 mph for pulling power on grounds, farms and campgrounds.',
      features: ['Tipping cargo bed', 'Geared for load'],
    },
    modelIds: ['turfman-200', 'turfman-800', 'turfman-1000'],
  },
  {
    title: 'D6 MAX',
    brand: 'Evolution',
    category: 'D6 Max Series',
    description:
      'The flagship. A wider body, deeper seats and the largest screen in the range, as the street-stance GT or the lifted XT.',
    features: ['Widest body and seats', 'GT street or XT lifted', 'Premium trim throughout'],
    everyModel: {
      sentence: 'The flagship: a wider body, deeper seats and the largest screen in the range.',
      features: ['Widest body and seats', 'Largest screen in the range', 'Premium trim throughout'],
    },
    modelIds: ['d6-max-gt4', 'd6-max-gt6', 'd6-max-xt4', 'd6-max-xt6'],
  },
];

/** A series card links at most this many models by name (specification 000 §9). */
export const seriesCardModels = 3;

/** The six featured vehicles and what each is picked for. */
export const evolutionFeatured: readonly { id: string; features: readonly string[] }[] = [
  {
    id: 'd5-ranger-4-plus',
    features: ['All four face forward', 'Street stance', 'Touchscreen dash', 'LED lighting'],
  },
  {
    id: 'd5-ranger-6-plus',
    features: ['Six seats', 'Rear pair faces back', 'Street stance', 'LED lighting'],
  },
  {
    id: 'd5-maverick-4-plus',
    features: ['Lifted stance', 'All-terrain tires', 'All four face forward', 'Brush guard'],
  },
  {
    id: 'classic-4-plus',
    features: ['Short and light', 'Rear flip seat', 'Easy to park', 'LED lighting'],
  },
  {
    id: 'carrier-6-plus',
    features: ['Six seats', 'Low floor', 'Long wheelbase', 'Easy boarding'],
  },
  {
    id: 'd6-max-xt4',
    features: ['Lifted stance', 'Widest seats', 'Largest screen', 'Premium trim'],
  },
];

export const evolutionReasons: readonly { title: string; text: string }[] = [
  {
    title: 'Every series on the floor',
    text: 'Sit in a Ranger and a Maverick side by side before you decide which stance is yours.',
  },
  {
    title: 'Local test drives',
    text: 'Drive it on a hill like the one you live on. Call ahead and it will be charged and waiting.',
  },
  {
    title: 'Technicians, not middlemen',
    text: 'The people who prepare your cart are the people who service it.',
  },
  {
    title: 'Straight answers on price',
    text: 'List prices are on the page. Ask for terms on financing and you get them in writing.',
  },
];
