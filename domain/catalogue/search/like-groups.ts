import { modelName } from '../model-name.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { cartFactsOf } from './cart-facts.ts';
import { foldText } from './words.ts';

/**
 * For each vehicle the number of its group: carts that agree in make, model, year, condition, color,
 * price, power and stance (spec S5.21). Fields that none of them states are equal.
 */
export function likeGroupsOf(vehicles: readonly StockedVehicle[]): Uint32Array {
  const numbers = new Map<string, number>();
  return Uint32Array.from(vehicles, (vehicle) => {
    const { brand, power, stance } = cartFactsOf(vehicle);
    const { year, condition, exteriorColor = '', price } = vehicle;
    const names = [brand, foldText(modelName(vehicle)), foldText(exteriorColor)];
    const key = [...names, year, condition, price, power, stance].join('\n');
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** The carts of a result that agree, for which one stands. */
export interface Leader {
  /** Position of the first of them in the dealer's order, so of one that can be bought if any can. */
  readonly position: number;
  readonly count: number;
}

/** The groups of a result, in the order of the first cart of each. */
export function leadersOf(
  positions: Uint32Array,
  groups: Uint32Array,
): { readonly length: number; readonly slice: (start: number, end: number) => readonly Leader[] } {
  const counts = new Uint32Array(groups.length);
  const first = new Uint32Array(groups.length);
  const order = new Uint32Array(positions.length);
  let length = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] ?? 0;
    const group = groups[position] ?? 0;
    const count = counts[group] ?? 0;
    counts[group] = count + 1;
    if (count === 0) order[length++] = group;
    if (count === 0 || position < (first[group] ?? 0)) first[group] = position;
  }
  return {
    length,
    slice: (start, end) =>
      Array.from(order.subarray(start, Math.min(end, length)), (group) => ({
        position: first[group] ?? 0,
        count: counts[group] ?? 0,
      })),
  };
}
