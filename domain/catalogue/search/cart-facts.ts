import { categoryOf, knownModelOf } from '../models/known-model.ts';
import { makeOf } from '../models/makes.ts';
import {
  type Fuel,
  isOfferedNew,
  type StockedVehicle,
  seatsOf,
  stockedSince,
  type Vehicle,
} from '../vehicle.ts';
import type { ConditionFilter, Stance } from './filters.ts';
import { foldText } from './words.ts';

/** What filters and sorting look at; `undefined` is unknown, and matches nothing. */
export interface CartFacts {
  readonly brand: string;
  /** Its category and its model's series, folded. */
  readonly series: string;
  readonly price: number | undefined;
  readonly seats: number | undefined;
  readonly rangeMiles: number | undefined;
  readonly condition: ConditionFilter | undefined;
  readonly power: Fuel | undefined;
  readonly stance: Stance | undefined;
  readonly streetLegal: boolean | undefined;
  readonly hasCargoBed: boolean;
  readonly isEnclosed: boolean;
  /** ISO 8601 in UTC. */
  readonly stockedSince: string;
}

const factsByCart = new WeakMap<StockedVehicle, CartFacts>();

/** The facts of a vehicle, worked out once. */
export function cartFactsOf(vehicle: StockedVehicle): CartFacts {
  const facts = factsByCart.get(vehicle) ?? readFacts(vehicle);
  factsByCart.set(vehicle, facts);
  return facts;
}

function readFacts(vehicle: StockedVehicle): CartFacts {
  const model = knownModelOf(vehicle);
  const kind = foldText(`${vehicle.name} ${vehicle.category} ${vehicle.features.join(' ')}`);
  return {
    brand: foldText(makeOf(vehicle.brand.trim())),
    series: foldText(`${categoryOf(vehicle)} ${model?.series ?? ''}`),
    price: vehicle.price,
    seats: seatsOf(vehicle) ?? model?.seats,
    rangeMiles: rangeMilesOf(vehicle),
    condition: isOfferedNew(vehicle) ? 'new' : vehicle.condition && 'used',
    // Every model we know is electric.
    power: vehicle.fuel ?? (model && 'electric'),
    stance: stanceOf(vehicle),
    streetLegal: vehicle.streetLegal,
    hasCargoBed:
      model?.body.endsWith('cargo bed') ?? /\butility\b|\b(?:cargo|dump|flat) ?bed/.test(kind),
    isEnclosed:
      model === undefined ? /\b(?:enclosed|cabin|cab)\b/.test(kind) : model.body === 'cabin',
    stockedSince: stockedSince(vehicle),
  };
}

/** As its row says, else as its model is built. */
export function stanceOf(vehicle: Pick<Vehicle, 'lifted' | 'name' | 'brand' | 'specifications'>) {
  const { lifted } = vehicle;
  return lifted === undefined ? knownModelOf(vehicle)?.stance : lifted ? 'lifted' : 'street';
}

/** The longest range told, in miles: `"30–45 miles"` → 45. */
export function rangeMilesOf({ specifications }: Vehicle): number | undefined {
  const figures = String(specifications.range ?? '').match(/\d+(?:\.\d+)?/g);
  return figures === null ? undefined : Math.max(...figures.map(Number));
}
