/** The shapes of who and where a dealer is; `domain/business/` has the values. */

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
  /** Degrees east (negative in America). */
  readonly lon: number;
}

export interface Showroom {
  /** Stands in settings, stock files and feeds: lower case, with hyphens. */
  readonly id: string;
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
  /** Slug of the place whose page says what delivery from here costs. */
  readonly placeSlug?: string;
  /** Its social media pages, where it has any. */
  readonly social?: readonly { readonly name: string; readonly url: string }[];
  /** Address of its reviews, where they are collected. */
  readonly reviewsUrl?: string;
  /** Radius in miles inside which delivery is free (spec S14.5). */
  readonly freeDeliveryMiles?: number;
}

/** `"2118 Laurel Ridge Road, Pocono Pines, PA 18350"`. */
export function formatAddress({ street, city, region, postalCode }: Address): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
