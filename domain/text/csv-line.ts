/**
 * Spreadsheets may run it: a sign, also in wide form, first or behind skipped characters; and an
 * apostrophe, so that {@link unguarded} is exact.
 */
const formula = /^[\s\p{Cc}\u200b-\u200f\ufeff]*['=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Never a formula in a spreadsheet; {@link unguarded} reverts it. */
export function guarded(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Taken by spreadsheets for a number, a day or TRUE: `00123`, `3-12`. */
const typed =
  /^(?:(?=.*\d)[\d.,:/ \-e%$]+|true|false|\d{1,2}[ -]?[a-z]{3,9}\.?[ -]?\d*|[a-z]{3,9}\.?[ -]\d{1,4}(?:, ?\d{4})?)$/i;

/** Kept as text by spreadsheets; {@link unguarded} reverts it. */
export function asText(cell: string): string {
  const isSameNumber = cell.length <= 15 && String(Number(cell)) === cell;
  return typed.test(cell) && !isSameNumber ? `'${cell}` : cell;
}

export function unguarded(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && (formula.test(rest) || typed.test(rest)) ? rest : cell;
}

/** RFC 4180, with CRLF. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(',')}\r\n`;
}
