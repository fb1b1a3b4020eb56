import type { VisitorMail } from '../enquiries/outbox.ts';
import type { Alert, AlertSubject } from './alert.ts';

export interface NewAlert extends AlertSubject {
  readonly email: string;
  /** Key of the mail limit. */
  readonly mailbox: string;
  readonly askedPrice?: number;
  readonly told: readonly string[];
}

/** `full`: over `maxAlerts`; nothing is stored. */
export type AskResult = 'kept' | 'already-confirmed' | 'full';

export type AlertToken = string;

export interface Told {
  readonly id: string;
  readonly told?: readonly string[];
  readonly price?: number;
  readonly isOver: boolean;
}

export interface News {
  readonly told: readonly Told[];
  readonly mail?: {
    readonly alertIds: readonly string[];
    readonly compose: (token: AlertToken) => VisitorMail;
  };
}

export interface DueAddress {
  readonly id: string;
  readonly email: string;
  readonly alerts: readonly Alert[];
}

export interface Alerts {
  /** In one transaction; `undefined`, with nothing stored, past the mailbox's mails of the day. */
  ask(
    alert: NewAlert,
    compose: (result: AskResult, token: AlertToken) => VisitorMail,
    now: Date,
  ): Promise<AskResult | undefined>;

  /** Ended alerts included; empty for an unknown token. */
  find(token: AlertToken): Promise<readonly Alert[]>;

  confirm(token: AlertToken, now: Date): Promise<readonly Alert[]>;

  /** `all`: every alert of the token's address. Resolves to the alerts of the token. */
  end(token: AlertToken, which: 'these' | 'all', now: Date): Promise<readonly Alert[]>;

  countOf(token: AlertToken, now: Date): Promise<number>;

  /** Addresses with confirmed alerts that may get a mail now. */
  due(now: Date): AsyncIterable<DueAddress>;

  /** Stores news and mail in one transaction; `false` when the address waits or alerts changed. */
  tell(address: DueAddress, news: News, now: Date): Promise<boolean>;

  expire(now: Date): Promise<void>;

  countRequests(since: Date): Promise<{ readonly requests: number; readonly confirmed: number }>;

  count(now: Date): Promise<readonly (AlertSubject & { readonly count: number })[]>;
}
