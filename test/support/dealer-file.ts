import type { StockStatus, Vehicle } from '../../domain/stock/vehicle.ts';
import { type Lot, lots, makeOf } from './dealer-lots.ts';

/**
 * A stock file in the shape a vendor's system exports: nested JSON with its own names, new and used
 * as booleans, gas and electric, "Utility" among the seats, HTML in texts. 443 carts, of which 241
 * are used, 70 run on gas, 214 have no photograph and 9 no number of seats; everything is the same
 * in every run. {@link dealerVehicles} says what an import has to make of it.
 */

/** How the vendor's words for a stock status are meant. */
const statuses = {
  retail: 'in-stock',
  'On Hold': 'on-hold',
  'Sale Pending': 'sale-pending',
  'In Transit': 'coming',
  Sold: 'sold',
} as const satisfies Readonly<Record<string, StockStatus>>;

interface Unit {
  readonly lot: Lot;
  /** From 0, over all lots. */
  readonly index: number;
  readonly stockNumber: string;
  readonly year: number;
  readonly fuel: 'electric' | 'gas';
  readonly color: string;
  readonly seatColor: string;
  readonly price: number;
  readonly miles: number | undefined;
  readonly status: keyof typeof statuses;
  readonly photos: readonly string[];
}

const colors = ['Red', 'White', 'Navy Blue', 'Forest Green', 'Black', 'Champagne', 'Silver'];
const seatColors = ['Tan', 'Black', 'Gray'];

/** The carts of the file, in its order. */
const units: readonly Unit[] = lots
  .flatMap((lot) => Array.from({ length: lot.count }, (_, place) => ({ lot, place })))
  .map(({ lot, place }, index) => ({
    lot,
    index,
    stockNumber: `LR${2000 + index}`,
    year: lot.used ? 2010 + (lot.twins ? 5 : place % 13) : 2025 + (lot.twins ? 0 : place % 2),
    fuel: place < (lot.gas ?? 0) ? 'gas' : 'electric',
    color: colors[lot.twins ? 4 : place % colors.length] ?? '',
    seatColor: seatColors[lot.twins ? 1 : place % seatColors.length] ?? '',
    price: lot.price + (lot.used && !lot.twins ? (place % 5) * 100 : 0),
    miles: lot.used ? 400 + (lot.twins ? 0 : place * 37) : undefined,
    status: statusAt(index),
    // 229 of 443: every cart of an odd number, and eight more.
    photos: index % 2 === 1 || index < 16 ? photosOf(index) : [],
  }));

function statusAt(index: number): Unit['status'] {
  const exceptions: Readonly<Record<number, Unit['status']>> = {
    200: 'On Hold',
    210: 'On Hold',
    260: 'On Hold',
    300: 'On Hold',
    220: 'Sale Pending',
    270: 'Sale Pending',
    310: 'Sale Pending',
    115: 'In Transit',
    116: 'In Transit',
    117: 'In Transit',
    230: 'Sold',
    320: 'Sold',
  };
  return exceptions[index] ?? 'retail';
}

function photosOf(index: number): readonly string[] {
  return Array.from(
    { length: 1 + (index % 15) },
    (_, shot) => `https://cdn.vendor.example/u/${70_000 + index}/${shot + 1}.jpg`,
  );
}

/** A serial number: not 17 characters. */
function serialOf({ index }: Unit): string {
  return `JW${1510 + (index % 20)}-${100_000 + index * 7}`;
}

/** 17 characters, none of them I, O or Q. */
function vinOf({ index }: Unit): string {
  return `7LDGC4A1XRN${String(200_000 + index)}`;
}

