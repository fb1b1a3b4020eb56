export interface Phone {
  readonly shown: string;
  /** E.164. */
  readonly e164: string;
}

interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly county: string;
}

export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

export interface Showroom {
  readonly id: string;
  readonly city: string;
  /** Business and place, for structured data. */
  readonly name: string;
  readonly type: 'physical' | 'online';
  readonly label: string;
  readonly address: PostalAddress;
  readonly coordinates: Coordinates;
  readonly placeSlug?: string;
  readonly social?: readonly { readonly name: string; readonly url: string }[];
  readonly reviewsUrl?: string;
  /** Radius in miles (spec S14.5). */
  readonly freeDeliveryMiles?: number;
}

/** `"2118 Laurel Ridge Road, Pocono Pines, PA 18350"`. */
export function formatAddress({ street, city, region, postalCode }: PostalAddress): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}

export interface Business {
  readonly name: string;
  readonly shortName: string;
  /** `"Statewide phone line"`. */
  readonly phoneLabel: string;
  readonly email: string;
  readonly founded: number;
  readonly yearsClaim: string;
  readonly customersClaim: string;
  readonly counties: readonly string[];
  readonly state: string;
  readonly area: string;
  readonly areaTitle: string;
  readonly areaAdjective: string;
  readonly hills: string;
  /** Best known first. */
  readonly searchedAreas: readonly string[];
  readonly headline: string;
  /** Showroom id (spec S14.4). */
  readonly ownTermsAt: string;
  readonly financingClaim: string;
  readonly financingTerms: string;
  /** Default of FINANCING_URL. */
  readonly financingUrl: string;
  /** Hours to the answer of an enquiry (spec S3.11). */
  readonly replyWithinHours: number;
  readonly replyTypicalHours: string;
}
