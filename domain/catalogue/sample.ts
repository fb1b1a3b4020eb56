import { layouts } from '../business/models/layouts.ts';
import { type Model, modelOf, models } from '../business/models/models.ts';
import { formatUsd } from '../money.ts';
import { cartPicture, wholeViews } from './models/cart-picture.ts';
import { featuresOf, seriesOf } from './models/model-copy.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * The catalogue a new installation starts with: the 29 models, and three showroom units that make
 * the prices of the home page true.
 */

function descriptionOf(model: Model): string {
  const stance = model.stance === 'lifted' ? 'a lifted stance' : 'a street stance';
  return `The ${model.name} has ${layouts[model.body]}, on ${stance}. ${seriesOf(model).everyModel.sentence}${trimNote(model)}`;
}

/** Two models with the same seats, stance and range differ in trim. */
function trimNote(model: Model): string {
  return model.id === 'rover-xl6'
    ? ' It is the higher trim of the six-seat Rover. Ask us what it adds.'
    : '';
}

function specificationsOf(model: Model): Vehicle['specifications'] {
  const [length, width, height] = model.sizeIn;
  return {
    topSpeed: model.topSpeed,
    range: model.range,
    seatingCapacity: model.seats,
    batteryType: 'Lithium',
    chargingTime: 'Overnight from a household outlet',
    payload:
      model.payloadLb === undefined ? 'Ask us' : `${model.payloadLb.toLocaleString('en-US')} lb`,
    drivetrain: 'Rear-wheel drive',
    ...(length !== undefined && { length: `${length} in` }),
    ...(width !== undefined && { width: `${width} in` }),
    ...(height !== undefined && { height: `${height} in` }),
  };
}

function vehicleOf(model: Model): Vehicle {
  return {
    id: model.id,
    name: `${model.brand} ${model.name}`,
    brand: model.brand,
    category: seriesOf(model).category,
    price: model.priceUsd,
    description: descriptionOf(model),
    images: imagesOf(model.id),
    specifications: specificationsOf(model),
    features: featuresOf(model),
    inStock: !outOfStock.has(model.id),
    isNew: false,
    condition: 'new',
  };
}

/** All views of a cart; none of the one that is left without a picture. */
function imagesOf(id: string): string[] {
  return id === unpictured ? [] : wholeViews.map((view) => cartPicture(id, view));
}

/** Kept without pictures, as one row of a real stock file always is; it is shown by a drawing. */
const unpictured = 'turfman-1000';

/** Out of stock; their pages say so and offer similar carts. */
const outOfStock = new Set(['turfman-1000', 'd6-max-gt6']);

/** The three featured units of the home page, in its order. */
export const featuredIds = ['7c1f4e2a9b60', 'evolution-d6-max-xt4', 'denago-ev-city'] as const;

const showroomUnits: readonly Vehicle[] = [
  {
    ...vehicleOf(modelOf('rover-xl6')),
    id: '7c1f4e2a9b60',
    images: imagesOf('7c1f4e2a9b60'),
    name: 'Denago ROVER XL6 Lake House Edition',
    price: 12_995,
    description:
      'A ROVER XL6 built for a lake house: six seats on a lifted stance, the rear pair facing back, with wipe-clean seats and rinse-clean mats. See it in our Pocono Pines showroom, charged and ready to drive.',
    features: [
      'Seats in marine-grade vinyl',
      'Floor mats that rinse clean',
      'Cooler rack on the rear deck',
      ...featuresOf(modelOf('rover-xl6')),
    ],
    isNew: true,
    inStock: true,
  },
  {
    ...vehicleOf(modelOf('d6-max-xt4')),
    id: 'evolution-d6-max-xt4',
    images: imagesOf('evolution-d6-max-xt4'),
    name: 'Evolution D6 MAX XT4 Showroom Edition',
    price: 16_995,
    description:
      'The D6 MAX XT4 from our showroom floor: four forward-facing seats on a lifted stance. The price includes a brush guard, a roof rack and a folding rear enclosure, all fitted.',
    features: [
      'Brush guard',
      'Roof rack',
      'Folding rear enclosure',
      ...featuresOf(modelOf('d6-max-xt4')),
    ],
    isNew: true,
    inStock: true,
  },
  {
    ...vehicleOf(modelOf('ev-city')),
    id: 'denago-ev-city',
    images: imagesOf('denago-ev-city'),
    name: 'Denago EV CITY Showroom Unit',
    price: 11_995,
    description: `Display model, ${formatUsd(modelOf('ev-city').priceUsd - 11_995)} below list. A closed two-seat cabin that keeps out rain and wind and is small enough for a shed.`,
    features: ['Display unit, priced below list', ...featuresOf(modelOf('ev-city'))],
    isNew: true,
    inStock: true,
    condition: 'demo',
  },
];

export const sampleVehicles: readonly Vehicle[] = [
  ...showroomUnits,
  ...models.map((model) => vehicleOf(model)),
];
