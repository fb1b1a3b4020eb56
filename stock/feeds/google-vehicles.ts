import { modelName } from '../../domain/catalogue/model-name.ts';
import type { Fuel, StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { csvLine } from '../../domain/text/csv-line.ts';
import { eligible } from './eligibility.ts';
import { feedCell, feedPrice, shortened } from './feed-text.ts';
import { type FeedSite, pictureUrls, showroomOf, vehicleUrl } from './site.ts';

/**
 * Headers of Google's vehicle ads feed, in the spelling of Merchant Center help: answer 11192663
 * (the feed), 14154094 (`vehicle_fulfillment`), 13869896 (`store_code`), 13871172
 * (`link_template`), 14156166 (`mileage`, with its unit; 0 for a new vehicle), 14154171
 * (`vehicle_msrp`), 14156068 (`engine`, optional in the United States). Google also fixes the header of a group:
 * `vehicle_fulfillment(option:store_code)`.
 */
export const googleVehiclesHeader = [
  'id',
  'vin',
  'store_code',
  'vehicle_fulfillment(option:store_code)',
  'brand',
  'model',
  'trim',
  'year',
  'condition',
  'mileage',
  'engine',
  'color',
  'price',
  'vehicle_msrp',
  'image_link',
  'additional_image_link',
  'link',
  'link_template',
  'description',
  'google_product_category',
] as const;

type Column = (typeof googleVehiclesHeader)[number];

/** Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans: what vehicle ads are for. */
const carsTrucksVans = '916';

const engines: Readonly<Record<Fuel, string>> = { electric: 'electric', gas: 'gasoline' };

/**
 * Google's vehicle ads feed as CSV, in pieces. The store code of a unit is the id of the showroom
 * it stands at; the dealer enters the same word as the store code of that Business Profile. A
 * display unit is used; an unknown fuel is left out.
 */
export function* googleVehiclesCsv(
  vehicles: Iterable<StockedVehicle>,
  site: FeedSite,
): Generator<string> {
  yield csvLine(googleVehiclesHeader);
  for (const vehicle of eligible('google-vehicles', vehicles)) {
    const cells = cellsOf(vehicle, site);
    yield csvLine(googleVehiclesHeader.map((column) => feedCell(cells[column])));
  }
}

function cellsOf(vehicle: StockedVehicle, site: FeedSite): Readonly<Record<Column, string>> {
  const [picture = '', ...pictures] = pictureUrls(site, vehicle);
  const store = showroomOf(vehicle)?.id ?? '';
  const url = vehicleUrl(site, vehicle);
  const { price = 0, msrp, fuel, year = '', vin = '', specifications } = vehicle;
  const isNew = vehicle.condition === 'new';
  return {
    id: vehicle.id,
    vin,
    store_code: store,
    'vehicle_fulfillment(option:store_code)': `in_store:${store}`,
    brand: vehicle.brand,
    model: modelName(vehicle),
    trim: String(specifications.trim ?? ''),
    year: String(year),
    condition: isNew ? 'New' : 'Used',
    mileage: `${vehicle.mileage ?? 0} miles`,
    engine: fuel === undefined ? '' : engines[fuel],
    color: vehicle.exteriorColor ?? '',
    price: feedPrice(price),
    vehicle_msrp: msrp === undefined || !isNew ? '' : feedPrice(msrp),
    image_link: picture,
    additional_image_link: pictures.slice(0, 10).join(','),
    link: url,
    link_template: `${url}?store={store_code}`,
    description: shortened(vehicle.description || vehicle.name, 5000),
    google_product_category: carsTrucksVans,
  };
}
