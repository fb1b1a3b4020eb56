import { formatNames, titledTexts } from '../../../text/wording.ts';
import { type Brand, brandSeries, type Reason } from '../../brand.ts';
import { business } from '../identity.ts';
import { freeDeliveryLimit } from '../terms/delivery-terms.ts';
import { models } from './models.ts';

const series = brandSeries('Denago', [
  {
    title: 'EV CITY',
    category: 'EV City Series',
    description:
      'A closed two-seat cabin with real doors that keep out wind and rain, for errands around the community in any weather.',
    features: ['Fully enclosed cabin', 'Hinged glass doors', 'Keeps out wind and rain'],
    everyModel: 'Made for errands around the community in any weather.',
    everyModelHas: ['Hinged glass doors'],
    modelIds: ['ev-city'],
  },
  {
    title: 'EV NOMAD',
    category: 'EV Nomad Series',
    description:
      'Four seats on a lifted stance. The rear pair folds flat into a cargo deck for firewood, coolers, or tools.',
    features: [
      'Rear seat folds to a deck',
      'Lifted, all-terrain tires',
      'Four seats, two facing back',
    ],
    everyModel: 'The deck carries firewood, coolers, or tools.',
    everyModelHas: ['Rear deck for cargo'],
    modelIds: ['ev-nomad', 'nomad-xl'],
  },
  {
    title: 'EV ROVER',
    category: 'EV Rover Series',
    description:
      'A long lifted chassis for families and crews, with room for coolers behind the last row.',
    features: ['Six or eight seats', '50 to 60 miles of range', 'Lifted, with brush guard'],
    everyModel: 'There is room for coolers behind the last row.',
    everyModelHas: ['Brush guard', 'Long wheelbase for a steady ride'],
    modelIds: ['rover-xl', 'rover-xl6', 'rover-xxl'],
  },
]);

const liftedSeries = formatNames(
  series
    .filter(({ title }) =>
      models.every((model) => model.series !== title || model.stance === 'lifted'),
    )
    .map(({ title }) => title),
);

const strengths: readonly Reason[] = titledTexts({
  'Lithium, no watering':
    'Sealed lithium packs charge from a household outlet. No watering and no acid.',
  'Two to eight seats': 'Choose the cart by the people and the gear you carry.',
  'Lifted stance': `${liftedSeries} ride high on all-terrain tires, for gravel roads and campground tracks.`,
  '25 mph': 'Rear-wheel drive tuned for smooth starts and steady climbs.',
});

const reasons: readonly Reason[] = titledTexts({
  'One price':
    'The price you see is the price you pay. Where delivery is free, we add only tax, title, and registration.',
  'Serviced where you bought it':
    'Our own technicians service every Denago we sell, at both showrooms.',
  'Delivered to your driveway': `Charged and road-tested, with free delivery in the places we serve ${freeDeliveryLimit}.`,
});

export const denago: Brand = {
  name: 'Denago',
  slug: 'denago',
  picture: '/pictures/heroes/denago',
  description:
    'Denago EV CITY, EV NOMAD, and EV ROVER: electric models with seats, range, and the prices of those in stock.',
  keywords: ['Denago', 'EV CITY', 'EV NOMAD', 'EV ROVER', 'electric golf cart'],
  lead: 'Three series, from a closed cabin for two to a lifted cart for eight.',
  toStock: 'See Denago in stock',
  strengths: { title: 'Denago at a glance', list: strengths },
  series: { title: 'Three series', list: series },
  cards: { title: 'The line-up', list: series.flatMap(({ modelIds }) => modelIds) },
  reasons: { title: 'Why buy a Denago from us', list: reasons },
  closing: {
    title: 'Ready when you are',
    text: `${business.financingClaim}. ${business.financingTerms}`,
    isForTestDrive: false,
  },
};
