import { comparable, fileCellsAfter } from '../../domain/stock/file-cells.ts';
import {
  type PutVehicle,
  rowOf,
  type StockedVehicle,
  type Vehicle,
} from '../../domain/stock/vehicle.ts';
import { fieldsOf } from '../import/mapping/row-reader.ts';
import { type ChangedVehicle, changedFields } from '../import/plan/import-plan.ts';
import { readVehicle } from '../import/row/read-vehicle.ts';
import { fieldOfHeader, type StockField, stockFields } from '../import/row/stock-field.ts';

/** As typed; empty cells clear a field. */
export type Edits = Partial<Record<StockField, string>>;

type EditedVehicle =
  | {
      readonly ok: true;
      readonly vehicle: PutVehicle;
      readonly fields: ChangedVehicle['fields'];
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** The address of a page stays, and pictures come from their folder. */
const fixed: ReadonlySet<StockField> = new Set(['id', 'images', 'specifications']);

export function editableField(name: string): StockField | undefined {
  const field = fieldOfHeader(name)?.field;
  return field === undefined || fixed.has(field) ? undefined : field;
}

/** Reads the cart as a row of an import with the new cells in it. */
export function editVehicle(before: StockedVehicle, edits: Edits): EditedVehicle {
  const asWas = readEdited(before, {});
  const result = readEdited(before, edits);
  if (!result.ok) return result;
  const known = asWas.ok ? asWas.doubts : [];
  const reasons = result.doubts.filter((one) => !known.includes(one));
  if (result.isHidden) reasons.push('a cart is kept off the site by its row in the stock file');
  if (reasons.length > 0) return { ok: false, reasons };
  const was: Partial<Vehicle> = asWas.ok ? asWas.vehicle : {};
  const entries = (Object.keys({ ...was, ...result.vehicle }) as (keyof typeof result.vehicle)[])
    .filter((field) => comparable(was[field]) !== comparable(result.vehicle[field]))
    .map((field) => [field, result.vehicle[field]]);
  const after: Vehicle = { ...rowOf(before), ...Object.fromEntries(entries) };
  const fileCells = fileCellsAfter(before, after);
  return {
    ok: true,
    vehicle: { ...after, fileCells },
    fields: changedFields(before, after),
    notes: result.notes,
  };
}

function readEdited({ specifications, ...vehicle }: StockedVehicle, edits: Edits) {
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

/** Contradicted by a new value of the field. */
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
