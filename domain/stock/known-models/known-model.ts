import type { Series } from '../../dealer/brand.ts';
import { allSeries } from '../../dealer/business/models/brands.ts';
import { models } from '../../dealer/business/models/models.ts';
import type { Model } from '../../dealer/model.ts';
import { memoized } from '../../memoized.ts';
import { nameWithoutYearAndBrand } from '../model-name.ts';
import { findPicturedCart, type PicturedCart } from '../pictures/pictured-cart.ts';
import { foldText } from '../search/words.ts';
import type { Vehicle } from '../vehicle.ts';
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

/** Brand equal, and the model's whole name in the vehicle's model or name. */
export const knownModelOf = memoized(matchModel);

function matchModel({ name, brand, specifications }: Named): Model | undefined {
  const models = modelsByBrand.get(foldText(brand.trim()));
  if (models === undefined) return undefined;
  const text = specifications.model === undefined ? name : `${specifications.model} / ${name}`;
  const words = spoken(nameWithoutYearAndBrand({ name: text, brand }));
  return models.find((one) => words.includes(one.words))?.model;
}

/** Of its 3D model, finishes and pictures. */
export function picturedCartOf(vehicle: Named & Pick<Vehicle, 'id'>): PicturedCart | undefined {
  return findPicturedCart(vehicle.id) ?? findPicturedCart(knownModelOf(vehicle)?.id ?? '');
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

/** All words of the series are in the text: `("Denago", "Rover XL6 Lake House")` → EV ROVER. */
export function seriesNamed(brand: string, text: string): Series | undefined {
  const words = new Set(nameWords(text));
  return allSeries.find(
    (series) =>
      series.brand.toLowerCase() === brand.toLowerCase() &&
      distinctiveWords(series).every((word) => words.has(word)),
  );
}

/** "EV" is often left out; D5 and D6 go with their series. */
function distinctiveWords({ title }: Series): readonly string[] {
  const words = nameWords(title).filter((word) => word !== 'ev');
  return words.length > 1 && words[0] === 'd5' ? words.slice(1) : words;
}

/** Lower case; digits are apart from letters only after a space or hyphen. */
function nameWords(text: string): readonly string[] {
  return text.toLowerCase().split(/[^a-z0-9]+/);
}
