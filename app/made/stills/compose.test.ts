import { describe, expect, test } from 'vitest';
import { type FinishColors, linearOf } from '../../../domain/stock/pictures/repaint.ts';
import { compose, encodedOf } from './compose.ts';

const allIn = (hex: string): FinishColors => ({
  paint: { hex, metallic: false },
  seats: { main: hex, accent: hex },
});
const black = allIn('#000000');
const white = allIn('#ffffff');

/** One pixel: its base over nothing, and what falls on paint, seats and accents. */
function pixel(base: readonly number[], light: readonly number[], finish: FinishColors): number[] {
  return [...compose(Uint8Array.from([...base, 255]), Uint8Array.from(light), finish)];
}

describe('linear light', () => {
  // IEC 61966-2-1
  test.each([
    [0, 0],
    [0.04045, 0.0031308],
    [0.5, 0.214041],
    [1, 1],
  ])('sRGB %f is %f', (value, light) => {
    expect(linearOf(value)).toBeCloseTo(light, 5);
    expect(encodedOf(light)).toBeCloseTo(value, 5);
  });

  test('what is darker than black or brighter than white is clipped', () => {
    expect(encodedOf(-0.1)).toBe(0);
    expect(encodedOf(1.7)).toBeCloseTo(1, 10);
  });
});

// spec S10.9
describe('a pixel', () => {
  test.each([
    ['without paint or seats stays as it is', [200, 30, 90], [0, 0, 0], white, [200, 30, 90]],
    ['of black paint shows what its coat mirrors', [40, 40, 40], [180, 0, 0], black, [40, 40, 40]],
    ['of white paint in full light is white', [10, 10, 10], [255, 0, 0], white, [255, 255, 255]],
    [
      'of glowing glass over paint never wraps',
      [250, 250, 250],
      [255, 255, 255],
      white,
      [255, 255, 255],
    ],
  ])('%s', (_, base, light, finish, expected) => {
    expect(pixel(base, light, finish).slice(0, 3)).toEqual(expected);
  });

  test('takes each part’s color from its own channel', () => {
    const finish = { ...allIn('#ff0000'), seats: { main: '#00ff00', accent: '#0000ff' } };
    const seen = [0, 1, 2].map((part) => {
      const [red = 0, green = 0, blue = 0] = pixel(
        [0, 0, 0],
        [0, 1, 2].map((one) => (one === part ? 150 : 0)),
        finish,
      );
      return [red > 0, green > 0, blue > 0];
    });
    expect(seen).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
});
