import type { UnreadableRow } from '../stored-row.ts';
import type { PutVehicle, StockedVehicle } from './vehicle.ts';

export interface Catalogue {
  /**
   * An opaque text that changes with every change of the stock, in any process; cheap enough for a
   * call a second.
   */
  version(): Promise<string>;

  /**
   * Every vehicle in the dealer's order, with the withdrawn ones. Unreadable rows go to
   * `onUnreadable`. An unchanged vehicle is the same object as in the last list.
   * @throws {StoreFailure} when the store does not answer
   */
  list(onUnreadable?: (row: UnreadableRow) => void): Promise<readonly StockedVehicle[]>;
}

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

  /** Of the last {@link historyDays}, latest first. */
  history(): Promise<readonly AppliedChange[]>;

  changedCarts(number: number, most: number): Promise<readonly ChangedCart[]>;

  /** Of the last {@link historyDays}, latest first. */
  historyOf(vehicleId: string): Promise<readonly CartTurn[]>;

  /** The result that {@link StockRoom.undo} would have; changes nothing. */
  checkUndo(number: number): Promise<Undone>;

  /** Takes a change back, or the latest that is in place and no undo. An undo is a change itself. */
  undo(now: string, options?: UndoOptions): Promise<Undone>;
}

export interface StockChange {
  readonly put: readonly PutVehicle[];
  readonly withdraw: readonly string[];
}

export interface ApplyOptions {
  /** The version of the stock that the change is based on. */
  readonly plannedOn?: string;
  /** For the staff: `"inventory import stock.csv"`. */
  readonly source?: string;
  /** The user of the system. */
  readonly by?: string;
  readonly origin?: ChangeOrigin;
}

/**
 * `file`: imported by a person; `followed`: read by the site itself; `hand`: single carts, or a
 * file beside the followed one.
 */
export type ChangeOrigin = 'file' | 'followed' | 'hand';

export const historyDays = 90;

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
  /** The number of the change that this one took back. */
  readonly undoes?: number;
}

/** A cart before and after a change; `before` is absent for an added one. */
export interface ChangedCart {
  readonly before?: StockedVehicle;
  readonly after: StockedVehicle;
}

export interface CartTurn extends Partial<ChangedCart> {
  readonly change: AppliedChange;
}

export interface UndoOptions {
  readonly number?: number;
  readonly by?: string;
}

/** `undo`: the number of the undo. `conflict`: other changes touched these vehicles, and nothing was done. */
export type Undone =
  | { readonly kind: 'done'; readonly change: AppliedChange; readonly undo?: number }
  | { readonly kind: 'already'; readonly change: AppliedChange }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'conflict'; readonly ids: readonly string[] };
