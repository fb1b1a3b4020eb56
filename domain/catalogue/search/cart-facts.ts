import { findShowroom } from '../../places/showrooms.ts';
import { categoryOf, knownModelOf } from '../known-models/known-model.ts';
import { makeKey } from '../known-models/makes.ts';
import {
  type Fuel,
  isOfferedNew,
  type StockedVehicle,
  seatsOf,
  stockedSince,
  type Vehicle,
} from '../vehicle.ts';
import { inchesOf } from '../will-it-fit.ts';
import type { ConditionFilter, Stance } from './filters.ts';
import { foldText } from './words.ts';

/** The values for filters and sorting; `undefined` is unknown, and matches nothing. */
export interface CartFacts {
  /** Whichever way the make is spelled. */
  readonly brand: string;
  /** Its category and its model's series, folded. */
  readonly series: string;
  readonly price: number | undefined;
  readonly seats: number | undefined;
  readonly rangeMiles: number | undefined;
  readonly topSpeedMph: number | undefined;
  readonly payloadLb: number | undefined;
  readonly heightIn: number | undefined;
  readonly widthIn: number | undefined;
  readonly lengthIn: number | undefined;
  /** As its row says. */
  readonly chargingTime: unknown;
  readonly year: number | undefined;
  /** Id of the showroom at which it stands. */
  readonly showroom: string | undefined;
  readonly condition: ConditionFilter | undefined;
  readonly power: Fuel | undefined;
  readonly stance: Stance | undefined;
  readonly streetLegal: boolean | undefined;
  /** Of its seats, folded. */
  readonly seatColor: string | undefined;
  /** Whether its last seats face back; `undefined` where its model is none of ours. */
  readonly facesBack: boolean | undefined;
  readonly isInStock: boolean;
  readonly isDisplay: boolean;
  readonly hasCargoBed: boolean;
  readonly isEnclosed: boolean;
  readonly hasFourWheelDrive: boolean;
  /** In milliseconds since 1970. */
  readonly stockedSince: number;
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
  const kind = kindInWords(vehicle);
  const { topSpeed, payload, height, width, length, chargingTime } = vehicle.specifications;
  return {
    brand: makeKey(vehicle.brand),
    series: foldText(`${categoryOf(vehicle)} ${model?.series ?? ''}`),
    price: vehicle.price,
    seats: seatsOf(vehicle) ?? model?.seats,
    rangeMiles: rangeMilesOf(vehicle),
    topSpeedMph: greatestIn(topSpeed),
    payloadLb: greatestIn(payload),
    heightIn: inchesOf(height),
    widthIn: inchesOf(width),
    lengthIn: inchesOf(length),
    chargingTime,
    year: vehicle.year,
    showroom: findShowroom(vehicle.location)?.id,
    condition: isOfferedNew(vehicle) ? 'new' : vehicle.condition && 'used',
    // Every model we know is electric.
    power: vehicle.fuel ?? (model && 'electric'),
    stance: stanceOf(vehicle),
    streetLegal: vehicle.streetLegal,
    seatColor: vehicle.interiorColor && foldText(vehicle.interiorColor),
    facesBack: model && model.seats > 2 ? model.body.endsWith('+2') : undefined,
    isInStock: vehicle.inStock,
    isDisplay: vehicle.condition === 'demo',
    hasCargoBed: model?.body.endsWith('cargo bed') ?? workCart.test(kind),
    isEnclosed:
      model === undefined ? /\b(?:enclosed|cabin|cab)\b/.test(kind) : model.body === 'cabin',
    hasFourWheelDrive: fourWheelDrive.test(kind),
    stockedSince: Date.parse(stockedSince(vehicle)) || 0,
  };
}

type Described = Pick<Vehicle, 'name' | 'category' | 'features' | 'specifications'>;

function kindInWords({ name, category, features, specifications }: Described): string {
  const values = Object.values(specifications).join(' ');
  return foldText(`${name} ${category} ${features.join(' ')} ${values}`).replaceAll('-', ' ');
}

/** Whether its row says that it carries loads. */
export function isWorkCart(vehicle: Described): boolean {
  return workCart.test(kindInWords(vehicle));
}

/** Words of rows for carts that carry loads ("cargo box"), and names of such lines ("UMAX"). */
const workCart =
  /\butili(?:ty|truck)|\bcargo (?:bed|box)|\b(?:dump|flat|pick ?up) ?bed|\bhauler|\bcarry ?all|\bpick ?up\b|\bworkhorse|\bwork cart|\bumax\b/;

const fourWheelDrive = /\b(?:4 ?x ?4|4 ?wd|awd|(?:four|4|all) wheel drive)\b/;

/** As its row says, else as its model is built. */
export function stanceOf(vehicle: Pick<Vehicle, 'lifted' | 'name' | 'brand' | 'specifications'>) {
  const { lifted } = vehicle;
  return lifted === undefined ? knownModelOf(vehicle)?.stance : lifted ? 'lifted' : 'street';
}

/** The longest range that the row states, in miles: `"30–45 miles"` → 45. */
export function rangeMilesOf({ specifications }: Vehicle): number | undefined {
  return greatestIn(specifications.range);
}

/** The greatest number in a specification: `"1,192 lb"` → 1192. */
function greatestIn(value: unknown): number | undefined {
  const figures = String(value ?? '')
    .replaceAll(',', '')
    .match(/\d+(?:\.\d+)?/g);
  return figures === null ? undefined : Math.max(...figures.map(Number));
}
