import { longestRow } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';

/** Counts the characters of a row, as it may have no more than {@link longestRow}. */
export class RowLength {
  #row = 0;
  #length = 0;

  start(row: number): void {
    this.#row = row;
    this.#length = 0;
  }

  /** @throws {StockFileError} when the row has become too long */
  add(text: string): void {
    this.#length += text.length;
    if (this.#length <= longestRow) return;
    const most = longestRow.toLocaleString('en-US');
    throw new StockFileError(`Row ${this.#row} has more than ${most} characters`);
  }
}
