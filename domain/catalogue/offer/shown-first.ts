import { isPictured, knownModelOf } from '../known-models/known-model.ts';
import { makeKey } from '../known-models/makes.ts';
import { foldText } from '../search/words.ts';
import type { StockedVehicle } from '../vehicle.ts';

function modelKey(vehicle: StockedVehicle): string {
  const { name, brand, specifications } = vehicle;
  return (
    knownModelOf(vehicle)?.id ??
    `${makeKey(brand)} ${foldText(String(specifications.model ?? name))}`
  );
}

/** The first `count` of a list in order of preference, each model once. */
export function eachModelOnce(
  vehicles: readonly StockedVehicle[],
  count = vehicles.length,
): readonly StockedVehicle[] {
  const byModel = new Map<string, StockedVehicle>();
  for (const vehicle of vehicles) {
    const key = modelKey(vehicle);
    if (!byModel.has(key)) byModel.set(key, vehicle);
    if (byModel.size === count) break;
  }
  return [...byModel.values()];
}

/** The same, those with pictures before those that are drawn (spec S3.2, S13.5). */
export function shownFirst(
  vehicles: readonly StockedVehicle[],
  count: number,
): readonly StockedVehicle[] {
  const picturedFirst = vehicles.toSorted((a, b) => Number(isPictured(b)) - Number(isPictured(a)));
  return eachModelOnce(picturedFirst, count);
}
