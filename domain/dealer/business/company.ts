import { titledTexts } from '../../text/wording.ts';
import type { Statistic, TeamMember } from '../company.ts';
import { business } from './identity.ts';
import { places } from './places.ts';

export const carriedBrands = [
  'Club Car',
  'EZ-GO',
  'Denago',
  'Evolution',
  'Tomberlin',
  'Swift EV',
] as const;

export const reasonsToChoose = titledTexts({
  'Premium quality': 'Every cart is checked and road-tested before delivery.',
  'Expert service': 'Technicians and parts at both showrooms. Most repairs take a day or two.',
  [business.financingClaim]: `${business.financingTerms} You get them in writing.`,
  'Eco-friendly': 'An electric cart makes no exhaust and runs for pennies a mile.',
});

export const aboutUs =
  'We began as one repair bay in Pocono Pines, and we still choose carts the way a mechanic would. Today we have two showrooms and statewide delivery, and the people who prepare your cart also service it.';

export const story: readonly string[] = [
  `We started in ${business.founded} with one bay in Pocono Pines, fixing the carts that other people sold. Customers kept asking where to buy one that wouldn’t need fixing, so we started selling carts, chosen the way a mechanic would choose them.`,
  `Today we have a second showroom in Scranton and more than ${business.customersClaim.replace('+', '')} customers, from campgrounds with a fleet of shuttles to grandparents with one cart and a long driveway. Both showrooms have a workshop.`,
  `We serve ${places.length} municipalities in ${business.counties.join(' and ')} counties, and our Hatfield line delivers across ${business.state}.`,
];

export const statistics: readonly Statistic[] = [
  { figure: business.yearsClaim, label: 'years in business' },
  { figure: business.customersClaim, label: 'happy customers' },
  { figure: String(places.length), label: 'municipalities served' },
];

export const values = titledTexts({
  'One price':
    'The price on the page is the price on the invoice, before tax, title, and registration.',
  'Honest advice':
    'If a used cart isn’t worth repairing, or a new one is wrong for your hill, we’ll tell you.',
  'A person on the phone': 'Someone who knows carts answers, seven days a week.',
  'Care for the mountains': 'We recycle every battery we replace.',
});

export const team: readonly TeamMember[] = [
  {
    name: 'Maren Holloway',
    role: 'Owner',
    experience: `Here since ${business.founded}`,
    description:
      'Opened the first bay in Pocono Pines and still test-drives every new model herself.',
  },
  {
    name: 'Theo Kowalczyk',
    role: 'Service manager',
    experience: `Here since ${business.founded}`,
    description: 'Runs both workshops and signs off every repair.',
  },
  {
    name: 'Priya Raman',
    role: 'Sales, Scranton',
    experience: 'Former resort fleet manager',
    description: 'Knows which carts hold up to eight hours of use a day.',
  },
  {
    name: 'Dale Brennan',
    role: 'Rentals and delivery',
    experience: 'Delivers from Dalton to Delaware Water Gap',
    description: 'Brings your cart on time and shows you how to charge it.',
  },
];

export const showroomServices = titledTexts({
  'Test drives':
    'Drive it on a real hill for as long as you like. Call ahead and we’ll have it charged.',
  'Expert consultation':
    'Tell us your road, riders, and loads. We’ll recommend the cart that fits, even if it costs less.',
  'Financing options': `${business.financingClaim}. ${business.financingTerms}`,
});
