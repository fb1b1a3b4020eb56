import type { StockStatus, Vehicle } from '../../domain/stock/vehicle.ts';

/**
 * A dealer's stock as two vendors' systems export it: 443 carts of 14 makes, of which 241 are used, 70 run
 * on gas, 214 have no photograph and 9 no number of seats; the same in every run. {@link dealerVehicles} has
 * what an import has to make of it.
 */

/**
 * Carts of one model a line: make (in several spellings), model, count, count of those on gas, seats, price;
 * then the series of a new one, "used", and "twins" where only the stock numbers differ.
 */
const lots = `
Denago|Rover XL|40|0|6 Passenger|9995|EV Rover Series|twins no-vin
Denago|ROVER XL6|30|0|6 Passenger|11995|EV Rover Series|no-vin
Denago|Rover XXL|23|0|8|11995|EV Rover Series|twins no-vin
DENAGO EV|Nomad XL|20|0|4 Passenger|8495|EV Nomad Series|no-vin
Denago|EV City|2|0|2|14900|EV City Series|
Evolution|D5 Ranger 4|18|0|4|8695|D5 Ranger Series|no-vin
Evolution|D5 Maverick 6|10|0|6 Passenger|10995|D5 Maverick Series|no-vin
Evolution|Classic 4 Plus|8|0|2+2|6995|Classic Series|no-vin
Evolution|D6 MAX XT6|6|0|6|17595|D6 Max Series|no-vin
Icon EV|i40|7|0|4|7499||no-vin
ICON|i40L|8|0|4|8199||vin
Bintelli|Beyond 4PR|10|0|4|9295||
STAR EV|Sirius 2+2|8|0|2+2|9899||
Teko EV|Maverick 60|12|0|Six|10450||
ClubCar|Precedent|70|28|4|5495||used
Club Car|Onward|20|0|4 Passenger|8250||used
CLUB CAR|DS|10|4|2|3250||used twins
EZGO|TXT|45|14|4|4795||used
E-Z-GO|RXV|40|0|4|5995||used twins
Yamaha|Drive2|30|18|2|5250||used
YAMAHA GOLF CAR|Drive|10|0|2|3995||used
Cushman|Hauler 1200|6|6|Utility|6450||used
Tomberlin|Emerge|2|0|4|4500||used
Tomberlin|Shadow|1|0|Utility|4900||used
Garia|Golf|2|0|2|11500||used
Columbia|Utilitruck|2|0|Utility|5100||used
Advanced EV|Advent 4|3|0|4 Passenger|6900||used`
  .trim()
  .split('\n')
  .map((line) => {
    const [make = '', model = '', count, gas, passengers = '', price, category, flags = ''] =
      line.split('|');
    const counts = { count: Number(count), gas: Number(gas), price: Number(price) };
    const [used, twins] = ['used', 'twins'].map((flag) => flags.includes(flag));
    const streetLegal = flags.includes('vin');
    const hasVin = streetLegal && !flags.includes('no-vin');
    return { make, model, passengers, category, ...counts, used, twins, streetLegal, hasVin };
  });

/** Makes as the site spells them. */
const spellings: Readonly<Record<string, string>> = {
  ...{ 'DENAGO EV': 'Denago', 'Icon EV': 'ICON', 'STAR EV': 'Star EV', ClubCar: 'Club Car' },
  ...{ 'CLUB CAR': 'Club Car', EZGO: 'EZ-GO', 'E-Z-GO': 'EZ-GO', 'YAMAHA GOLF CAR': 'Yamaha' },
};

/** How the vendor's words for a stock status are meant, and which carts have another than `retail`. */
const statuses: Readonly<Record<string, readonly [StockStatus, ...at: number[]]>> = {
  retail: ['in-stock'],
  'On Hold': ['on-hold', 200, 210, 260, 300],
  'Sale Pending': ['sale-pending', 220, 270, 310],
  'In Transit': ['coming', 115, 116, 117],
  Sold: ['sold', 230, 320],
};

const colors = ['Red', 'White', 'Navy Blue', 'Forest Green', 'Black', 'Champagne', 'Silver'];
const seatColors = ['Tan', 'Black', 'Gray'];

