import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Paint } from '../../../domain/stock/pictures/colors.ts';
import { setOf, type WholeView, wholeViews } from '../../../domain/stock/pictures/picture.ts';
import { fileOfSet } from '../../../domain/stock/pictures/picture-set.ts';
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

async function pixelsOf(id: string, view: WholeView, pass: 'base' | 'light') {
  const picture = sharp(join(import.meta.dirname, 'passes', finishPass(id, view, pass))).resize({
    width,
  });
  return (pass === 'base' ? picture.ensureAlpha() : picture.removeAlpha()).raw().toBuffer();
}

/** Base and light of a view. */
function passesOf(id: string, view: WholeView) {
  return Promise.all([pixelsOf(id, view, 'base'), pixelsOf(id, view, 'light')]);
}

/** The pixels of nothing but paint that have at least two thirds of the light which the best tenth has. */
function litPaint(base: Buffer, light: Buffer): number[] {
  const paint = Array.from({ length: light.length / 3 }, (_, pixel) => pixel).filter(
    (pixel) =>
      base[pixel * 4 + 3] === 255 &&
      (light[pixel * 3] ?? 0) > 60 &&
      (light[pixel * 3 + 1] ?? 0) < 8,
  );
  const falling = (pixel: number) => linearOf((light[pixel * 3] ?? 0) / 255);
  const best = paint.map(falling).sort((a, b) => b - a)[Math.floor(paint.length / 10)] ?? 0;
  return paint.filter((pixel) => falling(pixel) > best * 0.66);
}

/** How far the mean color of these pixels, red to alpha each, is from the swatch; `undefined` where it is near. */
function deviation(picture: Uint8Array, lit: readonly number[], { hex }: Paint) {
  if (lit.length <= 60) return `${lit.length} pixels of paint`;
  const mean = [0, 1, 2].map(
    (channel) =>
      lit.reduce((sum, pixel) => sum + (picture[pixel * 4 + channel] ?? 0), 0) / lit.length,
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
    const [base, light] = await passesOf(id, 'front');
    const lit = litPaint(base, light);
    for (const paint of paints) {
      const black = '#000000';
      const finish = { paint, seats: { main: black, accent: black } };
      note(`${id} in ${paint.name}`, deviation(compose(base, light, finish), lit, paint));
    }
    for (const view of wholeViews) {
      const file = published + fileOfSet(setOf(renderingOf(cart, view)) ?? '', 480, 'avif');
      const picture = await sharp(file).resize({ width }).ensureAlpha().raw().toBuffer();
      const pixels = view === 'front' ? lit : litPaint(...(await passesOf(id, view)));
      note(`${id} from the ${view}`, deviation(picture, pixels, cart.paint));
    }
  }
  expect(wrong).toEqual([]);
});
