import { memoizedByText } from '../../memoized.ts';
import { categoryOf, knownModelOf } from '../known-models/known-model.ts';
import { modelName } from '../model-name.ts';
import { paintNamed } from '../pictures/colors.ts';
import { specificationLabel, type Vehicle } from '../vehicle.ts';
import { addBits, type Bits, emptyBits, intersectionOf, setBit } from './bits.ts';
import { type Word, wordsOf } from './words.ts';

/** Two words of a name are also found as one: "Drive 2", "Carry All". */
function vehicleNames(vehicle: Vehicle): readonly string[] {
  return [vehicle.name, modelName(vehicle), knownModelOf(vehicle)?.name ?? '', categoryOf(vehicle)];
}

function textsOf(vehicle: Vehicle): readonly string[] {
  const { brand, description, features, interiorColor } = vehicle;
  return [
    brand,
    description,
    ...features,
    ...statementsOf(vehicle),
    colorOf(vehicle),
    interiorColor ?? '',
    vehicle.year?.toString() ?? '',
    vehicle.stockNumber ?? '',
  ];
}

/** Figures that phrases search for ("25 mph"). */
const figures = new Set([
  ...['topSpeed', 'range', 'seatingCapacity', 'payload', 'length', 'width', 'height', 'model'],
  // "Overnight from a household outlet" would answer "house".
  'chargingTime',
]);

/** `batteryType: "Lithium"`, and the names of true ones. */
function statementsOf({ specifications }: Vehicle): readonly string[] {
  return Object.entries(specifications).flatMap(([key, value]) => {
    if (value === true) return [specificationLabel(key)];
    return typeof value === 'string' && !figures.has(key) ? [value] : [];
  });
}

function colorOf({ exteriorColor = '' }: Vehicle): string {
  return [exteriorColor, paintNamed(exteriorColor)?.family].filter(Boolean).join(' ');
}

export type WordIndex = ReturnType<typeof searchable>;

const indexes = new WeakMap<readonly Vehicle[], WordIndex>();

export function wordIndexOf(vehicles: readonly Vehicle[]): WordIndex {
  const cached = indexes.get(vehicles);
  if (cached !== undefined) return cached;
  const preparing = prepareWordIndex(vehicles);
  for (;;) {
    const { done, value } = preparing.next();
    if (done) return value;
  }
}

export function* prepareWordIndex(vehicles: readonly Vehicle[]): Generator<void, WordIndex> {
  const positions = new Map<string, number[]>();
  // Most texts of a stock repeat, and splitting is slow.
  const [namesIn, wordsIn] = [memoizedByText(wordsOfName), memoizedByText(distinctWords)];
  for (const [position, vehicle] of vehicles.entries()) {
    const words = [...vehicleNames(vehicle).flatMap(namesIn), ...textsOf(vehicle).flatMap(wordsIn)];
    for (const word of words) {
      const found = positions.get(word);
      if (found === undefined) positions.set(word, [position]);
      else if (found.at(-1) !== position) found.push(position);
    }
    if (position % step === step - 1) yield;
  }
  const index = searchable(positions, vehicles.length);
  indexes.set(vehicles, index);
  return index;
}

/** Vehicles between pauses: 1 to 4 ms of work. */
const step = 200;

/** `"72 volt"` is found as `"72v"`, too, and the other way round. */
function distinctWords(text: string): readonly string[] {
  const withVolts = text.replace(/\b(\d+)[ -]?v(?:olts?)?\b/gi, '$1v $1 volt');
  return [...new Set(wordsOf(withVolts).flatMap(({ whole, parts }) => [whole, ...parts]))];
}

function wordsOfName(name: string): readonly string[] {
  const parts = wordsOf(name).flatMap((word) => word.parts);
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  return [...new Set([...distinctWords(name), ...pairs])];
}

/** No start of a longer word: "4" of "45", "blue" of "Bluetooth", "ac" of "acid". */
const wholeOnly = /^(?:\d{1,2}|ac|blue|red|tan)$/;

function searchable(positions: ReadonlyMap<string, readonly number[]>, size: number) {
  const vocabulary = [...positions.keys()].sort();
  /** Words of five letters or more, most vehicles first. */
  const letterWords: readonly string[] = vocabulary
    .filter((word) => word.length >= 5 && /^\p{L}+$/u.test(word))
    .sort((a, b) => (positions.get(b)?.length ?? 0) - (positions.get(a)?.length ?? 0));

  // Visitors type the same few beginnings.
  const startingWith = memoizedByText((prefix: string) => {
    const bits = emptyBits(size);
    const put = (word: string) => {
      for (const position of positions.get(word) ?? []) setBit(bits, position);
    };
    if (wholeOnly.test(prefix)) put(prefix);
    else {
      const first = firstNotBefore(vocabulary, prefix);
      for (let at = first; vocabulary[at]?.startsWith(prefix); at += 1) put(vocabulary[at] ?? '');
    }
    return bits;
  }, 256);

  return {
    startingWith,
    has: (whole: string) => positions.has(whole),
    hasStart: (prefix: string) =>
      vocabulary[firstNotBefore(vocabulary, prefix)]?.startsWith(prefix) ?? false,
    letterWords,
    find({ whole, parts }: Word): Bits {
      const bits = startingWith(whole);
      if (parts.length === 1) return bits;
      const [first = bits, ...others] = parts.map(startingWith);
      const either = intersectionOf(first, ...others);
      addBits(either, bits);
      return either;
    },
  };
}

function firstNotBefore(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
