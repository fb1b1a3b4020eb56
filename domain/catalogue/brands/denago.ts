import type { Series } from './series.ts';

/** Denago's page: three series, six models (specification 000 §2 and §9). */

export const denagoFeatures: readonly { title: string; text: string }[] = [
  {
    title: 'Lithium, and nothing to top up',
    text: 'Sealed lithium packs charge from a household outlet. No watering, no acid, no winter of dead cells.',
  },
  {
    title: 'Two to eight seats',
    text: 'One family of carts from a weatherproof two-seat cabin to an eight-seat people mover.',
  },
  {
    title: 'Lifted where it counts',
    text: 'Nomad and Rover ride high on all-terrain tires, for gravel lanes and campground tracks.',
  },
  {
    title: '25 mph, evenly delivered',
    text: 'Rear-wheel drive tuned for smooth starts and steady climbs, not for racing the mailbox.',
  },
];

export const denagoSeries: readonly Series[] = [
  {
    title: 'EV CITY',
    brand: 'Denago',
    category: 'EV City Series',
    description:
      'A closed two-seat cabin with real doors that keep wind and rain outside. It is the cart for errands in April, school runs in the rain and the last mile home in November.',
    features: ['Fully enclosed cabin', 'Hinged glass doors', 'Compact enough for any driveway'],
    everyModel: {
      sentence:
        'A cart for errands in April, school runs in the rain and the last mile home in November.',
      features: ['Hinged glass doors', 'Compact enough for any driveway'],
    },
    modelIds: ['ev-city'],
  },
  {
    title: 'EV NOMAD',
    brand: 'Denago',
    category: 'EV Nomad Series',
    description:
      'Four seats on a lifted stance, the rear pair folding flat into a cargo deck. Nomad goes from the lake road to the fire pit and carries the firewood on the way.',
    features: [
      'Rear seat folds to a deck',
      'Lifted, all-terrain tires',
      'Four seats, two facing back',
    ],
    everyModel: {
      sentence: 'It goes from the lake road to the fire pit and carries the firewood on the way.',
      features: ['Rear deck carries what a trunk would'],
    },
    modelIds: ['ev-nomad', 'nomad-xl'],
  },
  {
    title: 'EV ROVER',
    brand: 'Denago',
    category: 'EV Rover Series',
    description:
      'Rover brings everyone. Six or eight seats on a long lifted chassis, and room for a weekend’s coolers behind the last row.',
    features: ['Six or eight seats', '50 to 60 miles of range', 'Lifted, with brush guard'],
    everyModel: {
      sentence: 'It brings everyone, and has room for a weekend’s coolers behind the last row.',
      features: ['Brush guard', 'Long wheelbase for a steady ride'],
    },
    modelIds: ['rover-xl', 'rover-xl6', 'rover-xxl'],
  },
];

export const denagoModelIds = [
  'ev-city',
  'ev-nomad',
  'nomad-xl',
  'rover-xl',
  'rover-xl6',
  'rover-xxl',
] as const;

export const denagoReasons: readonly { title: string; text: string }[] = [
  {
    title: 'Priced as it stands',
    text: 'The figure on the card is the figure we sell at. Tax and registration are the only lines we add.',
  },
  {
    title: 'Serviced where you bought it',
    text: 'Our own technicians look after every Denago we sell, at both showrooms and in your driveway.',
  },
  {
    title: 'Delivered to your driveway',
    text: 'It comes charged and road-tested. In the places we serve that costs nothing.',
  },
];
