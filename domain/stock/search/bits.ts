export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

export function bitsWhere<T>(all: ArrayLike<T>, holds: (one: T, position: number) => boolean) {
  const bits = emptyBits(all.length);
  for (let position = 0; position < all.length; position += 1) {
    if (holds(all[position] as T, position)) setBit(bits, position);
  }
  return bits;
}

export function hasBit(bits: Bits, position: number): boolean {
  return (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;
}

/** -1 where none is set. */
export function firstIn(bits: Bits): number {
  const index = bits.findIndex((word) => word !== 0);
  return index < 0 ? -1 : 32 * index + lowestIn(bits[index] ?? 0);
}

/** Ascending. */
export function positionsIn(bits: Bits): readonly number[] {
  const positions: number[] = [];
  for (let index = 0; index < bits.length; index += 1) {
    for (let word = bits[index] ?? 0; word !== 0; word &= word - 1) {
      positions.push(32 * index + lowestIn(word));
    }
  }
  return positions;
}

const lowestIn = (word: number) => 31 - Math.clz32(word & -word);

export function intersectionOf(first: Bits, ...others: readonly Bits[]): Bits {
  const bits = first.slice();
  for (const other of others) {
    for (let index = 0; index < bits.length; index += 1) {
      bits[index] = (bits[index] ?? 0) & (other[index] ?? 0);
    }
  }
  return bits;
}

export function differenceOf(bits: Bits, other: Bits): Bits {
  return bits.map((word, index) => word & ~(other[index] ?? 0));
}

export function addBits(bits: Bits, other: Bits): void {
  for (let index = 0; index < bits.length; index += 1) {
    bits[index] = (bits[index] ?? 0) | (other[index] ?? 0);
  }
}

export function intersects(one: Bits, other: Bits): boolean {
  for (let index = 0; index < one.length; index += 1) {
    if (((one[index] ?? 0) & (other[index] ?? 0)) !== 0) return true;
  }
  return false;
}

export function countBits(bits: Bits): number {
  return countCommon(bits, bits);
}

export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let index = 0; index < one.length; index += 1) {
    const word = (one[index] ?? 0) & (other[index] ?? 0);
    // Adds up pairs of bits, then groups of four, then bytes.
    const pairs = word - ((word >>> 1) & 0x5555_5555);
    const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}
