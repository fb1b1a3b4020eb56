import { StockFileError } from '../stock-file-error.ts';
import { type NumberKind, noResult, numberText } from './number-text.ts';
import { plainText } from './xlsx-tables.ts';

export interface XlsxContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberKind[];
  readonly coloredStyles: ReadonlySet<number>;
  readonly system: 1900 | 1904;
  /** Formulas without results are 0. */
  readonly isRecalculated: boolean;
}

/** ECMA-376, part 1, 18.3.1.4. */
interface XlsxCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  inline: string;
  isFormula: boolean;
}

export function emptyCell(column: number, type = 'n', style = 0): XlsxCell {
  return { column, type, style, value: '', inline: '', isFormula: false };
}

export function xlsxCellText(cell: XlsxCell, context: XlsxContext): string {
  const { strings, styles, system, isRecalculated } = context;
  const value = cell.value.trim();
  const isMissing = value === '' || (isRecalculated && value === '0');
  switch (cell.type) {
    case 'inlineStr':
      return cell.inline;
    case 's':
      return value === '' ? '' : (strings[Number(value)] ?? '');
    case 'str':
      return plainText(cell.value);
    case 'b':
      return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return value;
    case 'd':
      return value.slice(0, 10);
    default:
      if (cell.isFormula && isMissing) return noResult;
      if (value === '' || !Number.isFinite(Number(value))) return '';
      return numberText(Number(value), styles[cell.style], system);
  }
}

const mostColumns = 16_384;

/** `"AB12"` → row 12, column 27. */
export function placeOf(reference: string): { readonly row: number; readonly column: number } {
  const [, letters = '', row = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column < 0 || column >= mostColumns) {
    throw new StockFileError(`The spreadsheet is damaged: it has a cell “${reference}”`);
  }
  return { row: Number(row), column };
}
