import type { StockedVehicle } from '../catalogue/vehicle.ts';
import type { VisitorMail } from '../enquiries/outbox.ts';
import type { Alert, AlertSubject } from './alert.ts';

export interface NewAlert extends AlertSubject {
  readonly email: string;
  /** The mailbox that mails to this address arrive in, by which they are counted. */
  readonly mailbox: string;
  readonly askedPrice?: number;
  /** Ids of the carts it finds already, which no mail names. */
  readonly seen: readonly string[];
}

/**
 * Result of a request: the alert is kept and waits for its confirmation, was confirmed already, or
 * the address has {@link mostAlerts} alerts and this one is not kept.
 */
export type AskResult = 'kept' | 'already-confirmed' | 'full';

/** The secret end of the address of the page about some alerts. */
export type AlertToken = string;

/** A change of the stock that was not checked against the alerts yet. */
export interface UnseenChange {
  readonly id: string;
  /** The stock's version when it was read, or a later one: a stock of this version has the change. */
  readonly version: string;
}

/** A cart that a change has touched, as it was before. */
export interface TouchedCart {
  readonly id: string;
  readonly before?: StockedVehicle;
}

/** A cart that a change has made news for an alert. */
export interface AlertMatch {
  readonly alertId: string;
  readonly vehicleId: string;
  /** Whether it may be news again after a mail: a search alert mails a cart once. */
  readonly isRepeatable: boolean;
}

/** An alert with the matched carts that were not mailed yet. */
export interface WaitingAlert extends Alert {
  readonly vehicleIds: readonly string[];
}

/** The matches of one address that were not mailed yet. */
export interface WaitingNews {
  readonly addressId: string;
  readonly email: string;
  /** As it was read: another value in the store means that another process was first. */
  readonly dueAt: number;
  readonly alerts: readonly WaitingAlert[];
}

/** One mail with news, and what is stored when it is queued. */
export interface NewsDelivery {
  readonly news: WaitingNews;
  /** Makes the mail; absent where nothing of it holds any more. */
  readonly compose?: (token: AlertToken) => VisitorMail;
  /** The alerts that the mail is about, each with the price in it. */
  readonly mailed: readonly { readonly id: string; readonly price?: number }[];
  /** Matches that the mail names; the others are deleted, and are news when they come again. */
  readonly mailedCarts: readonly Pick<AlertMatch, 'alertId' | 'vehicleId'>[];
  /** Ids of alerts that end with it. */
  readonly ends: readonly string[];
}

/** Alerts and their matches. `store` implements it on SQLite and PostgreSQL. */
export interface Alerts {
  /**
   * Keeps an alert and queues the mail that `compose` makes, in one transaction. `undefined`: this
   * mailbox has had its mails of today; nothing was kept or queued.
   */
  ask(
    alert: NewAlert,
    compose: (result: AskResult, token: AlertToken) => VisitorMail,
    now: Date,
  ): Promise<AskResult | undefined>;

  /** The alerts that the mail with this token was about, ended ones too; none for an unknown one. */
  find(token: AlertToken): Promise<readonly Alert[]>;

  /** Confirms the alerts of a token that have not ended. Returns them as they are then. */
  confirm(token: AlertToken, now: Date): Promise<readonly Alert[]>;

  /** Ends the alerts of a token, or all of its address. Returns the token's as they are then. */
  end(token: AlertToken, which: 'these' | 'all', now: Date): Promise<readonly Alert[]>;

  /** How many alerts of its address go on, those of the token included. */
  countOf(token: AlertToken, now: Date): Promise<number>;

  /** The oldest change of the stock that was not checked against the alerts and not undone. */
  unseenChange(): Promise<UnseenChange | undefined>;

  /** The carts a change has touched, some at a time. */
  touchedBy(change: UnseenChange): AsyncIterable<readonly TouchedCart[]>;

  /** The searches that go on, equal ones behind each other. */
  searches(now: Date): Promise<readonly Pick<Alert, 'id' | 'subject'>[]>;

  /** The other alerts that go on, about these carts. */
  about(vehicleIds: readonly string[], now: Date): Promise<readonly Alert[]>;

  /**
   * Stores the matches of a change and that it was checked, in one transaction. `false`: another
   * process did so before, and nothing was stored.
   */
  recordMatches(change: UnseenChange, matches: readonly AlertMatch[], now: Date): Promise<boolean>;

  /** The news of up to `limit` addresses that may have a mail now. */
  due(limit: number, now: Date): Promise<readonly WaitingNews[]>;

  /**
   * Queues mails with news, stores what they name and ends the alerts that end with them, in one
   * transaction. Returns how many: the others were queued by another process, or have to wait.
   */
  queueNews(deliveries: readonly NewsDelivery[], now: Date): Promise<number>;

  /** Ends what is over, and removes addresses, mails and alerts that are kept no longer. */
  sweep(now: Date): Promise<void>;

  /** How many alerts were asked for since then, each with a confirmation mailed; and confirmed. */
  countRequests(since: Date): Promise<{ readonly requests: number; readonly confirmed: number }>;

  /** How many confirmed alerts wait for the same, most first. */
  count(now: Date): Promise<readonly (AlertSubject & { readonly count: number })[]>;
}
