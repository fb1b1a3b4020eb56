import type { StockedVehicle } from '../../../domain/stock/vehicle.ts';
import { counted, formatNames } from '../../../domain/text/wording.ts';
import type { StockReading } from '../read-stock.ts';
import type { ImportPlan } from './import-plan.ts';

/** Carts that leave, or unusable rows; and a share of the stock, or of the rows. */
const maxUnasked = 5;
const maxShareUnasked = 0.1;

/** Prices lost and sold carts back, or a share of them. */
const maxCellsUnasked = 1;
const maxShareOfCells = 0.1;

export interface Refusal {
  readonly reason: string;
  readonly isConfirmable: boolean;
  readonly yes?: string;
}

export interface RefusalOptions {
  readonly really?: boolean;
  /** One unusable row or question is too many. */
  readonly strict?: boolean;
}

type DoubtedPlan = Pick<ImportPlan, 'changed' | 'unchanged' | 'missingColumns' | 'unknownWords'>;

type ReadRows = Pick<StockReading, 'rows' | 'vehicles'> & Partial<Pick<StockReading, 'hidden'>>;

/** spec S19.7, S19.17, S19.21. */
export function refusalOf(
  { rows, vehicles, hidden = [] }: ReadRows,
  stock: readonly StockedVehicle[],
  plan: Pick<ImportPlan, 'unusable' | 'waiting' | 'sold'> & DoubtedPlan,
  { really = false, strict = false }: RefusalOptions = {},
): Refusal | undefined {
  const refused = (reason: string) => ({ reason, isConfirmable: false });
  const unusable = plan.unusable.length;
  if (rows === 0) return refused('The file has no rows; the stock is not emptied.');
  if (vehicles.length === 0) {
    return refused('No row of the file can be used; the stock is not emptied.');
  }
  if (strict && unusable > 0) return refused(`${counted(unusable, 'row')} can't be used.`);
  const total = unusable + vehicles.length + hidden.length;
  if (unusable > maxUnasked && unusable > maxShareUnasked * total) {
    return refused(`${unusable} of ${total} rows can't be used; more than a tenth is too many.`);
  }
  const waiting = plan.waiting.length;
  if (strict && waiting > 0) {
    return { reason: `${waiting} to confirm.`, isConfirmable: true };
  }
  const { leaving, inStock, isDrastic } = shrinkingOf(stock, plan);
  const doubts = doubtsOf(stock, plan);
  if (really || !(isDrastic || doubts.length > 0)) return undefined;
  const shrinking = `${leaving} of the ${inStock} carts in stock would leave the site.`;
  return {
    reason: [...doubts, ...(isDrastic ? [shrinking] : [])].join(' '),
    isConfirmable: true,
    yes: doubts.length > 0 ? 'Yes, the file is right' : `Yes, take these ${leaving} off`,
  };
}

function doubtsOf(
  stock: readonly StockedVehicle[],
  { changed, unchanged, missingColumns, unknownWords }: DoubtedPlan,
): readonly string[] {
  const priced = stock.filter(({ offer, price }) => offer.isListed && price !== undefined);
  const unpriced = changed.filter(
    ({ before, vehicle }) =>
      before.offer.isListed && before.price !== undefined && vehicle.price === undefined,
  );
  const soldIds = new Set(stock.flatMap(({ id, offer }) => (offer.state === 'sold' ? [id] : [])));
  const back = changed.filter(({ before }) => soldIds.has(before.id)).length;
  const sold = back + unchanged.filter(({ id }) => soldIds.has(id)).length;
  const names = formatNames(missingColumns.map((heading) => `“${heading}”`));
  const columns = missingColumns.length === 1 ? `column ${names}` : `columns ${names}`;
  return [
    ...unknownWords,
    ...(missingColumns.length > 0 ? [`The file no longer has the ${columns}.`] : []),
    ...(isMuch(unpriced.length, priced.length)
      ? [`${unpriced.length} of ${counted(priced.length, 'price')} would be gone.`]
      : []),
    ...(isMuch(back, sold) ? [`${back} of ${sold} sold carts would be for sale again.`] : []),
  ];
}

function isMuch(count: number, total: number): boolean {
  return count > maxCellsUnasked && count > maxShareOfCells * total;
}

export function shrinkingOf(stock: readonly StockedVehicle[], { sold }: Pick<ImportPlan, 'sold'>) {
  const isThere = ({ offer }: StockedVehicle) => offer.isInStock;
  const leaving = sold.filter(isThere).length;
  const inStock = stock.filter(isThere).length;
  const isDrastic = leaving > maxUnasked && leaving > maxShareUnasked * inStock;
  return { leaving, inStock, isDrastic };
}
