/** Where a cart is to be delivered, as addresses and forms name it (spec S8.1, S8.5). */
export interface DestinationFields {
  /** A place's slug, or {@link elsewhere}. */
  readonly town?: string;
  /** Miles from the nearest showroom, of a destination that is none of the places. */
  readonly miles?: string;
  /** Its ZIP code or town, where no miles are given. */
  readonly zip?: string;
}

/** The town of a destination that is none of the places. */
export const elsewhere = 'other';

/** Miles from the nearest showroom that can be asked for; farther is asked by phone. */
export const mostMiles = 500;

/** The costs that are not in a price with tax and delivery (spec S8.2). */
export const notInDeliveredPrice =
  'Delivered prices don’t include title, registration or insurance. Tax is an estimate.';
