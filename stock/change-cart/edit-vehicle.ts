import { comparable, fileCellsAfter } from '../../domain/catalogue/file-cells.ts';
import type { PutVehicle, StockedVehicle, Vehicle } from '../../domain/catalogue/vehicle.ts';
import { type ChangedVehicle, changedFields } from '../import/plan/import-plan.ts';
import { readVehicle } from '../import/row/read-vehicle.ts';
import { fieldsOf } from '../import/row/row-fields.ts';
import { fieldOfHeader, type StockField, stockFields } from '../import/row/stock-field.ts';

/** New cells of one cart by field, as somebody would type them; empty for what is not said. */
export type Edits = Partial<Record<StockField, string>>;

/** A cart changed by hand, or why it can't be. */
export type EditedVehicle =
  | {
      readonly ok: true;
      /** To be put into the store. */
      readonly vehicle: PutVehicle;
      /** The differences; empty where the cart has all values already. */
      readonly fields: ChangedVehicle['fields'];
      /** Values read in another way than they are written. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Not to be set by hand: the address of a page stays, and pictures come from their folder. */
const fixed: ReadonlySet<StockField> = new Set(['id', 'images', 'specifications']);

/** The field a name or heading stands for; undefined when it can't be set by hand. */
export function editableField(name: string): StockField | undefined {
  const field = fieldOfHeader(name)?.field;
  return field === undefined || fixed.has(field) ? undefined : field;
}

/**
 * Sets fields of a cart by hand. Values are read as an import reads cells: the cart as a row, with
 * the new cells in it, is read again, and what comes out different is changed.
 */
export function editVehicle(before: StockedVehicle, edits: Edits): EditedVehicle {
  const asWas = readRow(before, {});
  const result = readRow(before, edits);
  if (!result.ok) return result;
  const known = asWas.ok ? asWas.doubts : [];
  const reasons = result.doubts.filter((one) => !known.includes(one));
  if (result.isHidden) reasons.push('a cart is kept off the site by its row in the stock file');
  if (reasons.length > 0) return { ok: false, reasons };
  const was: Partial<Vehicle> = asWas.ok ? asWas.vehicle : {};
  const entries = (Object.keys({ ...was, ...result.vehicle }) as (keyof typeof result.vehicle)[])
    .filter((field) => comparable(was[field]) !== comparable(result.vehicle[field]))
    .map((field) => [field, result.vehicle[field]]);
  const { addedAt: _, updatedAt: __, withdrawnAt: ___, fileCells: ____, ...rest } = before;
  const after = { ...rest, ...Object.fromEntries(entries) } as Vehicle;
  const fileCells = fileCellsAfter(before, after);
  return {
    ok: true,
    vehicle: { ...after, fileCells },
    fields: changedFields(before, after),
    notes: result.notes,
  };
}

function readRow({ specifications, ...vehicle }: StockedVehicle, edits: Edits) {
  const edited = Object.keys(edits) as StockField[];
  const replaced = new Set(edited.flatMap((field) => [field, ...(replacedBy[field] ?? [])]));
  const isKept = ([name]: readonly [string, unknown]) => !replaced.has(name);
  const cells = Object.entries(vehicle).filter(
    (entry) => entry[0] in stockFields && entry[0] !== 'images' && isKept(entry),
  );
  const facts = Object.fromEntries(Object.entries(specifications).filter(isKept));
  const entries = [...cells, ['specifications', facts] as const, ...Object.entries(edits)];
  return readVehicle(fieldsOf(entries));
}

const availability = ['status', 'inStock'];

/** Fields and specifications that would contradict a new value of another one. */
const replacedBy: Partial<Record<StockField, readonly string[]>> = {
  status: availability,
  inStock: availability,
  sold: availability,
  newUnit: ['condition'],
  usedUnit: ['condition'],
  electricUnit: ['fuel'],
  gasUnit: ['fuel'],
  seats: ['seatingCapacity'],
};
