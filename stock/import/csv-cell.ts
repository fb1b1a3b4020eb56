/**
 * CSV cells (RFC 4180: CRLF between rows, quotation marks doubled), for two kinds of reader. A
 * person opens an export in a spreadsheet, which runs cells that start with `=`, `+`, `-` or `@`
 * as formulas: an export guards them with an apostrophe, which the import takes off again. A
 * machine reads a feed and would show the apostrophe in an advertisement: a feed's text loses the
 * leading signs instead (see feed-text.ts), so that both stay valid and neither runs.
 */

const starts = '=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20';
const dangerous = new RegExp(`^['${starts}]`);
const guardedCell = new RegExp(`^'['${starts}]`);

/** A cell as a spreadsheet may open it: never a formula. {@link unguarded} undoes it exactly. */
export function guarded(cell: string): string {
  return dangerous.test(cell) ? `'${cell}` : cell;
}

/** The cell without the apostrophe {@link guarded} put before it. */
export function unguarded(cell: string): string {
  return guardedCell.test(cell) ? cell.slice(1) : cell;
}

/** Cells as one line with its line break, quoted where they need it. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(',')}\r\n`;
}
