/** Carts found by a search, a cart in stock (again), or a lower price of one (spec S27.1). */
export type AlertKind = 'search' | CartAlertKind;

export type CartAlertKind = 'back' | 'price';

export interface AlertSubject {
  readonly kind: AlertKind;
  /** The filters of a search as the query of an address, in its one spelling; else the id of a cart. */
  readonly subject: string;
}

/** Without its address. Dates in milliseconds since 1970, prices in US dollars. */
export interface Alert extends AlertSubject {
  /** UUID. */
  readonly id: string;
  readonly askedAt: number;
  readonly confirmedAt?: number;
  readonly endsAt: number;
  readonly endedAt?: number;
  /**
   * Ids of the carts that a search alert was told or had at the request; the {@link CartState} of a
   * cart alert. Absent in alerts of an earlier version.
   */
  readonly told?: readonly string[];
  readonly askedPrice?: number;
  readonly toldPrice?: number;
}

/** Days after which an unconfirmed alert ends, and any other (spec S27.3). */
export const unconfirmedDays = 3;
export const alertDays = 180;

/** Days for which an ended alert is stored, without its address. */
export const endedDays = 30;

/** For one address. */
export const maxAlerts = 20;

/** About alerts, to one mailbox (spec S27.6). */
export const mailsPerDay = 5;

/** In one mail, for one search. */
export const maxNamedCarts = 12;

/** A lower price is news. */
export function priceToBeat(alert: Pick<Alert, 'askedPrice' | 'toldPrice'>): number {
  return Math.min(alert.askedPrice ?? Infinity, alert.toldPrice ?? Infinity);
}

export function hasEnded({ endedAt, endsAt }: Pick<Alert, 'endedAt' | 'endsAt'>, now: Date) {
  return endedAt !== undefined || endsAt <= now.getTime();
}

export function alertPath(token: string): string {
  return `/alerts/${token}`;
}
