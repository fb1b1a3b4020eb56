import { showrooms } from '../../dealer/business/identity.ts';
import { memoized, memoizedByText } from '../../memoized.ts';
import { categoryOf, isPictured } from '../known-models/known-model.ts';
import { makeAbbreviations, makeNames, makeOf } from '../known-models/makes.ts';
import { modelName } from '../model-name.ts';
import type { StockedVehicle, Vehicle } from '../vehicle.ts';
import { type Bits, bitsWhere, emptyBits, setBit } from './bits.ts';
import { type CartFacts, cartFactsOf } from './cart-facts.ts';
import {
  bitsWithin,
  brandCondition,
  type Condition,
  type ConditionOrder,
  distanceTo,
  negated,
  seriesCondition,
  showroomCondition,
} from './condition.ts';
import type { Sort } from './filters.ts';
import type { PhraseReader, PhraseRequest } from './query/phrase.ts';
import { spellingOf } from './query/spelling.ts';
import { isEmptyWord } from './query/trade-words.ts';
import { wordIndexOf } from './word-index.ts';
import { foldText, squeezed, wordsOf } from './words.ts';

type Order = Sort | ConditionOrder;

/** Positions and groups are those of `vehicles`. */
export type StockIndex = ReturnType<typeof makeIndex>;

export const stockIndexOf = memoized(makeIndex);

function makeIndex(stock: readonly StockedVehicle[]) {
  // Buyable first, of those the pictured, else the dealer's order.
  const ranked = Object.groupBy(
    stock.filter(({ offer }) => offer.isListed),
    (vehicle) => (vehicle.offer.isInStock ? Number(!isPictured(vehicle)) : 2),
  );
  const vehicles = [0, 1, 2].flatMap((rank) => ranked[rank] ?? []);
  const facts = vehicles.map(cartFactsOf);
  const brands = distinct(vehicles.map(({ brand }) => makeOf(brand.trim())));
  const series = distinct(
    // "D5 Ranger Series" is called "D5 Ranger".
    [...new Set(vehicles.map(categoryOf))].map((name) => name.replace(/\s+series$/i, '').trim()),
  );
  const bitsByCondition = new Map<string, Bits>();
  const positions = [...vehicles.keys()];
  const names = [...brands, ...series];
  const years = new Set(facts.flatMap(({ year }) => (year === undefined ? [] : [String(year)])));
  const groups = identicalGroups(vehicles);
  const members = Map.groupBy(positions, (position) => groups[position]);

  /** Figures of all carts side by side: ten times as fast to compare as those of each. */
  const columnOf = memoizedByText((fact: keyof CartFacts) =>
    Float64Array.from(facts, (cart) => Number(cart[fact] ?? Infinity)),
  );
  const isStated = memoizedByText((fact: keyof CartFacts) =>
    facts.some((cart) => cart[fact] !== undefined && cart[fact] !== false),
  );

  return {
    vehicles,
    facts,
    brands,
    series,
    all: bitsWhere(vehicles, () => true),
    years: [...years].sort().reverse(),
    groups,
    names: namePhrases(brands, series),
    isWordStart: (word: string) => wordIndexOf(vehicles).hasStart(word),
    correct: spellingOf(() => wordIndexOf(vehicles), names),
    named: wholeNamesOf(vehicles),
    meeting({ key, fact, bounds, holds }: Condition): Bits {
      const cached = bitsByCondition.get(key);
      if (cached !== undefined) return cached;
      const bits = fact && bounds ? bitsWithin(columnOf(fact), bounds) : bitsWhere(facts, holds);
      // Amounts of money are endless and cheap to compare.
      if (bitsByCondition.size < maxConditions) bitsByCondition.set(key, bits);
      return bits;
    },
    isKnown: ({ fact }: Condition) => fact === undefined || isStated(fact),
    distancesFrom({ fact, bounds }: Condition) {
      if (!fact || !bounds) return undefined;
      const [column, distanceOf] = [columnOf(fact), distanceTo(bounds)];
      return (position: number) => distanceOf(column[position]);
    },
    identicalTo: (position: number) => members.get(groups[position]) ?? [],
    words: () => wordIndexOf(vehicles),
    /** Unknown last; equals keep the usual order. */
    inOrder: memoizedByText((by: Order): readonly number[] => {
      const [fact, direction] = orderings[by];
      const keys = columnOf(fact).map((figure) =>
        figure < Infinity ? direction * figure : figure,
      );
      const compare = (one = 0, other = 0) => Number(one > other) - Number(one < other);
      return positions.toSorted((a, b) => compare(keys[a], keys[b]));
    }),
  };
}

