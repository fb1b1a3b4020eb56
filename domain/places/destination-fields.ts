/** Where a cart is to be delivered, as addresses and forms name it (spec S8.1, S8.5). */
export interface DestinationFields {
  /** A ZIP code or a town's name. The other fields are those of older addresses. */
  readonly place?: string;
  /** A place's slug, or {@link elsewhere}. */
  readonly town?: string;
  /** Miles from the nearest showroom, of a destination elsewhere. */
  readonly miles?: string;
  /** ZIP code or town of a destination elsewhere, where no miles are given. */
  readonly zip?: string;
}

export const destinationParameters = ['place', 'town', 'miles', 'zip'] as const;

/** The fields of a destination alone, with `undefined` for those that are absent. */
export function destinationFieldsOf({ place, town, miles, zip }: DestinationFields) {
  return { place, town, miles, zip };
}

/** The town of a destination that is none of the places. */
export const elsewhere = 'other';

/** Miles from the nearest showroom that can be asked for; farther is asked by phone. */
export const mostMiles = 500;

/** The costs that are not in a price with tax and delivery (spec S8.2). */
export const notInDeliveredPrice =
  'Delivered prices don’t include title, registration or insurance. Tax is an estimate.';
