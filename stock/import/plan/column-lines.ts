import { specificationLabel } from '../../../domain/catalogue/vehicle.ts';
import { cleanLine } from '../../../domain/text/clean-text.ts';
import type { ColumnUse } from '../row/row-fields.ts';
import { isStockField, labelOf, stockFields } from '../row/stock-field.ts';

/** `"Comments: shown to everyone as the description"`. */
export function columnLines(columns: readonly ColumnUse[]): readonly string[] {
  return columns.map(({ heading, target }) => cleanLine(`${heading}: ${useInWords(target)}`));
}

function useInWords(target: string | undefined): string {
  if (target === undefined) return 'not used; no one sees it';
  if (target === 'availability') return 'tells whether the cart is for sale';
  const key = target.replace('specifications.', '');
  if (!isStockField(target)) return `shown to everyone as “${specificationLabel(key)}”`;
  const field = stockFields[target];
  if ('published' in field && field.published === undefined) {
    return `used as the ${labelOf(target)}; no one sees it`;
  }
  const what = field.kind === 'flag' ? `“${field.label}”` : `the ${labelOf(target)}`;
  return `shown to everyone as ${what}`;
}
