/**
 * The business identity. Every page, JSON-LD block, feed and mail reads names, numbers and addresses
 * from here; `npm run facts` fails when a rendered page says otherwise (spec S1.2).
 */

export interface Phone {
  /** As shown to visitors. */
  readonly shown: string;
  /** E.164, for `tel:` links, structured data and feeds. */
  readonly e164: string;
}

export interface Address {
  readonly street: string;
  readonly city: string;
  /** Two-letter state code. */
  readonly region: string;
  readonly postalCode: string;
  readonly county: string;
}

export interface Coordinates {
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east (negative in Pennsylvania). */
  readonly lon: number;
}

export interface Showroom {
  readonly id: 'pocono-pines' | 'scranton' | 'hatfield';
  /** The place name shown for it. */
  readonly city: string;
  /** The business name with its place, as used in structured data. */
  readonly name: string;
  readonly type: 'physical' | 'online';
  /** The kind of location, as shown to visitors. */
  readonly label: string;
  readonly address: Address;
  readonly phone: Phone;
  readonly coordinates: Coordinates;
  /** Its social media pages, where it has any. */
  readonly social?: readonly { readonly name: string; readonly url: string }[];
  /** Address of its reviews, where they are collected. */
  readonly reviewsUrl?: string;
  /** Radius in miles inside which delivery is free (spec S14.5). */
  readonly freeDeliveryMiles?: number;
}

export const business = {
  name: 'Laurel Ridge Golf Carts',
  shortName: 'Laurel Ridge',
  phone: { shown: '1-800-555-0142', e164: '+18005550142' },
  email: 'hello@laurelridgecarts.example',
  founded: 2010,
  yearsClaim: '15+',
  customersClaim: '500+',
  counties: ['Monroe', 'Lackawanna'],
  state: 'Pennsylvania',
  /** The wording of the financing offer on every page (spec S1.6). */
  financingClaim: '0% APR financing on select models',
  financingTerms: 'Ask for terms.',
  /** Hours within which an enquiry is answered (spec S3.11). */
  replyWithinHours: 24,
  replyTypicalHours: '2–6',
} as const;

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
  phone: { shown: '(570) 555-0118', e164: '+15705550118' },
  coordinates: { lat: 41.1065, lon: -75.4541 },
  freeDeliveryMiles: 20,
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
  phone: { shown: '(570) 555-0164', e164: '+15705550164' },
  coordinates: { lat: 41.409, lon: -75.6624 },
  freeDeliveryMiles: 15,
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
  phone: { shown: '(215) 555-0133', e164: '+12155550133' },
  coordinates: { lat: 40.2798, lon: -75.2996 },
};

/** The physical showrooms; the first is the main address. */
export const physicalShowrooms: readonly Showroom[] = [poconoPines, scranton];

/** In the order pages name them: the one without carts on show comes last (spec S1.3). */
export const showrooms: readonly Showroom[] = [...physicalShowrooms, hatfield];

/** The showroom whose id or city `text` names, in any case. `"Scranton lot 4"` → Scranton. */
export function findShowroom(text = ''): Showroom | undefined {
  const lowerText = text.toLowerCase();
  return showrooms.find(
    ({ id, city }) => lowerText.includes(id) || lowerText.includes(city.toLowerCase()),
  );
}

/** `"2118 Laurel Ridge Road, Pocono Pines, PA 18350"`. */
export function formatAddress({ street, city, region, postalCode }: Address): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
