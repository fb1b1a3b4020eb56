import { fieldText } from '../../domain/catalogue/fields/field-text.ts';
import { vehicleFields } from '../../domain/catalogue/fields/vehicle-fields.ts';
import { comparable } from '../../domain/catalogue/file-cells.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';
import { readVehicle } from './row/read-vehicle.ts';
import { fieldsOf } from './row/row-fields.ts';
import { type StockField, specificationColumns } from './row/stock-field.ts';

type ExportCells = Partial<Record<StockField, string>>;

/** Written where they differ from what the import derives from other cells. */
const derived = ['name', 'category', 'inStock', 'isNew', 'id'] as const;

/** Without what the import derives, so that a corrected model corrects the name. */
export function exportCells(vehicle: Vehicle): ExportCells {
  const cells: ExportCells = { ...fieldCells(vehicle), ...factCells(vehicle.specifications) };
  const facts = Object.entries(vehicle.specifications);
  const own = readCells(cells)?.specifications ?? {};
  const odd = facts.filter(([key, value]) => own[key] !== value);
  for (const [key] of odd) {
    const column = specificationColumns.find((one) => one.key === key);
    if (column !== undefined) delete cells[column.field];
  }
  if (odd.length > 0) cells.specifications = JSON.stringify(Object.fromEntries(odd));
  for (const field of derived) {
    if (comparable(readCells(cells)?.[field]) === comparable(vehicle[field])) continue;
    cells[field] = cellOf(field, vehicle[field]);
  }
  return cells;
}

function fieldCells(vehicle: Vehicle): ExportCells {
  const derivedFields: ReadonlySet<string> = new Set([...derived, 'specifications']);
  const fields = (Object.keys(vehicleFields) as (keyof Vehicle)[]).filter(
    (field) => !derivedFields.has(field) && vehicle[field] !== undefined,
  );
  return Object.fromEntries(fields.map((field) => [field, cellOf(field, vehicle[field])]));
}

function factCells(specifications: Vehicle['specifications']): ExportCells {
  const present = specificationColumns.filter(({ key }) => specifications[key] !== undefined);
  return Object.fromEntries(present.map(({ field, key }) => [field, String(specifications[key])]));
}

function readCells(cells: ExportCells): Vehicle | undefined {
  const result = readVehicle(fieldsOf(Object.entries(cells)));
  return result.ok ? { id: result.identity.id, ...result.vehicle } : undefined;
}

function cellOf(field: keyof Vehicle, value: Vehicle[keyof Vehicle]): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (vehicleFields[field].kind === 'place') return fieldText(field, value);
  if (typeof value !== 'object') return String(value);
  if (!isTexts(value)) return JSON.stringify(value);
  const joined = value.join('|');
  const isPlain =
    !value.some((entry) => entry.includes('|')) &&
    !joined.startsWith('[') &&
    (value.length > 1 || !/[,;\n]/.test(joined));
  return isPlain ? joined : JSON.stringify(value);
}

function isTexts(value: object): value is readonly string[] {
  return Array.isArray(value);
}
