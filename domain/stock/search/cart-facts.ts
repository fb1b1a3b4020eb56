import { memoized } from '../../memoized.ts';
import { findShowroom } from '../../places/showrooms.ts';
import { categoryOf, isPictured, knownModelOf } from '../known-models/known-model.ts';
import { makeKey } from '../known-models/makes.ts';
import {
  hoursKey,
  isTrailer,
  type StockedVehicle,
  seatsOf,
  stockedSince,
  type Vehicle,
} from '../vehicle.ts';
import { inchesOf } from '../will-it-fit.ts';
import { foldText } from './words.ts';

export const cartFactsOf = memoized(readFacts);

/** `undefined` is unknown and meets no condition. */
export type CartFacts = ReturnType<typeof readFacts>;

function readFacts(vehicle: StockedVehicle) {
  const model = knownModelOf(vehicle);
  const { offer } = vehicle;
  const kind = kindInWords(vehicle);
  const text = `${kind} ${foldText(vehicle.description).replaceAll('-', ' ')}`;
  const stance = stanceOf(vehicle);
  const hasCargoBed = model?.body.endsWith('cargo bed') ?? workCart.test(kind);
  const hasReplacedBatteries = newBatteries.test(text);
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
    hours: greatestIn(
      Object.entries(vehicle.specifications).find(([key]) => hoursKey.test(key))?.[1],
    ),
    mileage: vehicle.mileage,
    chargingTime,
    year: vehicle.year,
    showroom: findShowroom(vehicle.location)?.id,
    condition: offer.offeredAs,
    power: vehicle.fuel ?? (model && 'electric'),
    stance,
    streetLegal: vehicle.streetLegal,
    seatColor: vehicle.interiorColor && foldText(vehicle.interiorColor),
    facesBack: model && model.seats > 2 ? model.body.endsWith('+2') : undefined,
    isInStock: offer.isInStock,
    isComing: offer.state === 'coming',
    isDisplay: vehicle.condition === 'demo',
    isPictured: isPictured(vehicle),
    isTrailer: isTrailer(vehicle),
    modelKey:
      model?.id ??
      `${makeKey(vehicle.brand)} ${foldText(String(vehicle.specifications.model ?? vehicle.name))}`,
    hasCargoBed,
    isForRoughWork: hasCargoBed || stance === 'lifted',
    battery: batteryIn(`${vehicle.specifications.batteryType ?? ''}`) ?? batteryIn(text),
    hasNewBatteries: hasReplacedBatteries || offer.offeredAs === 'new',
    hasReplacedBatteries,
    isPhotographed: vehicle.images.some((image) => !image.startsWith('/pictures/')),
    isEnclosed:
      model === undefined ? /\b(?:enclosed|cabin|cab|doors)\b/.test(kind) : model.body === 'cabin',
    hasFourWheelDrive: fourWheelDrive.test(kind),
    stockedSince: Date.parse(stockedSince(vehicle)) || 0,
  } as const;
}

type Described = Pick<Vehicle, 'name' | 'category' | 'features' | 'specifications'>;

function kindInWords({ name, category, features, specifications }: Described): string {
  const values = Object.values(specifications).join(' ');
  return foldText(`${name} ${category} ${features.join(' ')} ${values}`).replaceAll('-', ' ');
}

export function isWorkCart(vehicle: Described): boolean {
  return workCart.test(kindInWords(vehicle));
}

const workCart =
  /\butili(?:ty|truck)|\bcargo (?:bed|box)|\b(?:dump|flat|pick ?up) ?bed|\bhauler|\bcarry ?all|\bpick ?up\b|\bworkhorse|\bwork cart|\bumax\b/;

const newBatteries =
  /\bnew(?:er)? (?:\w+ ){0,2}(?:battery|batteries)\b|\b(?:battery|batteries) (?:are |is )?new\b/;

function batteryIn(text: string): 'lithium' | 'lead acid' | undefined {
  if (/lithium|lifepo/i.test(text)) return 'lithium';
  return /\b(?:lead.?acid|agm|flooded)\b/i.test(text) ? 'lead acid' : undefined;
}

const fourWheelDrive = /\b(?:4 ?x ?4|4 ?wd|awd|(?:four|4|all) wheel drive)\b/;

export function stanceOf(vehicle: Pick<Vehicle, 'lifted' | 'name' | 'brand' | 'specifications'>) {
  const { lifted } = vehicle;
  return lifted === undefined ? knownModelOf(vehicle)?.stance : lifted ? 'lifted' : 'street';
}

/** Miles: `"30–45 miles"` → 45. */
export function rangeMilesOf({ specifications }: Vehicle): number | undefined {
  return greatestIn(specifications.range);
}

/** `"1,192 lb"` → 1192. */
function greatestIn(value: unknown): number | undefined {
  const figures = String(value ?? '')
    .replaceAll(',', '')
    .match(/\d+(?:\.\d+)?/g);
  return figures === null ? undefined : Math.max(...figures.map(Number));
}
