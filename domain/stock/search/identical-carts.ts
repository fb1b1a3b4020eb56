import { modelName } from '../model-name.ts';
import type { StockedVehicle } from '../vehicle.ts';
import { cartFactsOf } from './cart-facts.ts';
import { foldText } from './words.ts';

/** Equal in make, model, year, condition, color, price, power and stance (spec S5.21). */
export function identicalGroups(vehicles: readonly StockedVehicle[]): readonly number[] {
  const numbers = new Map<string, number>();
  return vehicles.map((vehicle) => {
    const { brand, power, stance } = cartFactsOf(vehicle);
    const { year, condition, exteriorColor = '', price } = vehicle;
    const names = [brand, foldText(modelName(vehicle)), foldText(exteriorColor)];
    const key = [...names, year, condition, price, power, stance].join('\n');
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

interface FirstOfGroup {
  readonly position: number;
  readonly count: number;
}

export function firstOfGroups(
  positions: readonly number[],
  groups: readonly number[],
): readonly FirstOfGroup[] {
  return [...Map.groupBy(positions, (position) => groups[position]).values()].map((identical) => ({
    position: Math.min(...identical),
    count: identical.length,
  }));
}
