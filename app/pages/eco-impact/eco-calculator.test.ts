import { describe, expect, it } from 'vitest';
import { timings } from '../../../domain/eco-impact/impact-result.ts';
import { countedPart } from './eco-calculator.island.tsx';

const { min, max } = timings.countUpMs;
const count = 6;

describe('countedPart', () => {
  it.each([
    [-20, 0, 0],
    [0, 0, 0],
    [min, 0, 1],
    [max, count - 1, 1],
    [max + 1000, 3, 1],
  ])('%i ms after it appeared, figure %i stands at %d', (elapsed, index, expected) => {
    expect(countedPart(elapsed, index, count)).toBe(expected);
  });

  // spec S12.6
  it('ends the first figure before the last, and none before two seconds', () => {
    const arrived = (elapsed: number) =>
      Array.from({ length: count }, (_, index) => countedPart(elapsed, index, count) === 1);
    expect(arrived(min - 1)).not.toContain(true);
    expect(arrived(min)).toEqual([true, false, false, false, false, false]);
    expect(arrived(max)).not.toContain(false);
  });
});
