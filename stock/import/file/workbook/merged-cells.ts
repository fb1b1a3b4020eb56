import type { SheetRow } from '../headed-rows.ts';

export interface TallCell {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
}

/** A cell across several rows counts in all of them. */
export class MergedCells {
  readonly #byRow = new Map<number, TallCell[]>();
  readonly #above = new Map<number, { text: string; lastRow: number }>();

  add(cell: TallCell): void {
    const cells = this.#byRow.get(cell.row) ?? [];
    cells.push(cell);
    this.#byRow.set(cell.row, cells);
  }

  /** Empty rows stay empty. */
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

export function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}
