import { headingCount, type IsHeading } from '../headed-rows.ts';
import { StockFileError } from '../stock-file-error.ts';
import type { Sheet, Workbook } from './workbook.ts';

/** The sheet that is read, and the names of those that look like stock too. */
export interface ChosenSheet {
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
