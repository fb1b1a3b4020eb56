export interface DestinationFields {
  /** ZIP code or town; the other fields are those of older addresses. */
  readonly place?: string;
  /** Slug, or {@link elsewhere}. */
  readonly town?: string;
  /** From the nearest showroom, for a destination elsewhere. */
  readonly miles?: string;
  readonly zip?: string;
}

export const destinationParameters = ['place', 'town', 'miles', 'zip'] as const;

export function destinationFieldsOf({ place, town, miles, zip }: DestinationFields) {
  return { place, town, miles, zip };
}

export const elsewhere = 'other';

/** Farther deliveries are arranged by phone. */
export const maxMiles = 500;

export const notInDeliveredPrice =
  'Delivered prices don’t include title, registration, or insurance. Tax is an estimate.';
