import type { FieldValues, VehicleField } from '../../../domain/stock/fields/vehicle-field.ts';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { nearestName } from '../../../domain/text/nearest-name.ts';
import { uncapitalized } from '../../../domain/text/wording.ts';
import { withoutContainer } from './heading-words.ts';

interface Column {
  readonly label: string;
  readonly meaning: string;
  readonly kind: 'line' | 'dollars' | 'flag' | 'seats' | 'day';
  readonly headings: string;
  /** Its key, and a bare number's unit. */
  readonly specification?: string;
  readonly unit?: string;
  readonly isForStaff?: true;
}

const fileColumns = {
  model: {
    label: 'Model',
    meaning: 'Model, from which the name is made; series of ours are recognized by it',
    kind: 'line',
    headings: 'modelname vehiclemodel modeldescription modeltrim modelandtrim',
    specification: 'model',
  },
  trim: {
    label: 'Trim',
    meaning: 'Version of the model',
    kind: 'line',
    headings: 'trimlevel package edition version submodel',
    specification: 'trim',
  },
  salePrice: {
    label: 'Sale price',
    meaning: 'What the cart costs for now, instead of the price',
    kind: 'dollars',
    headings:
      'sale specialprice special internetprice discountedprice discountprice promoprice clearanceprice finalprice onlinesaleprice',
  },
  saleEnds: {
    label: 'Sale ends',
    meaning: 'Last day of the sale price; after it the price counts',
    isForStaff: true,
    kind: 'day',
    headings:
      'saleend saleenddate saleendson saleuntil saleexpires saleexpiration datesalepriceends salepriceends salepriceenddate salepriceeffectivedate specialends specialto specialpriceto',
  },
  parent: {
    label: 'Parent',
    meaning: 'Stock number of the row that this one is a variation of; that row is no cart',
    isForStaff: true,
    kind: 'line',
    headings: 'parentsku parentid parentstocknumber parentitem',
  },
  newUnit: {
    label: 'New unit',
    meaning: 'Yes for a new cart, no for a used one',
    kind: 'flag',
    headings: 'new isnewvehicle isnewunit',
  },
  usedUnit: {
    label: 'Used unit',
    meaning: 'Yes for a used cart, no for a new one',
    kind: 'flag',
    headings: 'used isused usedvehicle preowned ispreowned isusedunit',
  },
  electricUnit: {
    label: 'Electric unit',
    meaning: 'Yes for an electric cart, no for a gas one',
    kind: 'flag',
    headings: 'iselectric iselectriccart isev',
  },
  gasUnit: {
    label: 'Gas unit',
    meaning: 'Yes for a gas cart, no for an electric one',
    kind: 'flag',
    headings: 'isgas isgascart isgaspowered',
  },
  sold: {
    label: 'Sold',
    meaning: 'Yes, a mark or a date where the cart is sold',
    kind: 'flag',
    headings: 'issold solddate datesold soldon soldyn saledate salesdate dateofsale solddatetime',
  },
  seats: {
    label: 'Seats',
    meaning: 'Number of seats',
    kind: 'seats',
    headings:
      'seatingcapacity passengers passenger passengercapacity passengercount seating numberofseats seatcount noofseats capacity pax passengerlimit maxpassengers',
    specification: 'seatingCapacity',
  },
  topSpeed: {
    label: 'Top speed',
    meaning: 'Miles an hour',
    kind: 'line',
    headings: 'maxspeed maximumspeed speed topspeedmph maxspeedmph mph',
    specification: 'topSpeed',
    unit: 'mph',
  },
  range: {
    label: 'Range',
    meaning: 'Miles on one charge',
    kind: 'line',
    headings: 'rangemiles drivingrange maxrange batteryrange electricrange milesofrange rangemi',
    specification: 'range',
    unit: 'miles',
  },
  batteryType: {
    label: 'Battery type',
    meaning: 'Like “Lithium 48V”',
    kind: 'line',
    headings: 'battery batteries batterypack batterydescription batt',
    specification: 'batteryType',
  },
  hours: {
    label: 'Hours',
    meaning: 'Hours it has run',
    kind: 'line',
    headings: 'enginehours hourmeter runhours runninghours hoursused meterhours',
    specification: 'hours',
  },
  batteryYear: {
    label: 'Battery year',
    meaning: 'Year or age of the batteries',
    kind: 'line',
    headings: 'batteryage batterydate batteriesyear batteriesdate batteryinstalled yearofbatteries',
    specification: 'batteryYear',
  },
  chargingTime: {
    label: 'Charging time',
    meaning: 'How long charging takes',
    kind: 'line',
    headings: 'chargetime rechargetime timetocharge',
    specification: 'chargingTime',
  },
  payload: {
    label: 'Payload',
    meaning: 'What it may carry, in pounds',
    kind: 'line',
    headings: 'payloadcapacity loadcapacity maxload maxpayload',
    specification: 'payload',
  },
} as const satisfies Readonly<Record<string, Column>>;

