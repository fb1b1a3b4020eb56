import { models } from '../../business/models/models.ts';
import type { Model } from '../../dealership/model.ts';
import { nameWithoutYearAndBrand } from '../model-name.ts';
import { foldText } from '../search/words.ts';
import type { Vehicle } from '../vehicle.ts';
import { picturedModel } from './cart-picture.ts';
import { seriesOf } from './model-copy.ts';

/** Which of the models we know a vehicle of the stock is. */

/** Words as model names have them: `"D5-Maverick 4+"` → `d5 maverick 4 plus`. */
function spoken(name: string): string {
  const words = foldText(name)
    .replace(/\+(?!\d)/g, ' plus')
    .match(/[\p{L}\p{N}+]+/gu);
  return ` ${(words ?? []).join(' ')} `;
}

/**
 * Longest name first, so that a `D5 RANGER 4 PLUS` is not taken for a `D5 RANGER 4`. Dealers leave
 * out the `EV` of a name that begins with it.
 */
const byLength = models
  .map((model) => ({
    model,
    brand: foldText(model.brand),
    words: spoken(model.name.replace(/^EV /, '')),
  }))
  .sort((a, b) => b.words.length - a.words.length);

type Named = Pick<Vehicle, 'name' | 'brand' | 'specifications'>;

/** Stock repeats a few names many times, and looking through all models is slow. */
const modelsByName = new Map<string, Model | undefined>();
const maxNames = 5_000;

/**
 * The model whose brand is the vehicle's and whose whole name is part of the vehicle's model or
 * name; `undefined` for any other vehicle.
 */
export function knownModelOf({ name, brand, specifications }: Named): Model | undefined {
  const model = specifications.model;
  const text = model === undefined ? name : `${model} / ${name}`;
  const key = `${brand}\n${text}`;
  if (modelsByName.has(key)) return modelsByName.get(key);
  const foldedBrand = foldText(brand.trim());
  const words = spoken(nameWithoutYearAndBrand({ name: text, brand }));
  const match = byLength.find((one) => one.brand === foldedBrand && words.includes(one.words));
  if (modelsByName.size >= maxNames) modelsByName.clear();
  modelsByName.set(key, match?.model);
  return match?.model;
}

/**
 * The id that a vehicle's model (3D), finishes and pictures go by: that of the model it is known as,
 * else its own. The showroom units have a model of their own.
 */
export function modelledId(vehicle: Named & Pick<Vehicle, 'id'>): string {
  if (picturedModel(vehicle.id) !== undefined) return vehicle.id;
  return knownModelOf(vehicle)?.id ?? vehicle.id;
}

/** Whether a cart is shown by photographs or by the pictures of its model; otherwise by a drawing. */
export function isPictured(vehicle: Named & Pick<Vehicle, 'images'>): boolean {
  return vehicle.images.length > 0 || knownModelOf(vehicle) !== undefined;
}

/** The series a vehicle is listed under: its own, else its model's, else none (spec S4.10). */
export function categoryOf(vehicle: Named & Pick<Vehicle, 'category'>): string {
  if (vehicle.category.trim() !== '') return vehicle.category.trim();
  const model = knownModelOf(vehicle);
  return model === undefined ? '' : seriesOf(model).category;
}
