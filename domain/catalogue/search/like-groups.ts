import { modelName } from '../model-name.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { cartFactsOf } from './cart-facts.ts';
import { foldText } from './words.ts';

/**
 * For each vehicle the number of its group: carts that agree in make, model, year, condition, color,
 * price, power and stance (spec S5.21). What none of them tells they agree in.
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

/** A cart that stands for the carts of a result that agree with it. */
export interface Leader {
  /** Position of the first of them in the dealer's order, so of one that can be bought if any can. */
  readonly position: number;
  readonly count: number;
}

/** One of each group, in the order of its first cart. */
export function leadersOf(positions: readonly number[], groups: Uint32Array): readonly Leader[] {
  const leaders: { position: number; count: number }[] = [];
  const places = new Int32Array(groups.length).fill(-1);
  for (const position of positions) {
    const group = groups[position] ?? 0;
    const leader = leaders[places[group] ?? -1];
    if (leader === undefined) {
      places[group] = leaders.length;
      leaders.push({ position, count: 1 });
    } else {
      leader.count += 1;
      leader.position = Math.min(leader.position, position);
    }
  }
  return leaders;
}
