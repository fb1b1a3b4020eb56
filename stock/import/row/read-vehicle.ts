import { formatUsd } from '../../../domain/money.ts';
import { newYorkTime } from '../../../domain/new-york-time.ts';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import { seriesNamed } from '../../../domain/stock/known-models/known-model.ts';
import { makeAtStart, makeOf } from '../../../domain/stock/known-models/makes.ts';
import type { Vehicle, VehicleCondition } from '../../../domain/stock/vehicle.ts';
import { availabilityOf, deniesSale, quoted } from './availability.ts';
import { FieldReader } from './field-reader.ts';
import { type Identity, identitiesOf, maxIdLength, type Unidentified } from './identify.ts';
import { isPlaceholder, readMoney } from './read-money.ts';
import {
  type Read,
  readChoice,
  readSeats,
  readSerial,
  readVin,
  readYear,
  seatsPhrase,
  unreadable,
  withUnit,
} from './read-value.ts';
import type { RowFields } from './row-fields.ts';
import { type StockField, specificationColumns } from './stock-field.ts';
import { vehicleName } from './vehicle-name.ts';

export type ReadVehicle =
  | {
      readonly ok: true;
      readonly vehicle: Unidentified;
      readonly identity: Identity;
      readonly isHidden: boolean;
      readonly notes: readonly string[];
      /** Unreadable cells: not for sale, or a fact is open. */
      readonly doubts: readonly string[];
      /** Holds the row back until it is confirmed. */
      readonly contradiction?: string | undefined;
    }
  | { readonly ok: false; readonly reasons: readonly string[] };

const defaultCategory = 'Golf Carts';

/** An unreadable figure rejects the row: a guess would be published. @param today in New York */
export function readVehicle(
  fields: RowFields,
  today: string = newYorkTime(new Date()).date,
): ReadVehicle {
  const row = new FieldReader(fields);
  const brand = brandOf(fields);
  const name = cartName(fields);
  if (brand === undefined) row.reasons.push('the make is missing');
  const category = fields.text.category ?? '';
  if (notCarts.test(category)) row.reasons.push(`${quoted(category)} are no carts`);
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
  ) as Partial<Vehicle> & Pick<Vehicle, 'features'>;
  row.line('name');
  row.line('brand');
  const priceCell = fields.text.price ?? '';
  const cells = deniesSale(priceCell)
    ? [...fields.availability, { heading: 'price', sense: 'words' as const, text: priceCell }]
    : fields.availability;
  const { status, inStock, isHidden, doubts, notes } = availabilityOf(cells);
  const vehicle: Unidentified = {
    ...plain,
    name: name ?? '',
    brand: brand ?? '',
    year: row.value('year') ?? yearInName(fields),
    ...categoryOf(row, brand ?? '', name ?? ''),
    fuel: row.value('fuel') ?? flagged(row, { electricUnit: 'electric', gasUnit: 'gas' }),
    price: priceOf(row, today),
    msrp: msrpOf(row),
    description: row.line('description') ?? '',
    images: row.images(),
    specifications: row.checked(specificationsOf(fields, row)),
    isNew: row.value('isNew') ?? false,
    status,
    inStock,
    ...numbersOf(row),
  };
  return row.reasons.length > 0 || identity === undefined
    ? { ok: false, reasons: row.reasons }
    : {
        ok: true,
        vehicle: withoutAbsent(vehicle),
        identity,
        isHidden,
        notes: [...row.notes, ...notes],
        doubts: [...row.doubts, ...doubts],
        contradiction: contradictionOf(fields),
      };
}

const composed: ReadonlySet<string> = new Set([
  ...['id', 'name', 'brand', 'category', 'condition', 'fuel', 'price', 'msrp', 'year'],
  ...['description', 'images', 'specifications', 'isNew', 'status', 'inStock'],
  ...['vin', 'serialNumber'],
]);

function plainValue(row: FieldReader, field: keyof Vehicle): unknown {
  return vehicleFields[field].kind === 'list' ? row.list(field) : row.value(field);
}

function brandOf({ text }: Pick<RowFields, 'text'>): string | undefined {
  if (text.brand !== undefined) return makeOf(text.brand);
  const named = (text.name ?? text.model ?? '').replace(/^(?:19|20)\d\d /, '');
  return makeAtStart(named)?.make;
}

const summary = /^(?:(?:grand |sub)?totals?|sum|average|count)\b/i;

const notCarts =
  /^(?:accessor(?:y|ies)|parts?|services?|apparel|merchandise|gift cards?)\b(?!.*\bcarts?\b)/i;

export function namesCart(fields: Pick<RowFields, 'text' | 'lists'>): boolean {
  const { name, model, year, price = '' } = fields.text;
  const hasDetails = [year, readMoney(price), fields.lists.images?.[0]].some(
    (one) => one !== undefined,
  );
  const names = [brandOf(fields), model, hasDetails ? name : undefined];
  if (notCarts.test(fields.text.category ?? '')) return false;
  return names.some((one) => one !== undefined && !summary.test(one));
}

