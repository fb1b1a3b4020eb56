import { headingCount, type IsHeading, type SheetRow } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';

/** A spreadsheet file. */
export interface Workbook {
  /** Its sheets that can be seen, in their order. */
  readonly sheets: readonly Sheet[];
  close(): void;
}

export interface Sheet {
  readonly name: string;
  /** Its first rows that are not blank. */
  readonly top: readonly SheetRow[];
  /** All its rows, hidden ones too (a filter hides rows that are still stock). */
  rows(): AsyncGenerator<SheetRow>;
}

/** The first rows that are not blank. */
export async function firstRows(
  rows: AsyncIterable<SheetRow>,
  count: number,
): Promise<readonly SheetRow[]> {
  const top: SheetRow[] = [];
  for await (const row of rows) {
    if (row.cells.some((cell) => cell.trim() !== '')) top.push(row);
    if (top.length === count) break;
  }
  return top;
}

/** The sheet that is read, and the names of those that look like stock too. */
interface ChosenSheet {
  readonly sheet: Sheet;
  readonly others: readonly string[];
}

/**
 * The sheet with the most known headings among its first rows; of equals the first, and where none
 * has any, the first that is not blank.
 * @throws {StockFileError} when every sheet is blank or hidden
 */
export function chooseSheet({ sheets }: Workbook, isHeading: IsHeading): ChosenSheet {
  const counted = sheets
    .filter(({ top }) => top.length > 0)
    .map((sheet) => ({ sheet, headings: headingCount(sheet.top, isHeading) }));
  const [best] = counted.toSorted((a, b) => b.headings - a.headings);
  if (best === undefined) throw new StockFileError('Every sheet of the spreadsheet is empty');
  const others = counted.filter((one) => one !== best && one.headings > 1);
  return { sheet: best.sheet, others: others.map(({ sheet }) => sheet.name) };
}
