import { models } from '../dealer/business/models/models.ts';
import {
  outOfStockModelIds,
  sampleUnits,
  showroomOfBrand,
  streetLegalSeries,
  unpicturedModelId,
} from '../dealer/business/models/sample-units.ts';
import type { Model, SampleUnit } from '../dealer/model.ts';
import { capitalized } from '../text/wording.ts';
import { modelOf } from './known-models/find-model.ts';
import { featuresOf, layouts, seriesOf } from './known-models/model-copy.ts';
import { addressOf, wholeViews } from './pictures/picture.ts';
import { findPicturedCart } from './pictures/pictured-cart.ts';
import { renderingOf } from './pictures/rendering.ts';
import type { Vehicle } from './vehicle.ts';

function descriptionOf(model: Model): string {
  const stance = model.stance === 'lifted' ? 'on a lifted stance' : 'at standard ride height';
  const layout = layouts[model.body];
  return `${capitalized(layout)}, ${stance}. ${seriesOf(model).everyModel}`;
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
    driveType: model.driveType,
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
    ...appearanceOf(model.id),
    specifications: specificationsOf(model),
    features: featuresOf(model),
    inStock: !outOfStockModelIds.has(model.id),
    isNew: false,
    condition: 'new',
    ...(streetLegalSeries.has(model.series) && { streetLegal: true }),
    location: showroomOfBrand[model.brand],
  };
}

function appearanceOf(id: string): Pick<Vehicle, 'images' | 'exteriorColor' | 'interiorColor'> {
  const cart = findPicturedCart(id);
  if (cart === undefined) return { images: [] };
  const views = id === unpicturedModelId ? [] : wholeViews;
  return {
    images: views.map((view) => addressOf(renderingOf(cart, view))),
    exteriorColor: capitalized(cart.paint.name),
    interiorColor: capitalized(cart.seats.name),
  };
}

function vehicleOfUnit({ features, modelId, ...unit }: SampleUnit): Vehicle {
  const model = modelOf(modelId);
  return {
    ...vehicleOf(model),
    ...unit,
    ...appearanceOf(unit.id),
    features: [...features, ...featuresOf(model)],
    isNew: true,
    inStock: true,
  };
}

export const sampleVehicles: readonly Vehicle[] = [
  ...sampleUnits.map(vehicleOfUnit),
  ...models.map(vehicleOf),
];
