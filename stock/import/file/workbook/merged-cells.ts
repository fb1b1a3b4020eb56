import type { SheetRow } from '../headed-rows.ts';

/** A cell that covers rows below it; rows and columns count from 1 and 0. */
export interface TallCell {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
}

/** The cells that cover several rows: what each says counts in all of them. */
export class MergedCells {
  readonly #byRow = new Map<number, TallCell[]>();
  readonly #above = new Map<number, { text: string; lastRow: number }>();

  /** Notes a merged cell, before its first row is filled. */
  add(cell: TallCell): void {
    const cells = this.#byRow.get(cell.row) ?? [];
    cells.push(cell);
    this.#byRow.set(cell.row, cells);
  }

  /** The row with what merged cells above it say. A row that has nothing of its own stays so. */
  filled(row: SheetRow): SheetRow {
    const { number, cells } = row;
    for (const { column, lastRow } of this.#byRow.get(number) ?? []) {
      this.#above.set(column, { text: cells[column] ?? '', lastRow });
    }
    this.#byRow.delete(number);
    if (this.#above.size === 0 || cells.every((cell) => cell.trim() === '')) {
      return row;
    }
    const all = [...cells];
    for (const [column, { text, lastRow }] of this.#above) {
      if (number > lastRow) this.#above.delete(column);
      else if ((all[column] ?? '').trim() === '') put(all, column, text);
    }
    return { ...row, cells: all };
  }
}

/** Puts a text into a row of cells, which grows with blank ones as far as it has to. */
export function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}
