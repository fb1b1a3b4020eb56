import type { UnreadableRow } from '../stored-row.ts';
import type { PutVehicle, StockedVehicle } from './vehicle.ts';

export interface Catalogue {
  /** Opaque, different after every change in any process, and cheap enough for a call a second. */
  version(): Promise<string>;

  /** The dealer's order, withdrawn ones included; unchanged vehicles stay the same objects. */
  list(onUnreadable?: (row: UnreadableRow) => void): Promise<readonly StockedVehicle[]>;
}

export interface StockRoom extends Catalogue, StockHistory {
  /**
   * `put` inserts at the end or replaces by id; `withdraw` dates ids out of stock. `conflict`: the stock
   * is no longer the planned one, and nothing changed.
   */
  apply(
    change: StockChange,
    now: string,
    options?: ApplyOptions,
  ): Promise<AppliedChange | 'conflict'>;
}

export interface StockHistory {
  /** Last {@link historyDays}, latest first. */
  history(): Promise<readonly AppliedChange[]>;

  changedCarts(number: number, max: number): Promise<readonly ChangedCart[]>;

  /** Last {@link historyDays}, latest first. */
  historyOf(vehicleId: string): Promise<readonly CartTurn[]>;

  checkUndo(number: number): Promise<Undone>;

  /** Reverts that change, or the latest in place that is no undo; an undo is a change itself. */
  undo(now: string, options?: UndoOptions): Promise<Undone>;
}

export interface StockChange {
  readonly put: readonly PutVehicle[];
  readonly withdraw: readonly string[];
}

export interface ApplyOptions {
  readonly plannedOn?: string;
  /** For the staff: `"inventory import stock.csv"`. */
  readonly source?: string;
  readonly by?: string;
  readonly origin?: ChangeOrigin;
}

/** `file`: imported; `followed`: read by the site; `hand`: single carts or another file. */
export type ChangeOrigin = 'file' | 'followed' | 'hand';

export const historyDays = 90;

export interface AppliedChange {
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
  readonly undoes?: number;
}

/** `before` is absent for an added cart. */
export interface ChangedCart {
  readonly before?: StockedVehicle;
  readonly after: StockedVehicle;
}

interface CartTurn extends Partial<ChangedCart> {
  readonly change: AppliedChange;
}

export interface UndoOptions {
  readonly number?: number;
  readonly by?: string;
}

/** `undo`: the undo's number. `conflict`: nothing done, as later changes touched these vehicles. */
export type Undone =
  | { readonly kind: 'done'; readonly change: AppliedChange; readonly undo?: number }
  | { readonly kind: 'already'; readonly change: AppliedChange }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'conflict'; readonly ids: readonly string[] };
