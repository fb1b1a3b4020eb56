import { showrooms } from '../../../domain/business.ts';
import type { SpecificationValue, Vehicle } from '../../../domain/catalogue/vehicle.ts';
import { readAddress } from './read-list.ts';
import {
  readCondition,
  readFlag,
  readInStock,
  readLifted,
  readMiles,
  readMoney,
  readSeats,
  readStreetLegal,
  readVin,
  readYear,
  unreadable,
  withUnit,
} from './read-value.ts';
import type { RowFields } from './row-fields.ts';
import { RowReading } from './row-reading.ts';
import { type Identity, identitiesOf, maxIdLength } from './vehicle-id.ts';

/** A row as a vehicle without an id, and what its id is made from; or why it can't be one. */
export type ReadVehicle =
  | { readonly ok: true; readonly vehicle: Unidentified; readonly identity: Identity }
  | { readonly ok: false; readonly reasons: readonly string[] };

export type Unidentified = Omit<Vehicle, 'id'>;

/** Category of a row that names none. */
const defaultCategory = 'Golf Carts';

/**
 * Understands a row. Needed: a brand (make), and a name or a model to make one from; the name is
 * then "year make model trim". A filled cell that can't be understood rejects the row, because
 * guessing would publish a wrong figure. The sale price wins over the price; without either there
 * is no price, whatever the MSRP.
 */
export function readVehicle(fields: RowFields): ReadVehicle {
  const row = new RowReading(fields);
  const brand = row.line('brand');
  const name = nameOf(fields);
  if (brand === undefined) row.reasons.push('no brand (make)');
  if (name === undefined) row.reasons.push('no name, and no model to make one from');

  const [identity] = identitiesOf(fields, name);
  if (identity === undefined && name !== undefined) {
    row.reasons.push('nothing makes an id: no id, stock number, VIN or Latin letters in the name');
  }
  if (identity !== undefined && identity.id.length > maxIdLength) {
    row.reasons.push(`its ${identity.from} makes an id longer than ${maxIdLength} characters`);
  }

  const { category, condition } = kindOf(row);
  const price = row.value('price', readMoney);
  const vehicle: Unidentified = {
    name: row.line('name') ?? name ?? '',
    brand: brand ?? '',
    category: category ?? defaultCategory,
    price: row.value('salePrice', readMoney) ?? price,
    description: row.line('description') ?? '',
    images: row.images(),
    externalUrl: row.value('externalUrl', (text) => readAddress(text, false)),
    specifications: row.checked(specificationsOf(fields, row)),
    features: row.features(),
    inStock: row.value('inStock', readInStock) ?? true,
    isNew: row.value('isNew', (text) => readFlag(text)) ?? false,
    year: row.value('year', readYear),
    vin: row.value('vin', readVin) ?? vinAmong(row.line('serial')),
    stockNumber: row.line('stockNumber'),
    condition,
    mileage: row.value('mileage', readMiles),
    exteriorColor: row.line('exteriorColor'),
    interiorColor: row.line('interiorColor'),
    location: showroomIdOr(row.line('location')),
    streetLegal: row.value('streetLegal', readStreetLegal),
    lifted: row.value('lifted', readLifted),
    msrp: row.value('msrp', readMoney),
  };
  return row.reasons.length > 0 || identity === undefined
    ? { ok: false, reasons: row.reasons }
    : { ok: true, vehicle: withoutAbsent(vehicle), identity };
}

/** The row's name, or one made from its make and model; also of a row that is rejected. */
export function nameOf({ text }: Pick<RowFields, 'text'>): string | undefined {
  if (text.name !== undefined) return text.name;
  if (text.model === undefined || text.brand === undefined) return undefined;
  const year = readYear(text.year ?? '');
  const parts = [year === unreadable ? undefined : year, text.brand, text.model, text.trim];
  return parts.filter((part) => part !== undefined).join(' ');
}

/**
 * Category and condition. A column called "Type" is read as a category, yet many systems write
 * "New" and "Used" there; a column called "New" may say "Yes" or "Used".
 */
function kindOf(row: RowReading): Partial<Pick<Vehicle, 'category' | 'condition'>> {
  const category = row.line('category');
  const typed = readCondition(category ?? '');
  const isNew = row.value('isNewUnit', (text) =>
    readFlag(text, /^new$/i, /^(?:used|pre-?owned)$/i),
  );
  const told = isNew === undefined ? undefined : isNew ? 'new' : 'used';
  const condition = row.value('condition', readCondition) ?? told;
  return typed === unreadable
    ? { category, condition }
    : { category: undefined, condition: condition ?? typed };
}

/** A serial number is a VIN on a cart that is made for the road; else it stays the dealer's own. */
function vinAmong(serial: string | undefined): string | undefined {
  const vin = readVin(serial ?? '');
  return vin === unreadable ? undefined : vin;
}

/** The columns of ours that are specifications come first, then what the file adds. */
function specificationsOf(fields: RowFields, row: RowReading): Vehicle['specifications'] {
  const speed = row.line('topSpeed');
  const range = row.line('range');
  const own: Record<string, SpecificationValue | undefined> = {
    topSpeed: speed === undefined ? undefined : withUnit(speed, 'mph'),
    range: range === undefined ? undefined : withUnit(range, 'miles'),
    seatingCapacity: row.value('seats', readSeats),
    batteryType: row.line('batteryType'),
    chargingTime: row.line('chargingTime'),
    payload: row.line('payload'),
    model: row.line('model'),
    trim: row.line('trim'),
  };
  return withoutAbsent({ ...own, ...fields.specifications }) as Vehicle['specifications'];
}

/** Our showroom's id where the location is one of them, else the dealer's own words. */
function showroomIdOr(location: string | undefined): string | undefined {
  const told = location?.toLowerCase();
  const showroom = showrooms.find(({ id, city, name }) =>
    [id, city, name].some((known) => known.toLowerCase() === told),
  );
  return showroom?.id ?? location;
}

/** Absent fields are left out, so that a vehicle looks the same however it came. */
function withoutAbsent<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
