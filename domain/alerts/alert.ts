/** `back`: in stock again (spec S27.1). */
export type AlertKind = 'search' | CartAlertKind;

export type CartAlertKind = 'back' | 'price';

export interface AlertSubject {
  readonly kind: AlertKind;
  /** Query of a search with its filters in one spelling, or the id of a cart. */
  readonly subject: string;
}

/** Dates in milliseconds since 1970, prices in US dollars. */
export interface Alert extends AlertSubject {
  readonly id: string;
  readonly askedAt: number;
  readonly confirmedAt?: number;
  readonly endsAt: number;
  readonly endedAt?: number;
  /** Known carts of a search alert, or the {@link CartState} of a cart alert. */
  readonly told?: readonly string[];
  readonly askedPrice?: number;
  readonly toldPrice?: number;
}

/** Days to the end of an unconfirmed alert, and of any other (spec S27.3). */
export const unconfirmedDays = 3;
export const alertDays = 180;

/** Days in the store after the end, without its address. */
export const endedDays = 30;

export const maxAlerts = 20;

/** About alerts, to one mailbox (spec S27.6). */
export const mailsPerDay = 5;

export const maxNamedCarts = 12;

export function priceToBeat(alert: Pick<Alert, 'askedPrice' | 'toldPrice'>): number {
  return Math.min(alert.askedPrice ?? Infinity, alert.toldPrice ?? Infinity);
}

export function hasEnded({ endedAt, endsAt }: Pick<Alert, 'endedAt' | 'endsAt'>, now: Date) {
  return endedAt !== undefined || endsAt <= now.getTime();
}

export function alertPath(token: string): string {
  return `/alerts/${token}`;
}
