import { modelName } from '../../domain/stock/model-name.ts';
import type { Fuel } from '../../domain/stock/vehicle.ts';
import { type FeedColumn, feedCsv, feedPrice, shortened } from './feed-text.ts';
import { showroomOf } from './site.ts';

/** Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans. */
const carsTrucksVans = '916';

const engines: Readonly<Record<Fuel, string>> = { electric: 'electric', gas: 'gasoline' };

/** Merchant Center answers 11192663, 14154094, 13869896, 13871172, 14156166, 14154171, 14156068. */
const columns: readonly FeedColumn[] = [
  ['id', ({ id }) => id],
  ['vin', ({ vin }) => vin],
  ['store_code', (vehicle) => showroomOf(vehicle)?.id],
  [
    'vehicle_fulfillment(option:store_code)',
    (vehicle) => `in_store:${showroomOf(vehicle)?.id ?? ''}`,
  ],
  ['brand', ({ brand }) => brand],
  ['model', modelName],
  ['trim', ({ specifications }) => String(specifications.trim ?? '')],
  ['year', ({ year }) => year],
  ['condition', ({ offer }) => (offer.feedCondition === 'new' ? 'New' : 'Used')],
  ['mileage', ({ mileage = 0 }) => `${mileage} miles`],
  ['engine', ({ fuel }) => fuel && engines[fuel]],
  ['color', ({ exteriorColor }) => exteriorColor],
  ['price', ({ price = 0 }) => feedPrice(price)],
  [
    'vehicle_msrp',
    ({ offer, msrp }) =>
      msrp === undefined || offer.feedCondition !== 'new' ? undefined : feedPrice(msrp),
  ],
  ['image_link', (_, { pictures }) => pictures[0]],
  ['additional_image_link', (_, { pictures }) => pictures.slice(1, 11).join(',')],
  ['link', (_, { url }) => url],
  ['link_template', (_, { url }) => `${url}?store={store_code}`],
  ['description', ({ description, name }) => shortened(description || name, 5000)],
  ['google_product_category', () => carsTrucksVans],
];

/** The store code is the showroom's id, which the dealer enters in that Business Profile. */
export const googleVehiclesCsv = feedCsv('google-vehicles', columns);