/** Equal in make, model, year, condition, color, price, power and stance (spec S5.21). */
function identicalGroups(vehicles: readonly StockedVehicle[]): readonly number[] {
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

const maxConditions = 256;

function distinct(names: readonly string[]): readonly string[] {
  return [...new Map([...new Set(names)].reverse().map((name) => [foldText(name), name]))]
    .filter(([folded]) => folded !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, name]) => name);
}

/** Letters from which a series' last word alone is a phrase: `Rover`, not `City`. */
const minLetters = 5;

function namePhrases(brands: readonly string[], series: readonly string[]): PhraseReader {
  const lastWords = series
    .map((name) => name.split(' ').at(-1) ?? '')
    .filter((word) => word.length >= minLetters);
  // A category such as "Golf Carts" names no series.
  const named = [...series, ...lastWords].filter(
    (name) => name.length >= 3 && wordsOf(name).some(({ whole }) => !isEmptyWord(whole)),
  );
  const requests = new Map<string, PhraseRequest>();
  const add = (name: string, condition: Condition) => {
    const key = squeezed(name);
    if (key === '' || requests.has(key)) return;
    requests.set(key, { condition, opposite: () => negated(condition), isOptional: true });
  };
  // Missing makes are recognized too, for the page's message.
  for (const name of [...brands, ...makeNames]) add(name, brandCondition(name));
  for (const [name, make] of Object.entries(makeAbbreviations)) add(name, brandCondition(make));
  for (const { id, city } of showrooms) add(city, showroomCondition(id));
  for (const name of named) add(name, seriesCondition(name));
  const patterns = [...requests.keys()].sort((a, b) => b.length - a.length).map(spaced);
  return {
    patterns: [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(${patterns.join('|')})(?:s| series)?(?![\\p{L}\\p{N}+])`,
        'gu',
      ),
    ],
    read: ([, name = '']) => requests.get(squeezed(name)),
  };
}

function spaced(name: string): string {
  return [...name].map((letter) => (letter === '+' ? '\\+' : letter)).join(' ?');
}

/** Compared fact; -1: greatest first. */
const orderings = {
  'fewest-seats': ['seats', 1],
  slowest: ['topSpeedMph', 1],
  fastest: ['topSpeedMph', -1],
  'fewest-hours': ['hours', 1],
  'fewest-miles': ['mileage', 1],
  'work-carts': ['hasCargoBed', -1],
  'replaced-batteries': ['hasReplacedBatteries', -1],
  price: ['price', 1],
  'price-desc': ['price', -1],
  seats: ['seats', -1],
  range: ['rangeMiles', -1],
  newest: ['stockedSince', -1],
} as const satisfies Record<Order, readonly [keyof CartFacts, number]>;

const numberWords = /^(?:stock|stk|unit|serial|vin)?\W*(?:number|num|no)?\W*(?=.*\d)/i;

const vinEnd = 6;

/** Name, id, stock number, VIN, its last six, serial number; any case and spaces (spec S5.23). */
function wholeNamesOf(vehicles: readonly Vehicle[]): (text: string) => Bits | undefined {
  const named = Map.groupBy(
    vehicles.flatMap((vehicle, position) => [...keysOf(vehicle)].map((key) => ({ key, position }))),
    ({ key }) => key,
  );
  return (text) => {
    const same = named.get(squeezed(text)) ?? named.get(squeezed(text.replace(numberWords, '')));
    if (same === undefined) return undefined;
    const bits = emptyBits(vehicles.length);
    for (const { position } of same) setBit(bits, position);
    return bits;
  };
}

function keysOf(vehicle: Vehicle): ReadonlySet<string> {
  const { id, name, brand, year, stockNumber = '', vin = '', serialNumber = '' } = vehicle;
  const model = modelName(vehicle);
  const withBrand = `${brand} ${model}`;
  const named = [name, withBrand, ...(year ? [`${year} ${model}`, `${year} ${withBrand}`] : [])];
  // One plain word, such as "Classic", begins other names or means nothing.
  const whole = [model, ...named].filter((text) => /[\s\d-]/.test(text.trim()));
  const numbers = [id, stockNumber, vin, vin.slice(-vinEnd), serialNumber];
  return new Set([...numbers, ...whole].map(squeezed).filter((key) => key !== ''));
}
