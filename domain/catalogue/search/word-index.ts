import { modelName } from '../model-name.ts';
import { categoryOf, knownModelOf } from '../models/known-model.ts';
import type { Vehicle } from '../vehicle.ts';
import { addBits, type Bits, emptyBits, intersectionOf, setBit } from './bits.ts';
import { type Word, wordsOf } from './words.ts';

/** Finds vehicles by the words of their texts, at the start of a word (spec S5.10). */
export interface WordIndex {
  find(word: Word): Bits;
  /** Whether some text has exactly this word, folded. */
  has(whole: string): boolean;
}

/** Every text that is searched. */
function textsOf(vehicle: Vehicle): readonly string[] {
  const { name, brand, description, features, exteriorColor, interiorColor } = vehicle;
  return [
    name,
    brand,
    modelName(vehicle),
    knownModelOf(vehicle)?.name ?? '',
    categoryOf(vehicle),
    description,
    ...features,
    exteriorColor ?? '',
    interiorColor ?? '',
    vehicle.year?.toString() ?? '',
    vehicle.stockNumber ?? '',
  ];
}

const indexes = new WeakMap<readonly Vehicle[], WordIndex>();

/** The words of these vehicles, put together once. */
export function wordIndexOf(vehicles: readonly Vehicle[]): WordIndex {
  const cached = indexes.get(vehicles);
  if (cached !== undefined) return cached;
  const postings = new Postings();
  for (const [position, vehicle] of vehicles.entries()) postings.add(position, vehicle);
  const index = searchable(postings, vehicles.length);
  indexes.set(vehicles, index);
  return index;
}

/** Makes {@link wordIndexOf} return at once; in steps of some milliseconds. */
export function* prepareWordIndex(vehicles: readonly Vehicle[]): Generator<void> {
  const postings = new Postings();
  for (const [position, vehicle] of vehicles.entries()) {
    postings.add(position, vehicle);
    if (position % step === step - 1) yield;
  }
  indexes.set(vehicles, searchable(postings, vehicles.length));
}

/** Vehicles between two pauses: their words take 1 to 4 ms. */
const step = 200;

/** The positions of the vehicles whose texts have a word, for each word. */
class Postings {
  readonly positions = new Map<string, number[]>();
  /** Stock repeats most of its texts, and cutting them up takes the time. */
  readonly #wordsOfText = new Map<string, readonly string[]>();

  add(position: number, vehicle: Vehicle): void {
    for (const text of textsOf(vehicle)) {
      for (const word of this.#wordsIn(text)) {
        const positions = this.positions.get(word);
        if (positions === undefined) this.positions.set(word, [position]);
        else if (positions.at(-1) !== position) positions.push(position);
      }
    }
  }

  #wordsIn(text: string): readonly string[] {
    const cached = this.#wordsOfText.get(text);
    if (cached !== undefined) return cached;
    const words = [...new Set(wordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]))];
    this.#wordsOfText.set(text, words);
    return words;
  }
}

/** Beginnings of words whose vehicles are remembered: visitors type the same few. */
const maxPrefixes = 256;

function searchable({ positions }: Postings, size: number): WordIndex {
  const vocabulary = [...positions.keys()].sort();
  const bitsByPrefix = new Map<string, Bits>();

  function startingWith(prefix: string): Bits {
    const cached = bitsByPrefix.get(prefix);
    if (cached !== undefined) return cached;
    const bits = emptyBits(size);
    let index = firstNotBefore(vocabulary, prefix);
    for (; vocabulary[index]?.startsWith(prefix); index += 1) {
      for (const position of positions.get(vocabulary[index] ?? '') ?? []) setBit(bits, position);
    }
    if (bitsByPrefix.size >= maxPrefixes) bitsByPrefix.clear();
    bitsByPrefix.set(prefix, bits);
    return bits;
  }

  return {
    has: (whole) => positions.has(whole),
    find({ whole, parts }) {
      const bits = startingWith(whole);
      if (parts.length === 1) return bits;
      const [first = bits, ...others] = parts.map(startingWith);
      const either = intersectionOf(first, ...others);
      addBits(either, bits);
      return either;
    },
  };
}

/** Index of the first word of a sorted list that does not come before `word`. */
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
