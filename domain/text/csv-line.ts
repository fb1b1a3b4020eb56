/**
 * CSV (RFC 4180: CRLF between rows, quotation marks doubled), for two kinds of reader. A person
 * opens an export in a spreadsheet, which runs a cell that starts with `=`, `+`, `-` or `@` as a
 * formula: an export guards such cells with an apostrophe, which the stock import takes off again.
 * A program reads a feed and would show the apostrophe in an advertisement: a feed's text loses the
 * leading signs instead (stock/feeds/feed-text.ts), so that both stay valid and neither runs.
 */

/**
 * A text that a spreadsheet may take for a formula: its sign, also in the wide form, first or behind
 * characters that a spreadsheet skips; and an apostrophe, so that {@link unguarded} is exact.
 */
const formula = /^[\s\p{Cc}\u200b-\u200f\ufeff]*['=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A cell as a spreadsheet may open it: never a formula. {@link unguarded} undoes it exactly. */
export function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A text that a spreadsheet takes for a number, a day or TRUE: `00123`, `3-12`. */
const typed =
  /^(?:(?=.*\d)[\d.,:/ \-e%$]+|true|false|\d{1,2}[ -]?[a-z]{3,9}\.?[ -]?\d*|[a-z]{3,9}\.?[ -]\d{1,4}(?:, ?\d{4})?)$/i;

/**
 * A text as a spreadsheet may open it without making something else of it: with an apostrophe in
 * front where it would. {@link unguarded} undoes it.
 */
export function asText(cell: string): string {
  const isSameNumber = cell.length <= 15 && String(Number(cell)) === cell;
  return typed.test(cell) && !isSameNumber ? `'${cell}` : cell;
}

/** The cell without the apostrophe {@link guarded} or {@link asText} put before it. */
export function unguarded(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && (formula.test(rest) || typed.test(rest)) ? rest : cell;
}

/** Cells as one line with its line break, quoted where they need it. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(',')}\r\n`;
}
