import type { AppliedChange, StockRoom } from '../../domain/stock/catalogue.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { cartInWords, type Keyed } from '../../domain/stock/vehicle-key.ts';
import { changesOf } from '../import/plan/import-report.ts';
import { judgePrices } from '../import/plan/unlikely-price.ts';
import { fieldSenses } from '../import/row/row-fields.ts';
import { type Edits, editVehicle } from './edit-vehicle.ts';

export type FoundCart =
  | { readonly ok: true; readonly vehicle: StockedVehicle }
  | { readonly ok: false; readonly reason: string };

interface ChangeCartOptions {
  readonly source: string;
  readonly by?: string;
  readonly now: Date;
  /** Also with an unlikely price. */
  readonly really?: boolean;
}

type CartChange =
  | {
      readonly kind: 'changed';
      readonly before: StockedVehicle;
      readonly differences: readonly string[];
      /** Values that are not read as written. */
      readonly notes: readonly string[];
      /** The stock file has other values. */
      readonly isHeld: boolean;
      readonly change: AppliedChange;
    }
  | { readonly kind: 'same'; readonly before: StockedVehicle }
  | { readonly kind: 'refused'; readonly reason: string };

/** @param find called again where another change came in between */
export async function changeCart(
  catalogue: StockRoom,
  find: (stock: readonly StockedVehicle[]) => FoundCart,
  edits: Edits,
  { source, by, now, really = false }: ChangeCartOptions,
): Promise<CartChange> {
  for (;;) {
    const plannedOn = await catalogue.version();
    const stock = await catalogue.list();
    const match = find(stock);
    if (!match.ok) return { kind: 'refused', reason: match.reason };
    const before = match.vehicle;
    if (!before.offer.isListed && !Object.keys(edits).some((field) => field in fieldSenses)) {
      const key = before.stockNumber ?? before.id;
      const reason = `${cartInWords(before)} has left the stock; first: inventory release ${key}`;
      return { kind: 'refused', reason };
    }
    const edited = editVehicle(before, edits);
    if (!edited.ok) return { kind: 'refused', reason: edited.reasons.join('; ') };
    const { vehicle, fields, notes } = edited;
    const owner = stock.find((other) => other.id !== before.id && sharesNumber(other, vehicle));
    if (owner !== undefined) {
      return { kind: 'refused', reason: `${cartInWords(owner)} has that number already` };
    }
    const isSold = vehicle.status === 'sold';
    const doubt = really ? undefined : judgePrices(stock)(vehicle, before);
    if (doubt !== undefined) {
      return { kind: 'refused', reason: `${doubt}. Add --really if that is right` };
    }
    const isChange =
      fields.some((field) => field !== 'withdrawnAt') || (!before.offer.isListed && !isSold);
    if (!isChange) return { kind: 'same', before };
    const how = { plannedOn, source, by, origin: 'hand' as const };
    const stockChange = { put: [vehicle], withdraw: isSold ? [vehicle.id] : [] };
    const change = await catalogue.apply(stockChange, now.toISOString(), how);
    if (change === 'conflict') continue;
    const reportedFields = isSold ? fields.filter((field) => field !== 'withdrawnAt') : fields;
    const differences = changesOf({ before, vehicle, fields: reportedFields });
    const isHeld = vehicle.fileCells !== undefined;
    return { kind: 'changed', before, differences, notes, isHeld, change };
  }
}

function sharesNumber(one: StockedVehicle, other: Keyed): boolean {
  return (
    one.offer.isListed &&
    (['stockNumber', 'vin', 'serialNumber'] as const).some(
      (field) => other[field] !== undefined && one[field] === other[field],
    )
  );
}
