/** As in addresses and forms (spec S8.1, S8.5). */
export interface DestinationFields {
  /** A place's slug, or {@link elsewhere}. */
  readonly town?: string;
  /** From the nearest showroom. */
  readonly miles?: string;
  /** ZIP code or town, where no miles are given. */
  readonly zip?: string;
}

export const elsewhere = 'other';

export const mostMiles = 500;

/** spec S8.2 */
export const notInDeliveredPrice =
  'Delivered prices don’t include title, registration or insurance. Tax is an estimate.';
