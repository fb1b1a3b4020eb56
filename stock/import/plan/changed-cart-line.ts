import type { AppliedChange, ChangedCart, StockRoom } from '../../../domain/stock/catalogue.ts';
import { cartInWords } from '../../../domain/stock/vehicle-key.ts';
import { cleanLine } from '../../../domain/text/clean-text.ts';
import { changedFields } from './import-plan.ts';
import { changesOf } from './import-report.ts';

export const maxCartLines = 10;

export async function changedCartLines(
  { number, added, changed, withdrawn }: AppliedChange,
  catalogue: Pick<StockRoom, 'changedCarts'>,
): Promise<readonly string[]> {
  const carts = await catalogue.changedCarts(number, maxCartLines);
  const more = added + changed + withdrawn - carts.length;
  return [...carts.map(changedCartLine), ...(more > 0 ? [`… and ${more} more`] : [])];
}

export function changedCartLine({ before, after }: ChangedCart): string {
  const isLeaving = !after.offer.isListed && before?.offer.isListed !== false;
  const fields = before === undefined ? [] : changedFields(before, after);
  const reportedFields = fields.filter(
    (field) => !isLeaving || !['status', 'inStock'].includes(field),
  );
  const changes =
    before === undefined ? [] : changesOf({ before, vehicle: after, fields: reportedFields });
  const parts = [
    ...(before === undefined ? ['added'] : []),
    ...(isLeaving ? ['sold'] : []),
    ...(after.offer.isListed ? changes : changes.filter((one) => one !== 'back in stock')),
  ];
  return `${cartInWords(after)}: ${cleanLine(parts.join('; ')) || 'as the file says it'}`;
}
