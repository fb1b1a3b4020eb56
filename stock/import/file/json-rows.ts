import type { RawRow } from '../row/row-fields.ts';
import { StockFileError } from './stock-file-error.ts';

/** Whole: 50,000 nested rows (51 MB) peak at 426 MB. @throws {StockFileError} */
export async function parseJson(pieces: AsyncIterable<string>): Promise<unknown> {
  const parts: string[] = [];
  for await (const piece of pieces) parts.push(piece);
  const text = parts.join('').trim();
  try {
    return JSON.parse(text);
  } catch (error) {
    const isCut = !/[\]}]$/.test(text);
    throw new StockFileError(
      isCut
        ? 'This file is cut off: its last ] or } is missing'
        : `This file is damaged; as JSON it has a mistake: ${(error as Error).message}`,
    );
  }
}

export function findRows(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document;
  const lists = isObject(document)
    ? Object.entries(document).filter(([, value]) => isListOfObjects(value))
    : [];
  const [only] = lists;
  if (only !== undefined && lists.length === 1) return only[1] as readonly unknown[];
  const names = lists.map(([key]) => key).join(', ');
  throw new StockFileError(
    lists.length === 0
      ? 'The carts are not at the top of this file. To have them looked for: dealer inventory mapping FILE'
      : `This file has several lists (${names}). To find the one with the carts: dealer inventory mapping FILE`,
  );
}

/** Numbered from 1; an entry that is not an object becomes a row with a fault. */
export function* jsonRows(rows: readonly unknown[]): Generator<RawRow> {
  for (const [index, row] of rows.entries()) {
    yield isObject(row)
      ? { number: index + 1, entries: Object.entries(row) }
      : { number: index + 1, entries: [], fault: 'it is not a cart' };
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some(isObject);
}
