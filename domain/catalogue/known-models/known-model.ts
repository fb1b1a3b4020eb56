import { models } from '../../business/models/models.ts';
import type { Model } from '../../dealership/model.ts';
import { nameWithoutYearAndBrand } from '../model-name.ts';
import { foldText } from '../search/words.ts';
import type { Vehicle } from '../vehicle.ts';
import { picturedModel } from './cart-picture.ts';
import { seriesOf } from './model-copy.ts';

/** `"D5-Maverick 4+"` → `d5 maverick 4 plus`. */
function spoken(name: string): string {
  const words = foldText(name)
    .replace(/\+(?!\d)/g, ' plus')
    .match(/[\p{L}\p{N}+]+/gu);
  return ` ${(words ?? []).join(' ')} `;
}

/** Longest name first: a `D5 RANGER 4 PLUS` is no `D5 RANGER 4`. Dealers leave out `EV`. */
const modelsByBrand = Map.groupBy(
  models
    .map((model) => ({ model, words: spoken(model.name.replace(/^EV /, '')) }))
    .sort((a, b) => b.words.length - a.words.length),
  ({ model }) => foldText(model.brand),
);

type Named = Pick<Vehicle, 'name' | 'brand' | 'specifications'>;

const modelsByVehicle = new WeakMap<Named, { readonly model: Model | undefined }>();

/** Brand equal, and the model's whole name in the vehicle's model or name; cached per vehicle. */
export function knownModelOf(vehicle: Named): Model | undefined {
  const known = modelsByVehicle.get(vehicle) ?? { model: findModel(vehicle) };
  modelsByVehicle.set(vehicle, known);
  return known.model;
}

function findModel({ name, brand, specifications }: Named): Model | undefined {
  const own = modelsByBrand.get(foldText(brand.trim()));
  if (own === undefined) return undefined;
  const text = specifications.model === undefined ? name : `${specifications.model} / ${name}`;
  const words = spoken(nameWithoutYearAndBrand({ name: text, brand }));
  return own.find((one) => words.includes(one.words))?.model;
}

/** Id of 3D model, finishes and pictures. */
export function modelledId(vehicle: Named & Pick<Vehicle, 'id'>): string {
  if (picturedModel(vehicle.id) !== undefined) return vehicle.id;
  return knownModelOf(vehicle)?.id ?? vehicle.id;
}

export function isPictured(vehicle: Named & Pick<Vehicle, 'images'>): boolean {
  return vehicle.images.length > 0 || knownModelOf(vehicle) !== undefined;
}

/** Its own series, else its model's (spec S4.10). */
export function categoryOf(vehicle: Named & Pick<Vehicle, 'category'>): string {
  if (vehicle.category.trim() !== '') return vehicle.category.trim();
  const model = knownModelOf(vehicle);
  return model === undefined ? '' : seriesOf(model).category;
}
