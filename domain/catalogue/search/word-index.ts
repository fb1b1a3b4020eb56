import { categoryOf, knownModelOf } from '../brands/known-model.ts';
import { modelName } from '../model-name.ts';
import type { Vehicle } from '../vehicle.ts';
import { addBits, type Bits, common, emptyBits, setBit } from './bits.ts';
import { type Word, wordsOf } from './words.ts';

/** Finds vehicles by the words of their texts, at the start of a word (spec S5.10). */
export interface WordIndex {
  find(word: Word): Bits;
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

export function wordIndexOf(vehicles: readonly Vehicle[]): WordIndex {
  const positions = new Map<string, number[]>();
  // Stock repeats most of its texts, and cutting them up takes the time.
  const wordsOfText = new Map<string, readonly string[]>();
  for (const [position, vehicle] of vehicles.entries()) {
    for (const text of textsOf(vehicle)) {
      let words = wordsOfText.get(text);
      if (words === undefined) {
        words = [...new Set(wordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]))];
        wordsOfText.set(text, words);
      }
      for (const word of words) {
        const found = positions.get(word);
        if (found === undefined) positions.set(word, [position]);
        else if (found.at(-1) !== position) found.push(position);
      }
    }
  }
  const vocabulary = [...positions.keys()].sort();

  function startingWith(prefix: string): Bits {
    const bits = emptyBits(vehicles.length);
    let index = firstNotBefore(vocabulary, prefix);
    for (; vocabulary[index]?.startsWith(prefix); index += 1) {
      for (const position of positions.get(vocabulary[index] ?? '') ?? []) setBit(bits, position);
    }
    return bits;
  }

  return {
    find({ whole, parts }) {
      const bits = startingWith(whole);
      if (parts.length > 1) {
        const [first = bits, ...others] = parts.map(startingWith);
        addBits(bits, common(first, ...others));
      }
      return bits;
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