function unitJson(unit: Unit): object {
  const { lot, index, year, fuel, color, seatColor, price, miles, status, photos } = unit;
  const hasVin = lot.streetLegal === 'with VIN';
  return {
    unitId: 70_000 + index,
    stockNo: unit.stockNumber,
    isUsed: lot.used === true,
    status,
    location: 'T1',
    cart: { year, make: lot.make, model: lot.model, trim: '', passengers: lot.passengers },
    // What a salesperson typed over the listing repeats year, make and model.
    headline: index % 10 === 3 ? `${year} ${lot.make} ${year} ${lot.make} ${lot.model}` : '',
    drive: { powerType: fuel === 'gas' ? 'Gas' : 'Electric', topSpeedMph: lot.used ? 19 : 25 },
    ids: { vin: hasVin ? vinOf(unit) : '', serialNumber: hasVin ? null : serialOf(unit) },
    pricing: { retail: price, special: 0, cost: Math.round(price * 0.8) },
    appearance: { bodyColor: color, seatColor },
    odometer: miles ?? 'N/A',
    streetLegal: lot.streetLegal === undefined ? null : true,
    imageUrls: photos,
    description:
      index % 3 === 0
        ? `<p>${color} ${lot.model} &amp; ready to drive.</p><ul><li>Seat belts</li><li>Lights</li></ul>`
        : '',
    internalNotes: `floor price ${Math.round(price * 0.9)}`,
  };
}

/** The file as the vendor sends it. */
export function dealerFile(): string {
  const account = { code: 'T1', contact: 'feeds@vendor.example' };
  return JSON.stringify({ version: 3, account, payload: { units: units.map(unitJson) } });
}

/** The mapping that reads all of it. */
export const dealerMapping = {
  rows: 'payload.units',
  fields: {
    id: 'unitId',
    stockNumber: 'stockNo',
    name: 'headline',
    brand: 'cart.make',
    model: 'cart.model',
    year: 'cart.year',
    seats: { from: 'cart.passengers', nothing: ['Utility'] },
    condition: { from: 'isUsed', values: { true: 'used', false: 'new' } },
    status: { from: 'status', values: { retail: 'in-stock' } },
    location: 'location',
    fuel: 'drive.powerType',
    topSpeed: 'drive.topSpeedMph',
    vin: 'ids.vin',
    serialNumber: 'ids.serialNumber',
    price: 'pricing.retail',
    exteriorColor: 'appearance.bodyColor',
    interiorColor: 'appearance.seatColor',
    mileage: 'odometer',
    streetLegal: 'streetLegal',
    images: { list: 'imageUrls', most: 12 },
    description: 'description',
  },
} as const;

const seatsIn: Readonly<Record<string, number>> = { '2+2': 4, Six: 6 };

/** What the file says, cart by cart, as this site has to know it. */
export function dealerVehicles(): readonly Vehicle[] {
  return units.map((unit) => {
    const { lot, index, year, fuel, color, seatColor, price, miles, status, photos } = unit;
    const brand = makeOf(lot);
    const seats = seatsIn[lot.passengers] ?? Number.parseInt(lot.passengers, 10);
    const hasVin = lot.streetLegal === 'with VIN';
    return {
      id: String(70_000 + index),
      name: `${year} ${brand} ${lot.model}`,
      brand,
      category: lot.category ?? 'Golf Carts',
      price,
      year,
      condition: lot.used ? 'used' : 'new',
      ...(miles !== undefined && { mileage: miles }),
      fuel,
      exteriorColor: color,
      interiorColor: seatColor,
      ...(lot.streetLegal !== undefined && { streetLegal: true }),
      location: 'T1',
      stockNumber: unit.stockNumber,
      ...(hasVin ? { vin: vinOf(unit) } : { serialNumber: serialOf(unit) }),
      status: statuses[status],
      inStock: status === 'retail',
      isNew: false,
      description:
        index % 3 === 0 ? `${color} ${lot.model} & ready to drive.\nSeat belts\nLights` : '',
      features: [],
      images: photos.slice(0, 12),
      specifications: {
        topSpeed: `${lot.used ? 19 : 25} mph`,
        ...(!Number.isNaN(seats) && { seatingCapacity: seats }),
        model: lot.model,
      },
    };
  });
}
