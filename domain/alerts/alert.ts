import { day } from '../duration.ts';

/**
 * What somebody asks to be told of by mail (spec S27.1): carts that a search finds, a cart that can
 * be bought again, or a lower price of one.
 */
export type AlertKind = 'search' | 'back' | 'price';

/** What an alert is about. */
export interface AlertSubject {
  readonly kind: AlertKind;
  /** The filters of a search as the query of an address, in its one spelling; else the id of a cart. */
  readonly subject: string;
}

/** An alert as it is kept, apart from whom it tells. All dates in milliseconds since 1970. */
export interface Alert extends AlertSubject {
  /** UUID. */
  readonly id: string;
  readonly askedAt: number;
  /** Absent until its link was followed: nothing is told before. */
  readonly confirmedAt?: number;
  /** When it ends by itself. */
  readonly endsAt: number;
  /** When it was ended; absent while it goes on. */
  readonly endedAt?: number;
  /** Of a `price`: US dollars, when it was asked and when a mail last named it. */
  readonly askedPrice?: number;
  readonly mailedPrice?: number;
}

/** Days after which an alert ends that nobody has confirmed, and any other (spec S27.3). */
export const unconfirmedDays = 3;
export const alertDays = 180;

/** Days for which it is remembered that an alert has ended, without the address it told. */
export const endedDays = 30;

/** Alerts that one address may have at once. */
export const mostAlerts = 20;

/** Mails about alerts to one mailbox in 24 hours; of these, those with news (spec S27.6). */
export const mailsPerDay = 5;
export const newsEvery = day;

/** Carts that one mail names for one search. */
export const mostNamedCarts = 12;

/** Carts of a result that a search remembers when it is asked, so that it never tells of them. */
export const mostSeenCarts = 36;

/** The price below which a new one is news: the lower of that when asked and that last told. */
export function priceToBeat({
  askedPrice = Infinity,
  mailedPrice = Infinity,
}: Pick<Alert, 'askedPrice' | 'mailedPrice'>): number {
  return Math.min(askedPrice, mailedPrice);
}

/** Whether an alert has ended by now, by hand or by itself. */
export function hasEnded({ endedAt, endsAt }: Pick<Alert, 'endedAt' | 'endsAt'>, now: Date) {
  return endedAt !== undefined || endsAt <= now.getTime();
}

/** The path of the page about the alerts of a mail. */
export function alertPath(token: string): string {
  return `/alerts/${token}`;
}

/** The inventory as a search alert finds it now. */
export function searchPath({ subject }: Pick<AlertSubject, 'subject'>): string {
  return subject === '' ? '/inventory' : `/inventory?${subject}`;
}
