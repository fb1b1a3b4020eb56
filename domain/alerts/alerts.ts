import type { VisitorMail } from '../enquiries/outbox.ts';
import type { Alert, AlertSubject } from './alert.ts';

export interface NewAlert extends AlertSubject {
  readonly email: string;
  /** Mails are counted by it. */
  readonly mailbox: string;
  readonly askedPrice?: number;
  readonly told: readonly string[];
}

/** `full`: the address has `maxAlerts` alerts, and this one is not kept. */
export type AskResult = 'kept' | 'already-confirmed' | 'full';

/** The secret end of the address of the page about some alerts. */
export type AlertToken = string;

/** A change of an alert by a comparison with the stock. */
export interface Told {
  readonly id: string;
  readonly told?: readonly string[];
  readonly price?: number;
  readonly isOver: boolean;
}

export interface News {
  readonly told: readonly Told[];
  /** Absent where nothing is worth a mail. */
  readonly mail?: {
    readonly alertIds: readonly string[];
    readonly compose: (token: AlertToken) => VisitorMail;
  };
}

export interface DueAddress {
  readonly id: string;
  readonly email: string;
  /** Oldest request first. */
  readonly alerts: readonly Alert[];
}

export interface Alerts {
  /**
   * Keeps an alert and queues the mail that `compose` makes, in one transaction. `undefined`: the
   * mailbox has had its mails of today, and nothing was kept or queued.
   */
  ask(
    alert: NewAlert,
    compose: (result: AskResult, token: AlertToken) => VisitorMail,
    now: Date,
  ): Promise<AskResult | undefined>;

  /** The alerts of a mail, ended ones too; none for an unknown token. */
  find(token: AlertToken): Promise<readonly Alert[]>;

  /** Returns the alerts of the token afterwards. */
  confirm(token: AlertToken, now: Date): Promise<readonly Alert[]>;

  /** Ends the alerts of a token, or all of its address. Returns the token's afterwards. */
  end(token: AlertToken, which: 'these' | 'all', now: Date): Promise<readonly Alert[]>;

  /** Alerts of the token's address that have not ended. */
  countOf(token: AlertToken, now: Date): Promise<number>;

  /** Addresses with confirmed alerts that may have a mail with news now. */
  due(now: Date): AsyncIterable<DueAddress>;

  /**
   * Stores the news of an address with its mail in one transaction. Returns whether a mail was
   * queued: none is where the address or its mailbox has to wait, or its alerts have changed since.
   */
  tell(address: DueAddress, news: News, now: Date): Promise<boolean>;

  /** Ends expired alerts, and removes everything past its retention. */
  sweep(now: Date): Promise<void>;

  /** Requests since then, each with a confirmation mailed. */
  countRequests(since: Date): Promise<{ readonly requests: number; readonly confirmed: number }>;

  /** Confirmed alerts by subject, most first. */
  count(now: Date): Promise<readonly (AlertSubject & { readonly count: number })[]>;
}
