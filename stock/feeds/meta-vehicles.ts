import type { Showroom } from '../../domain/business/identity.ts';
import { modelName } from '../../domain/catalogue/model-name.ts';
import { type Fuel, type StockedVehicle, stockedSince } from '../../domain/catalogue/vehicle.ts';
import { csvLine } from '../../domain/text/csv-line.ts';
import { eligible } from './eligibility.ts';
import { feedCell, pricesOf, shortened } from './feed-text.ts';
import { type FeedSite, pictureUrls, showroomOf, vehicleUrl } from './site.ts';

/** Pictures of a unit that go into the feed; Meta takes up to 20. */
const mostPictures = 10;

const pictureColumns = Array.from({ length: mostPictures }, (_, index) => [
  `image[${index}].url`,
  `image[${index}].tag[0]`,
]).flat();

/**
 * Headers of Meta's automotive inventory feed, in the spelling of its reference
 * (developers.facebook.com/docs/marketing-api/auto-ads/reference, "Automotive Inventory Ads -
 * Supported Feed Formats"): nested fields are flattened with JSON paths.
 */
export const metaVehiclesHeader: readonly string[] = [
  'vehicle_id',
  'vin',
  'title',
  'description',
  'url',
  'make',
  'model',
  'trim',
  'year',
  'body_style',
  'fuel_type',
  'mileage.value',
  'mileage.unit',
  ...pictureColumns,
  'price',
  'sale_price',
  'exterior_color',
  'interior_color',
  'state_of_vehicle',
  'availability',
  'address.addr1',
  'address.city',
  'address.region',
  'address.postal_code',
  'address.country',
  'latitude',
  'longitude',
  'dealer_id',
  'dealer_name',
  'dealer_phone',
  'stock_number',
  'date_first_on_lot',
];

const fuelTypes: Readonly<Record<Fuel, string>> = { electric: 'ELECTRIC', gas: 'GASOLINE' };

/** Columns of figures and codes, which are written as they are: a longitude here is negative. */
const figures = new Set(['latitude', 'longitude']);

/**
 * Meta's automotive inventory feed as CSV, in pieces. A low-speed vehicle has none of Meta's body
 * styles but OTHER; a display unit is USED; an unknown fuel is left out. The dealer's phone is
 * written as it is shown, because `+1…` is a formula to a spreadsheet.
 */
export function* metaVehiclesCsv(
  vehicles: Iterable<StockedVehicle>,
  site: FeedSite,
): Generator<string> {
  yield csvLine(metaVehiclesHeader);
  for (const vehicle of eligible('meta-vehicles', vehicles)) {
    const cells = cellsOf(vehicle, site);
    yield csvLine(
      metaVehiclesHeader.map((column) => {
        const cell = cells[column] ?? '';
        return figures.has(column) ? cell : feedCell(cell);
      }),
    );
  }
}

function cellsOf(
  vehicle: StockedVehicle,
  site: FeedSite,
): Readonly<Record<string, string | undefined>> {
  const { price, salePrice } = pricesOf(vehicle);
  const title = shortened(vehicle.name, 500);
  const pictures = pictureUrls(site, vehicle)
    .slice(0, mostPictures)
    .flatMap((url, index) => [
      [`image[${index}].url`, url],
      [`image[${index}].tag[0]`, title],
    ]);
  return {
    vehicle_id: vehicle.id,
    vin: vehicle.vin,
    title,
    description: shortened(vehicle.description || vehicle.name, 5000),
    url: vehicleUrl(site, vehicle),
    make: vehicle.brand,
    model: modelName(vehicle),
    trim: shortened(String(vehicle.specifications.trim ?? ''), 50),
    year: String(vehicle.year ?? ''),
    body_style: 'OTHER',
    fuel_type: vehicle.fuel && fuelTypes[vehicle.fuel],
    'mileage.value': String(vehicle.mileage ?? 0),
    'mileage.unit': 'MI',
    ...Object.fromEntries(pictures),
    price,
    sale_price: salePrice,
    exterior_color: vehicle.exteriorColor,
    interior_color: vehicle.interiorColor,
    state_of_vehicle: vehicle.condition === 'new' ? 'NEW' : 'USED',
    availability: 'AVAILABLE',
    ...dealerCells(showroomOf(vehicle)),
    stock_number: vehicle.stockNumber,
    date_first_on_lot: stockedSince(vehicle).slice(0, 10),
  };
}

function dealerCells(showroom: Showroom | undefined): Readonly<Record<string, string>> {
  if (showroom === undefined) return {};
  const { address, coordinates, id, name, phone } = showroom;
  return {
    'address.addr1': address.street,
    'address.city': address.city,
    'address.region': address.region,
    'address.postal_code': address.postalCode,
    'address.country': 'US',
    latitude: String(coordinates.lat),
    longitude: String(coordinates.lon),
    dealer_id: id,
    dealer_name: name,
    dealer_phone: phone.shown,
  };
}