export function cartName({ text }: Pick<RowFields, 'text'>): string | undefined {
  const year = readYear(text.year ?? '');
  const make = brandOf({ text });
  return vehicleName({
    ...text,
    year: year === unreadable ? undefined : year,
    make,
    writtenMake: text.brand,
    isOurs: seriesNamed(make ?? '', `${text.model ?? ''} ${text.name ?? ''}`) !== undefined,
  });
}

function yearInName({ text }: Pick<RowFields, 'text'>): number | undefined {
  const [year] =
    /\b(?:19[5-9]|20[0-9])\d(?=\s)/.exec((text.name ?? text.model ?? '').slice(0, 60)) ?? [];
  return year === undefined ? undefined : Number(year);
}

function contradictionOf(fields: RowFields): string | undefined {
  const { name = '', year = '' } = fields.text;
  const named = /^\W*((?:19|20|21)\d{2})\s+\p{L}/u.exec(name)?.[1];
  const inColumn = readYear(year);
  if (named === undefined || typeof inColumn !== 'number' || String(inColumn).endsWith(named))
    return undefined;
  return `its name ${quoted(name)} has another year than its column, ${inColumn}`;
}

/** “Sold” in the price column is an availability. */
function priceOf(row: FieldReader, today: string): number | undefined {
  const ends = row.value('saleEnds');
  const sale = row.value('salePrice');
  if (sale !== undefined && (ends === undefined || ends >= today)) return sale;
  if (sale !== undefined) row.notes.push(`the sale ended on ${ends}; its price is not used`);
  return deniesSale(row.line('price') ?? '') ? undefined : row.value('price');
}

function msrpOf(row: FieldReader): number | undefined {
  const msrp = row.value('msrp');
  if (msrp === undefined || !isPlaceholder(msrp)) return msrp;
  row.notes.push(`MSRP ${formatUsd(msrp)} looks like a placeholder and is left out`);
  return undefined;
}

const generic =
  /^(?:(?:electric |gas |new |used )?(?:golf )?(?:carts?|cars?|vehicles?)|lsv|ev|other|simple|variable|variation|parent|child|product|.{1,2})$/i;

/** Many systems write “New”, “Used” or the seats into “Type”. */
function categoryOf(
  row: FieldReader,
  brand: string,
  name: string,
): Pick<Vehicle, 'category' | 'condition'> {
  const written = row.line('category') ?? '';
  const typed = typedCondition(written);
  const isCustom =
    typed === unreadable &&
    !/>/.test(written) &&
    !generic.test(written) &&
    !seatsPhrase.test(written);
  const custom = isCustom ? written : undefined;
  const series = seriesNamed(brand, custom ?? `${row.line('model') ?? ''} ${name}`);
  return {
    category: series?.category ?? custom ?? defaultCategory,
    condition:
      row.value('condition') ??
      flagged(row, { newUnit: 'new', usedUnit: 'used' }) ??
      (typed === unreadable ? undefined : typed),
  };
}

/** `"Pre-Owned Carts"`, `"Golf Carts > Used > Club Car"`. */
function typedCondition(category: string): Read<VehicleCondition> {
  const parts = category
    .split(/[>,]/)
    .map((part) =>
      part.replace(/\b(?:golf |electric |gas )*(?:carts?|cars?|vehicles?)\b/gi, '').trim(),
    );
  const read = parts.map((part) => readChoice(part, vehicleFields.condition));
  return read.find((one) => typeof one === 'string') ?? (category === '' ? undefined : unreadable);
}

/** The value of the first flag that is true, else the other value of one that is false. */
function flagged<Value>(
  row: FieldReader,
  values: Partial<Record<'newUnit' | 'usedUnit' | 'electricUnit' | 'gasUnit', Value>>,
): Value | undefined {
  const entries = Object.entries(values) as [keyof typeof values, Value][];
  const flags = entries.map(([field]) => row.value(field));
  const [yes, no] = [flags.indexOf(true), flags.indexOf(false)];
  return entries[yes >= 0 ? yes : no >= 0 ? 1 - no : -1]?.[1];
}

/** A VIN and a serial number may be exchanged. */
function numbersOf(row: FieldReader): Pick<Vehicle, 'vin' | 'serialNumber'> {
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
  if (!/\d/.test(vinCell)) {
    row.notes.push(`VIN ${quoted(vinCell)} is no VIN and is left out`);
    return { serialNumber };
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

/** A column wins over an entry of `specifications` with the same name. */
function specificationsOf(fields: RowFields, row: FieldReader): Vehicle['specifications'] {
  const columns = withoutAbsent(
    Object.fromEntries(
      specificationColumns.map(({ field, key, unit }) => [key, factOf(row, field, unit)]),
    ),
  );
  return { ...columns, ...fields.specifications, ...columns } as Vehicle['specifications'];
}

function factOf(row: FieldReader, field: StockField, unit: string | undefined) {
  if (field === 'seats') {
    const category = row.line('category') ?? '';
    const seats = seatsPhrase.test(category) ? readSeats(category) : undefined;
    return row.value('seats') ?? (typeof seats === 'number' ? seats : undefined);
  }
  const text = row.line(field);
  return text === undefined || unit === undefined ? text : withUnit(text, unit);
}

function withoutAbsent<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