/** The carts, in the order of the file. */
const units = lots
  .flatMap((lot) => Array.from({ length: lot.count }, (_, place) => ({ lot, place })))
  .map(({ lot, place }, index) => {
    const [word = 'retail', [status] = ['in-stock']] =
      Object.entries(statuses).find(([, [, ...at]]) => at.includes(index)) ?? [];
    // 229 of 443: every cart of an odd number, and eight more.
    const photoCount = index % 2 === 1 || index < 16 ? 1 + (index % 15) : 0;
    return {
      ...{ lot, index, word, status: status as StockStatus, id: 70_000 + index },
      stockNumber: `LR${2000 + index}`,
      year: lot.used ? 2010 + (lot.twins ? 5 : place % 13) : 2025 + (lot.twins ? 0 : place % 2),
      fuel: place < lot.gas ? ('gas' as const) : ('electric' as const),
      color: colors[lot.twins ? 4 : place % colors.length] ?? '',
      seatColor: seatColors[lot.twins ? 1 : place % seatColors.length] ?? '',
      price: lot.price + (lot.used && !lot.twins ? (place % 5) * 100 : 0),
      miles: lot.used ? 400 + (lot.twins ? 0 : place * 37) : undefined,
      // 17 characters, none of them I, O or Q; or a serial number, which has another length.
      vin: lot.hasVin ? `7LDGC4A1XRN${200_000 + index}` : undefined,
      serialNumber: lot.hasVin ? undefined : `JW${1510 + (index % 20)}-${100_000 + index * 7}`,
      photos: Array.from(
        { length: photoCount },
        (_, shot) => `https://cdn.vendor.example/u/${70_000 + index}/${shot + 1}.jpg`,
      ),
    };
  });

/** As nested JSON: booleans for new and used, "Utility" among the seats, HTML in texts. */
export function dealerFile(): string {
  const account = { code: 'T1', contact: 'feeds@vendor.example' };
  const rows = units.map(({ lot, index, color, price, ...unit }) => ({
    unitId: unit.id,
    stockNo: unit.stockNumber,
    isUsed: lot.used,
    status: unit.word,
    location: 'T1',
    cart: {
      ...{ year: unit.year, make: lot.make, model: lot.model },
      ...{ trim: '', passengers: lot.passengers },
    },
    // What a salesperson typed over the listing repeats year, make and model.
    headline:
      index % 10 === 3 ? `${unit.year} ${lot.make} ${unit.year} ${lot.make} ${lot.model}` : '',
    drive: { powerType: unit.fuel === 'gas' ? 'Gas' : 'Electric', topSpeedMph: lot.used ? 19 : 25 },
    ids: { vin: unit.vin ?? '', serialNumber: unit.serialNumber ?? null },
    pricing: { retail: price, special: 0, cost: Math.round(price * 0.8) },
    appearance: { bodyColor: color, seatColor: unit.seatColor },
    odometer: unit.miles ?? 'N/A',
    streetLegal: lot.streetLegal || null,
    imageUrls: unit.photos,
    description:
      index % 3 === 0
        ? `<p>${color} ${lot.model} &amp; ready to drive.</p><ul><li>Seat belts</li><li>Lights</li></ul>`
        : '',
    internalNotes: `floor price ${Math.round(price * 0.9)}`,
  }));
  return JSON.stringify({ version: 3, account, payload: { units: rows } });
}

const seatsIn: Readonly<Record<string, number>> = { '2+2': 4, Six: 6 };

/** The carts as this site has to know them. */
export function dealerVehicles(): readonly Vehicle[] {
  return units.map(({ lot, index, color, miles, vin, serialNumber, status, ...unit }) => {
    const brand = spellings[lot.make] ?? lot.make;
    const seats = seatsIn[lot.passengers] ?? Number.parseInt(lot.passengers, 10);
    return {
      ...{ id: String(unit.id), name: `${unit.year} ${brand} ${lot.model}`, brand },
      ...{ category: lot.category || 'Golf Carts', price: unit.price, year: unit.year },
      condition: lot.used ? 'used' : 'new',
      ...(miles !== undefined && { mileage: miles }),
      ...{ fuel: unit.fuel, exteriorColor: color, interiorColor: unit.seatColor },
      ...(lot.streetLegal && { streetLegal: true }),
      ...{ location: 'T1', stockNumber: unit.stockNumber },
      ...(vin === undefined ? { serialNumber } : { vin }),
      ...{ status, inStock: status === 'in-stock', isNew: false },
      description:
        index % 3 === 0 ? `${color} ${lot.model} & ready to drive.\nSeat belts\nLights` : '',
      features: [],
      images: unit.photos.slice(0, 12),
      specifications: {
        topSpeed: `${lot.used ? 19 : 25} mph`,
        ...(!Number.isNaN(seats) && { seatingCapacity: seats }),
        model: lot.model,
      },
    };
  });
}
