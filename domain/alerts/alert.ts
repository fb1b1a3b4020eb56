import { day } from '../duration.ts';

/**
 * The subjects of alerts (spec S27.1): carts that a search finds, a cart that is in stock (again), or a
 * lower price of one.
 */
export type AlertKind = 'search' | CartAlertKind;

export type CartAlertKind = 'back' | 'price';

export interface AlertSubject {
  readonly kind: AlertKind;
  /** The filters of a search as the query of an address, in its one spelling; else the id of a cart. */
  readonly subject: string;
}

/** A stored alert without its address. All dates in milliseconds since 1970. */
export interface Alert extends AlertSubject {
  /** UUID. */
  readonly id: string;
  readonly askedAt: number;
  /** Absent until its link was followed: no news is mailed before. */
  readonly confirmedAt?: number;
  /** When it ends by itself. */
  readonly endsAt: number;
  /** When it was ended; absent until then. */
  readonly endedAt?: number;
  /** US dollars of a `price` alert, at the request and in the last mail about it. */
  readonly askedPrice?: number;
  readonly mailedPrice?: number;
}

/** Days after which an alert ends that nobody has confirmed, and any other (spec S27.3). */
export const unconfirmedDays = 3;
export const alertDays = 180;

/** Days for which an ended alert is stored, without its address. */
export const endedDays = 30;

/** Alerts that one address may have at once. */
export const mostAlerts = 20;

/** Mails about alerts to one mailbox in 24 hours; of these, those with news (spec S27.6). */
export const mailsPerDay = 5;
export const newsEvery = day;

/** Carts that one mail names for one search. */
export const mostNamedCarts = 12;

/** Carts of the first result that a search alert stores, so that no mail names them. */
export const mostSeenCarts = 36;

/** The price below which a new one is news: the lower of the one at the request and the last one mailed. */
export function priceToBeat(alert: Pick<Alert, 'askedPrice' | 'mailedPrice'>): number {
  return Math.min(alert.askedPrice ?? Infinity, alert.mailedPrice ?? Infinity);
}

/** Whether an alert has ended by now, by hand or by itself. */
export function hasEnded({ endedAt, endsAt }: Pick<Alert, 'endedAt' | 'endsAt'>, now: Date) {
  return endedAt !== undefined || endsAt <= now.getTime();
}

/** The path of the page about the alerts of a mail. */
export function alertPath(token: string): string {
  return `/alerts/${token}`;
}