export type StockField = keyof Vehicle | keyof typeof fileColumns;

export type StockValue<Field extends StockField> = Field extends keyof Vehicle
  ? NonNullable<Vehicle[Field]>
  : Field extends keyof typeof fileColumns
    ? (FieldValues & { readonly seats: number })[(typeof fileColumns)[Field]['kind']]
    : never;

export const stockFields: Readonly<Record<StockField, VehicleField | Column>> = {
  ...vehicleFields,
  ...fileColumns,
};

export function isStockField(name: string): name is StockField {
  return Object.hasOwn(stockFields, name);
}

export const specificationColumns = (
  Object.entries(fileColumns) as [keyof typeof fileColumns, Column][]
).flatMap(([field, { specification, unit }]) =>
  specification === undefined ? [] : [{ field, key: specification, unit }],
);

/** `"stock number"`, `"VIN"`. */
export function labelOf(field: StockField): string {
  const { label } = stockFields[field];
  return /^\p{Lu}\p{Ll}/u.test(label) ? uncapitalized(label) : label;
}

/** `"Sale Price ($)"` → `"saleprice"`, `"Unit #"` → `"unitnumber"`. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('#', 'number')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

interface Alias {
  readonly field: StockField;
  readonly rank: number;
}

const aliasByKey = new Map<string, Alias>();
for (const [field, { headings }] of Object.entries(stockFields) as [StockField, Column][]) {
  for (const [rank, name] of [headerKey(field), ...headings.split(' ')].entries()) {
    const other = aliasByKey.get(name);
    if (other !== undefined) throw new Error(`“${name}” stands for ${other.field} and ${field}`);
    aliasByKey.set(name, { field, rank });
  }
}

/** “Photo 1” and “Photo 2” are one list. */
export function fieldOfHeader(header: string): Alias | undefined {
  const key = headerKey(header);
  const alias = aliasByKey.get(key);
  if (alias !== undefined) return alias;
  const numbered = aliasByKey.get(key.replace(/\d{1,3}$/, ''));
  if (numbered !== undefined && isListField(numbered.field)) return numbered;
  const bare = aliasByKey.get(headerKey(withoutContainer(header)));
  return bare !== undefined && isFact(stockFields[bare.field])
    ? { ...bare, rank: bare.rank + 100 }
    : undefined;
}

function isFact(field: VehicleField | Column): boolean {
  if ('specification' in field) return true;
  return 'published' in field && field.published === 'table' && field.kind !== 'dollars';
}

export function nearestHeading(header: string): string | undefined {
  return nearestName(headerKey(header), [...aliasByKey.keys()]);
}

export function isListField(field: StockField): field is 'images' | 'features' {
  const { kind } = stockFields[field];
  return kind === 'pictures' || kind === 'list';
}
