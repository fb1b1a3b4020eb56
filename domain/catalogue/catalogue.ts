import type { UnreadableRow } from '../row-shape.ts';
import type { StockedVehicle, Vehicle } from './vehicle.ts';

/** Where vehicles come from. `store` implements it on SQLite and PostgreSQL. */
export interface Catalogue {
  /**
   * An opaque word that changes whenever any vehicle does, in whichever process. Cheap enough to
   * ask every second.
   * @throws {StoreFailure} when the store does not answer.
   */
  version(): Promise<string>;

  /**
   * Every vehicle, in the dealer's order, withdrawn ones included (they still have a page). A row
   * that is no vehicle is left out and given to `onUnreadable`.
   * @throws {StoreFailure} when the store does not answer: an outage is not an empty catalogue.
   */
  list(onUnreadable?: (row: UnreadableRow) => void): Promise<readonly StockedVehicle[]>;
}

/** What changing the stock needs on top of reading it; the staff's command line uses it. */
export interface StockRoom extends Catalogue {
  /**
   * Applies a whole change of stock in one transaction, or nothing of it. `put` inserts or
   * replaces by id, keeping `addedAt`, and clears `withdrawnAt`; a new vehicle goes to the end of
   * the order. `withdraw` marks ids out of stock and dates them unless they already are.
   * `now` is an ISO 8601 date in UTC.
   */
  apply(change: StockChange, now: string): Promise<void>;
}

export interface StockChange {
  readonly put: readonly Vehicle[];
  readonly withdraw: readonly string[];
}
