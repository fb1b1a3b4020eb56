import { type Dealer, phoneAt } from '../../domain/dealer/dealer.ts';
import type { Showroom } from '../../domain/dealer/showroom.ts';
import { modelName } from '../../domain/stock/model-name.ts';
import { type Fuel, type StockedVehicle, stockedSince } from '../../domain/stock/vehicle.ts';
import { type FeedColumn, feedCsv, pricesOf, shortened } from './feed-text.ts';
import { showroomOf } from './site.ts';

/** Meta takes up to 20. */
const maxPictures = 10;

const fuelTypes: Readonly<Record<Fuel, string>> = { electric: 'ELECTRIC', gas: 'GASOLINE' };

function titleOf({ name }: StockedVehicle): string {
  return shortened(name, 500);
}

const pictureColumns = Array.from({ length: maxPictures }, (_, index): FeedColumn[] => [
  [`image[${index}].url`, (_, { pictures }) => pictures[index]],
  [`image[${index}].tag[0]`, (vehicle, { pictures }) => pictures[index] && titleOf(vehicle)],
]).flat();

function seller(fact: (showroom: Showroom, dealer: Dealer) => string | number): FeedColumn[1] {
  return (vehicle, { dealer }) => {
    const showroom = showroomOf(vehicle);
    return showroom && fact(showroom, dealer);
  };
}

/** developers.facebook.com/docs/marketing-api/auto-ads/reference: nested fields as JSON paths. */
const columns: readonly FeedColumn[] = [
  ['vehicle_id', ({ id }) => id],
  ['vin', ({ vin }) => vin],
  ['title', titleOf],
  ['description', ({ description, name }) => shortened(description || name, 5000)],
  ['url', (_, { url }) => url],
  ['make', ({ brand }) => brand],
  ['model', modelName],
  ['trim', ({ specifications }) => shortened(String(specifications.trim ?? ''), 50)],
  ['year', ({ year }) => year],
  ['body_style', () => 'OTHER'],
  ['fuel_type', ({ fuel }) => fuel && fuelTypes[fuel]],
  ['mileage.value', ({ mileage = 0 }) => mileage],
  ['mileage.unit', () => 'MI'],
  ...pictureColumns,
  ['price', (vehicle) => pricesOf(vehicle).price],
  ['sale_price', (vehicle) => pricesOf(vehicle).salePrice],
  ['exterior_color', ({ exteriorColor }) => exteriorColor],
  ['interior_color', ({ interiorColor }) => interiorColor],
  ['state_of_vehicle', ({ offer }) => offer.feedCondition?.toUpperCase()],
  ['availability', () => 'AVAILABLE'],
  ['address.addr1', seller(({ address }) => address.street)],
  ['address.city', seller(({ address }) => address.city)],
  ['address.region', seller(({ address }) => address.region)],
  ['address.postal_code', seller(({ address }) => address.postalCode)],
  ['address.country', seller(() => 'US')],
  ['latitude', seller(({ coordinates }) => coordinates.lat)],
  ['longitude', seller(({ coordinates }) => coordinates.lon)],
  ['dealer_id', seller(({ id }) => id)],
  ['dealer_name', seller(({ name }) => name)],
  ['dealer_phone', seller(({ id }, dealer) => phoneAt(dealer, id).shown)],
  ['stock_number', ({ stockNumber }) => stockNumber],
  ['date_first_on_lot', (vehicle) => stockedSince(vehicle).slice(0, 10)],
];

/** The phone is written as shown: `+1…` is a formula to a spreadsheet. */
export const metaVehiclesCsv = feedCsv('meta-vehicles', columns);
