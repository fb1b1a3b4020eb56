import { isPictured, knownModelOf } from '../known-models/known-model.ts';
import { makeOf } from '../known-models/makes.ts';
import { foldText } from '../search/words.ts';
import type { StockedVehicle } from '../vehicle.ts';

function modelKey(vehicle: StockedVehicle): string {
  const { name, brand, specifications } = vehicle;
  return (
    knownModelOf(vehicle)?.id ?? foldText(`${makeOf(brand.trim())} ${specifications.model ?? name}`)
  );
}

/**
 * The first `count` carts to show of a list in order of preference: those with pictures before those
 * that are drawn, and each model once (spec S3.2, S13.5).
 */
export function shownFirst(
  vehicles: readonly StockedVehicle[],
  count: number,
): readonly StockedVehicle[] {
  const byModel = new Map<string, StockedVehicle>();
  for (const vehicle of vehicles.toSorted(
    (a, b) => Number(isPictured(b)) - Number(isPictured(a)),
  )) {
    const key = modelKey(vehicle);
    if (!byModel.has(key)) byModel.set(key, vehicle);
  }
  return [...byModel.values()].slice(0, count);
}
