import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Paint } from '../../../domain/stock/pictures/colors.ts';
import {
  fileOfSet,
  setOf,
  type WholeView,
  wholeViews,
} from '../../../domain/stock/pictures/picture.ts';
import { picturedCarts } from '../../../domain/stock/pictures/pictured-cart.ts';
import { renderingOf } from '../../../domain/stock/pictures/rendering.ts';
import { linearOf } from '../../../domain/stock/pictures/repaint.ts';
import { hueDistance, lightnessChroma } from '../../../test/support/looks/lightness-chroma.ts';
import { compose } from './compose.ts';
import { finishPass } from './make-still.ts';

/** That a paint looks in pictures as its swatch does (spec S10.10). */

/** Pixels: a color's mean needs no more. */
const width = 140;

const published = fileURLToPath(new URL('../../../public', import.meta.url));

const pixelsOf = (file: string) => sharp(file).resize({ width }).ensureAlpha().raw().toBuffer();

const passOf = (id: string, view: WholeView, pass: 'base' | 'light') =>
  pixelsOf(join(import.meta.dirname, 'passes', finishPass(id, view, pass)));

/** The pixels of nothing but paint that have at least two thirds of the light which the best tenth has. */
function litPaint(picture: Buffer, light: Buffer): number[] {
  const paint = Array.from({ length: picture.length / 4 }, (_, pixel) => pixel * 4).filter(
    (at) => picture[at + 3] === 255 && (light[at] ?? 0) > 60 && (light[at + 1] ?? 0) < 8,
  );
  const falling = (at: number) => linearOf((light[at] ?? 0) / 255);
  const best = paint.map(falling).sort((a, b) => b - a)[Math.floor(paint.length / 10)] ?? 0;
  return paint.filter((at) => falling(at) > best * 0.66);
}

/** These pixels of a picture alone. */
const only = (places: readonly number[], picture: Buffer, channels: 3 | 4) =>
  Buffer.concat(places.map((at) => picture.subarray(at, at + channels)));

/** How far the mean color of pixels, red to alpha each, is from the swatch; `undefined` where it is near. */
function deviation(pixels: Uint8Array, { hex }: Paint) {
  const count = pixels.length / 4;
  if (count <= 60) return `${count} pixels of paint`;
  const mean = [0, 1, 2].map(
    (channel) => pixels.reduce((sum, one, at) => (at % 4 === channel ? sum + one : sum), 0) / count,
  );
  const seen = lightnessChroma(mean);
  const swatch = lightnessChroma([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const isNeutral = swatch.chroma < 8;
  const chroma = Math.abs(seen.chroma - swatch.chroma);
  const hue = hueDistance(seen.hue, swatch.hue);
  const isNear = chroma < (isNeutral ? 2.5 : swatch.chroma / 4) && (isNeutral || hue < 15);
  return isNear ? undefined : `chroma ${chroma.toFixed(1)} and hue ${hue.toFixed(0)}° away`;
}

test('every model looks like the swatch in every paint, and from every view that is published', async () => {
  const wrong: string[] = [];
  const note = (name: string, problem: string | undefined) => {
    if (problem !== undefined) wrong.push(`${name}: ${problem}`);
  };
  const paints = new Set(picturedCarts.map(({ paint }) => paint));
  for (const cart of picturedCarts) {
    const { id } = cart;
    const base = await passOf(id, 'front', 'base');
    const light = await passOf(id, 'front', 'light');
    const lit = litPaint(base, light);
    const [litBase, litLight] = [only(lit, base, 4), only(lit, light, 3)];
    for (const paint of paints) {
      const black = '#000000';
      const finish = { paint, seats: { main: black, accent: black } };
      note(`${id} in ${paint.name}`, deviation(compose(litBase, litLight, finish), paint));
    }
    for (const view of wholeViews) {
      const file = published + fileOfSet(setOf(renderingOf(cart, view)) ?? '', 480, 'avif');
      const picture = await pixelsOf(file);
      const own = view === 'front' ? light : await passOf(id, view, 'light');
      const seen = only(litPaint(picture, own), picture, 4);
      note(`${id} from the ${view}`, deviation(seen, cart.paint));
    }
  }
  expect(wrong).toEqual([]);
});
