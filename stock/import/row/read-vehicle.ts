import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import { seriesNamed } from '../../../domain/catalogue/known-models/known-series.ts';
import { makeAtStart, makeOf } from '../../../domain/catalogue/known-models/makes.ts';
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { availabilityOf } from './availability.ts';
import { type Identity, identitiesOf, maxIdLength, type Unidentified } from './identify.ts';
import { readChoice, readSerial, readVin, readYear, unreadable, withUnit } from './read-value.ts';
import type { RowFields } from './row-fields.ts';
import { quoted, RowReading } from './row-reading.ts';
import { type StockField, specificationColumns } from './stock-field.ts';
import { vehicleName } from './vehicle-name.ts';

/** A row as a vehicle without an id, and what its id is made from; or why it can't be one. */
export type ReadVehicle =
  | {
      readonly ok: true;
      readonly vehicle: Unidentified;
      readonly identity: Identity;
      /** Values read in another way than they are written. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Category of a row that names none, and whose model is none of ours. */
const defaultCategory = 'Golf Carts';

/**
 * Understands a row. Needed: a make (or a name that starts with a known one), and a name or a model
 * to make one from. A filled cell that can't be understood rejects the row, because guessing would
 * publish a wrong figure; what the row does not say stays unknown. The sale price wins over the
 * price; without either there is no price, whatever the MSRP.
 */
export function readVehicle(fields: RowFields): ReadVehicle {
  const row = new RowReading(fields);
  const brand = brandOf(fields);
  const name = nameOf(fields);
  if (brand === undefined) row.reasons.push('the make is missing');
  if (name === undefined && fields.text.model === undefined) {
    row.reasons.push('the model is missing');
  }

  const [identity] = identitiesOf(fields, name);
  if (identity === undefined && name !== undefined) {
    row.reasons.push(
      'it has no stock number, VIN or serial number, and no Latin letters in its name',
    );
  }
  if (identity !== undefined && identity.id.length > maxIdLength) {
    row.reasons.push(
      `its ${identity.from} is too long for the address of a page; ${maxIdLength} characters fit`,
    );
  }

  const plain = Object.fromEntries(
    (Object.keys(vehicleFields) as (keyof Vehicle)[])
      .filter((field) => !composed.has(field))
      .map((field) => [field, plainValue(row, field)]),
  ) as Omit<Vehicle, Composed>;
  row.line('name');
  row.line('brand');
  const vehicle: Unidentified = {
    ...plain,
    name: name ?? '',
    brand: brand ?? '',
    ...kindOf(row, brand ?? '', name ?? ''),
    fuel: fuelOf(row),
    price: row.value('salePrice') ?? priceOf(row),
    description: row.line('description') ?? '',
    images: row.images(),
    specifications: row.checked(specificationsOf(fields, row)),
    isNew: row.value('isNew') ?? false,
    ...availabilityOf(row),
    ...numbersOf(row),
  };
  return row.reasons.length > 0 || identity === undefined
    ? { ok: false, reasons: row.reasons }
    : { ok: true, vehicle: withoutAbsent(vehicle), identity, notes: row.notes };
}

/** Fields that take more than their own cell; all others are read as their kind says. */
type Composed = (typeof composedFields)[number];
const composedFields = [
  'id',
  'name',
  'brand',
  'category',
  'condition',
  'fuel',
  'price',
  'description',
  'images',
  'specifications',
  'isNew',
  'status',
  'inStock',
  'vin',
  'serialNumber',
] as const satisfies readonly (keyof Vehicle)[];
const composed: ReadonlySet<keyof Vehicle> = new Set(composedFields);

function plainValue(row: RowReading, field: keyof Vehicle): unknown {
  return vehicleFields[field].kind === 'list' ? row.list(field) : row.value(field);
}

/** The make in this site's spelling; where the row has none, the known one its name starts with. */
function brandOf({ text }: Pick<RowFields, 'text'>): string | undefined {
  if (text.brand !== undefined) return makeOf(text.brand);
  const named = (text.name ?? text.model ?? '').replace(/^(?:19|20)\d\d /, '');
  return makeAtStart(named)?.make;
}

/** Words in the column of makes or models of a row of sums. */
const summary = /^(?:(?:grand |sub)?totals?|sum|average|count)\b/i;

/** Whether a row names a make, a known one at the start of its name included, or a model. */
export function namesModel(fields: Pick<RowFields, 'text'>): boolean {
  const names = [brandOf(fields), fields.text.model];
  return names.some((name) => name !== undefined && !summary.test(name));
}

/** The row's name, or one made from its make and model; also of a row that is rejected. */
export function nameOf({ text }: Pick<RowFields, 'text'>): string | undefined {
  const year = readYear(text.year ?? '');
  return vehicleName({
    ...text,
    year: year === unreadable ? undefined : year,
    make: brandOf({ text }),
    writtenMake: text.brand,
  });
}

/** The word "sold" stands in a column of prices where people mark what is gone. */
function priceOf(row: RowReading): number | undefined {
  return /^sold\b/i.test(row.line('price') ?? '') ? undefined : row.value('price');
}

/** Words for any cart, which are no category. */
const generic = /^(?:(?:electric |gas )?(?:golf )?(?:carts?|cars?|vehicles?)|lsv|ev)$/i;

/**
 * Category and condition. A column called "Type" is read as a category, yet many systems write
 * "New" and "Used" there. The category is a series of ours where the file or the model names one.
 */
function kindOf(
  row: RowReading,
  brand: string,
  name: string,
): Pick<Vehicle, 'category' | 'condition'> {
  const written = row.line('category');
  const { condition } = vehicleFields;
  // Without its spaces only the whole text can be a condition, not a word in it ("New Age").
  const typed = readChoice((written ?? '').replaceAll(' ', ''), condition.choices);
  const isNew = row.value('newUnit') ?? negated(row.value('usedUnit'));
  const flagged = isNew === undefined ? undefined : isNew ? 'new' : 'used';
  const own = typed === unreadable && !generic.test(written ?? '') ? written : undefined;
  const series = seriesNamed(brand, own ?? `${row.line('model') ?? ''} ${name}`);
  return {
    category: series?.category ?? own ?? defaultCategory,
    condition: row.value('condition') ?? flagged ?? (typed === unreadable ? undefined : typed),
  };
}

function fuelOf(row: RowReading): Vehicle['fuel'] {
  const isElectric = row.value('electricUnit') ?? negated(row.value('gasUnit'));
  const flagged = isElectric === undefined ? undefined : isElectric ? 'electric' : 'gas';
  return row.value('fuel') ?? flagged;
}

function negated(flag: boolean | undefined): boolean | undefined {
  return flag === undefined ? undefined : !flag;
}

/**
 * VIN and serial number, each where it belongs: people write a cart's serial number under VIN, and
 * a VIN under serial number.
 */
function numbersOf(row: RowReading): Pick<Vehicle, 'vin' | 'serialNumber'> {
  const [vinCell, serialCell] = [row.line('vin'), row.line('serialNumber')];
  const vin = readVin(vinCell ?? '');
  const serialAsVin = readVin(serialCell ?? '');
  if (typeof serialAsVin === 'string' && (vin === undefined || vin === serialAsVin)) {
    return { vin: serialAsVin };
  }
  const serialNumber = row.value('serialNumber');
  if (vin !== unreadable || vinCell === undefined) {
    return { vin: vin === unreadable ? undefined : vin, serialNumber };
  }
  const inVinColumn = readSerial(vinCell);
  // 17 characters are a VIN with a mistake in it.
  const isSerial = typeof inVinColumn === 'string' && vinCell.replace(/[\s-]/g, '').length !== 17;
  if (!isSerial || (serialNumber !== undefined && serialNumber !== inVinColumn)) {
    row.refuse('vin', vinCell);
    return {};
  }
  row.notes.push(`VIN ${quoted(vinCell)} is not a VIN and was read as a serial number`);
  return { serialNumber: inVinColumn };
}

/**
 * The columns that are specifications come first, then what the file adds. A column counts before a
 * fact of the same name among the others: somebody has added it to an export.
 */
function specificationsOf(fields: RowFields, row: RowReading): Vehicle['specifications'] {
  const own = withoutAbsent(
    Object.fromEntries(
      specificationColumns.map(({ field, key, unit }) => [key, factOf(row, field, unit)]),
    ),
  );
  return { ...own, ...fields.specifications, ...own } as Vehicle['specifications'];
}

function factOf(row: RowReading, field: StockField, unit: string | undefined) {
  if (field === 'seats') return row.value('seats');
  const text = row.line(field);
  return text === undefined || unit === undefined ? text : withUnit(text, unit);
}

/** Absent fields are left out, so that a vehicle looks the same however it came. */
function withoutAbsent<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
