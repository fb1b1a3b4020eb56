import type { UnreadableRow } from '../stored-row.ts';
import type { PutVehicle, StockedVehicle } from './vehicle.ts';

/** Where vehicles come from. `store` implements it on SQLite and PostgreSQL. */
export interface Catalogue {
  /**
   * An opaque text that changes whenever any vehicle does, in whichever process. Cheap enough to
   * ask every second.
   * @throws {StoreFailure} when the store does not answer.
   */
  version(): Promise<string>;

  /**
   * Every vehicle, in the dealer's order, withdrawn ones included (they still have a page). A row
   * that is no vehicle is left out and given to `onUnreadable`. A vehicle that has not changed since
   * the last list is the same object, so that what was worked out from it can be kept.
   * @throws {StoreFailure} when the store does not answer: an outage is not an empty catalogue.
   */
  list(onUnreadable?: (row: UnreadableRow) => void): Promise<readonly StockedVehicle[]>;
}

/** The stock with its changes, for the staff's command line and links. */
export interface StockRoom extends Catalogue {
  /**
   * Applies a whole change of stock in one transaction, or nothing of it. `put` inserts or
   * replaces by id, keeping `addedAt`, and clears `withdrawnAt` unless it is withdrawn too; a new
   * vehicle goes to the end of the order. `withdraw` marks ids out of stock and dates them unless
   * they already are. What it did is kept for {@link historyDays}. `now` is an ISO 8601 date in UTC.
   * Resolves to the change as the history has it; one that changes no cart, but only what is
   * remembered of the file's cells, is not in the history. `conflict`: the stock is no longer the one it was
   * planned on, and nothing was changed.
   */
  apply(
    change: StockChange,
    now: string,
    options?: ApplyOptions,
  ): Promise<AppliedChange | 'conflict'>;

  /** The changes of the last {@link historyDays}, latest first. */
  history(): Promise<readonly AppliedChange[]>;

  /** The carts of the change of that number, at most so many of them. */
  changedCarts(number: number, most: number): Promise<readonly ChangedCart[]>;

  /** The changes of this cart in the last {@link historyDays}, latest first. */
  historyOf(vehicleId: string): Promise<readonly CartTurn[]>;

  /** The result that {@link StockRoom.undo} or `redo` of this change would have; changes nothing. */
  checkTurn(way: 'undo' | 'redo', number: number): Promise<Turned>;

  /**
   * Takes back a change, or the latest that was not taken back yet, whole or not at all. Of a change
   * by hand or from a file that is read again by itself, taking it back holds like any change by
   * hand.
   */
  undo(now: string, options?: UndoOptions): Promise<Turned>;

  /** Makes a change again that was taken back, as a change of its own. */
  redo(number: number, now: string, by?: string): Promise<Turned>;
}

export interface StockChange {
  readonly put: readonly PutVehicle[];
  readonly withdraw: readonly string[];
}

export interface ApplyOptions {
  /** The version of the stock that the change was worked out from. */
  readonly plannedOn?: string;
  /** The origin of the change, for the staff to read: `"inventory import stock.csv"`. */
  readonly source?: string;
  /** The name of the system’s user who made it. */
  readonly by?: string;
  /** `file`, unless it is given. */
  readonly origin?: ChangeOrigin;
}

/**
 * `file`: a stock file that somebody imported; `followed`: one that is read again by itself;
 * `hand`: single carts, or a file beside the one that is followed.
 */
export type ChangeOrigin = 'file' | 'followed' | 'hand';

/** Days for which it is kept what a change of stock did. */
export const historyDays = 90;

/** A change of stock as the staff look it up; how many vehicles it touched, and how. */
export interface AppliedChange {
  /** Counts the changes in their order, from 1. */
  readonly number: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly source: string;
  readonly by?: string;
  readonly added: number;
  readonly changed: number;
  readonly withdrawn: number;
  readonly undoneAt?: string;
  readonly undoneBy?: string;
}

/** A cart before and after a change of the stock; `before` is absent for one that it added. */
export interface ChangedCart {
  readonly before?: StockedVehicle;
  readonly after: StockedVehicle;
}

/** One cart's part in a change of the stock; what can't be read is absent. */
export interface CartTurn extends Partial<ChangedCart> {
  readonly change: AppliedChange;
}

export interface UndoOptions {
  /** Of the change; without it, the latest. */
  readonly number?: number;
  /** The name of the person who undoes it. */
  readonly by?: string;
}

/**
 * The result of taking a change back, or of making it again, which is a change of its own. `already`: it
 * was taken back before, or it holds. `conflict`: these vehicles were changed since by other means, and
 * nothing was done.
 */
export type Turned =
  | { readonly kind: 'done' | 'already'; readonly change: AppliedChange }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'conflict'; readonly ids: readonly string[] };
