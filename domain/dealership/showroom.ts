export interface Phone {
  readonly shown: string;
  /** E.164. */
  readonly e164: string;
}

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly county: string;
}

export interface Coordinates {
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east. */
  readonly lon: number;
}

export interface Showroom {
  /** Lower case with hyphens, for settings, stock files and feeds. */
  readonly id: string;
  readonly city: string;
  /** Business and place, for structured data. */
  readonly name: string;
  readonly type: 'physical' | 'online';
  readonly label: string;
  readonly address: Address;
  readonly phone: Phone;
  readonly coordinates: Coordinates;
  readonly placeSlug?: string;
  readonly social?: readonly { readonly name: string; readonly url: string }[];
  readonly reviewsUrl?: string;
  /** Radius in miles (spec S14.5). */
  readonly freeDeliveryMiles?: number;
}

/** `"2118 Laurel Ridge Road, Pocono Pines, PA 18350"`. */
export function formatAddress({ street, city, region, postalCode }: Address): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
