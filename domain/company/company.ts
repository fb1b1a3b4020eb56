import { business } from '../business.ts';
import { places } from '../places/places.ts';

/** Who the dealer is: claims, values and people (spec S1.6, spec S3.7). */

/** Brands carried, in the order of the home page's tiles. */
export const carriedBrands = [
  'Club Car',
  'EZ-GO',
  'Denago',
  'Evolution',
  'Tomberlin',
  'Swift EV',
] as const;

export const reasonsToChoose: readonly { title: string; text: string }[] = [
  {
    title: 'Premium quality',
    text: 'Lithium carts from makers who build for daily use, checked and road-tested by us before they leave.',
  },
  {
    title: 'Expert service',
    text: 'Technicians at both showrooms, parts on the shelf, and most repairs done in a day or two.',
  },
  { title: business.financingClaim, text: `${business.financingTerms} We put them in writing.` },
  {
    title: 'Eco-friendly',
    text: 'No fumes on the lake road and pennies a mile. The calculator shows what that means for you.',
  },
];

/** The story of the about page, one paragraph each. */
export const story: readonly string[] = [
  `We started in ${business.founded} with one bay in Pocono Pines, fixing the carts that other people sold. Customers kept asking where to buy one that would not need fixing, so we began to choose carts the way a mechanic would: by what they look like underneath.`,
  `Since then the showroom in Scranton has joined us, and so have more than ${business.customersClaim.replace('+', '')} owners, from campgrounds with a fleet of shuttles to grandparents with one cart and a long driveway. We sell what we would service ourselves, and we service what we sell.`,
  `We serve ${places.length} municipalities in ${business.counties.join(' and ')} counties, and deliver across ${business.state} from our online listing in Hatfield.`,
];

export interface Statistic {
  readonly figure: string;
  readonly label: string;
}

export const statistics: readonly Statistic[] = [
  { figure: business.yearsClaim, label: 'years in business' },
  { figure: business.customersClaim, label: 'happy customers' },
  { figure: String(places.length), label: 'municipalities served' },
];

export const values: readonly { title: string; text: string }[] = [
  {
    title: 'Say the price',
    text: 'It is on the card, on the page and on the invoice, and it is the same one.',
  },
  {
    title: 'Say no when it is no',
    text: 'If a used cart is not worth repairing, or a new one is not right for your hill, we tell you.',
  },
  {
    title: 'Answer the phone',
    text: 'A person who knows carts picks up, seven days a week.',
  },
  {
    title: 'Leave the ridge as it was',
    text: 'Electric only in the showroom, batteries recycled, and no engine idling at the lake.',
  },
];

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly experience: string;
  readonly description: string;
}

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
    experience: 'Here since the first bay',
    description: 'Runs both workshops and writes the list of what was done on your cart.',
  },
  {
    name: 'Priya Raman',
    role: 'Sales, Scranton',
    experience: 'Former resort fleet manager',
    description: 'Knows what eight hours a day does to a cart, and which ones shrug it off.',
  },
  {
    name: 'Dale Brennan',
    role: 'Rentals and delivery',
    experience: 'Knows every driveway from Dalton to Delaware Water Gap',
    description: 'Brings the cart, shows you how it charges, and is on time about it.',
  },
];

export const showroomServices: readonly { title: string; text: string }[] = [
  {
    title: 'Test drives',
    text: 'On a real hill, for as long as you need. Call ahead and the cart will be charged and waiting.',
  },
  {
    title: 'Expert consultation',
    text: 'Tell us the road, the people and the loads. We tell you which cart fits, even when it is the cheaper one.',
  },
  {
    title: 'Financing options',
    text: `${business.financingClaim}. ${business.financingTerms}`,
  },
];
