import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { backdrop, finishPass } from '../../app/made/stills/make-still.ts';
import { brands } from '../../domain/dealer/business/models/brands.ts';
import { pictures } from '../../domain/dealer/business/pictures.ts';
import {
  addressOfSet,
  fileOfSet,
  filesOfSet,
  phoneWidths,
  picturesVersion,
  setAt,
  setOf,
  webpWidth,
  wholeViews,
  widthsOf,
} from '../../domain/stock/pictures/picture.ts';
import { picturedCarts, picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { renderingOf, viewsOf } from '../../domain/stock/pictures/rendering.ts';
import { sampleVehicles } from '../../domain/stock/sample.ts';

/** The pictures in the repository: all there, none too heavy, none that nothing shows. */

const published = fileURLToPath(new URL('../../public', import.meta.url));
const tokens = readFileSync(new URL('../../app/ui/theme/tokens.css', import.meta.url), 'utf8');
const kilobyte = 1_000;

const heroes = [...Object.values(pictures), ...brands.map(({ picture }) => picture)];
const carts = picturedCarts.flatMap((cart) =>
  viewsOf(cart).map((view) => setOf(renderingOf(cart, view)) ?? ''),
);
const webp = [webpWidth] as const;
const due = [...heroes, ...carts].flatMap((set) => filesOfSet(set, { avif: widthsOf(set), webp }));
const cutOuts = heroes.flatMap((set) =>
  filesOfSet(`${set}-phone`, { avif: widthsOf(`${set}-phone`), webp }),
);
/** What pictures in a finish are put together from (spec S10.9). */
const passes = picturedIds.flatMap((id) =>
  wholeViews.flatMap((view) =>
    (['base', 'light'] as const).map((pass) => finishPass(id, view, pass)),
  ),
);
const passesFolder = fileURLToPath(new URL('../../app/made/stills/passes', import.meta.url));
const size = (file: string) => statSync(join(published, file)).size;

/** spec S23.10 */
test('every cart, scene and group picture exists in all its files, and there is no other', () => {
  const there = readdirSync(join(published, 'pictures'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(published.length));
  expect(there.sort()).toEqual([...due, ...cutOuts].sort());
  expect(readdirSync(passesFolder).sort()).toEqual(passes.sort());
});

test('the version of the pictures changes with each of them', () => {
  const hash = createHash('sha256');
  for (const file of [...due].sort()) hash.update(readFileSync(join(published, file)));
  for (const file of [...passes].sort()) hash.update(readFileSync(join(passesFolder, file)));
  expect(picturesVersion).toBe(hash.digest('hex').slice(0, 8));
});

test('the whole set is below 18 MB', () => {
  const all = [...due, ...cutOuts].reduce((sum, file) => sum + size(file), 0);
  expect(all).toBeLessThan(18_000 * kilobyte);
});

// spec S23.2
test('what may be in a phone’s first view has at most 60 kB', () => {
  const first = [
    ...heroes.flatMap((set) =>
      phoneWidths.map((width) => fileOfSet(`${set}-phone`, width, 'avif')),
    ),
    ...carts.map((set) => fileOfSet(set, 800, 'avif')),
  ];
  expect(first.filter((file) => size(file) > 60 * kilobyte)).toEqual([]);
});

// spec S4.3
test('all sample carts have pictures but one', () => {
  const without = sampleVehicles.filter(({ images }) => images.length === 0);
  expect(without.map(({ id }) => id)).toEqual(['turfman-1000']);
  for (const { id, images } of sampleVehicles) {
    for (const address of images) expect(due, id).toContain(address);
    expect(images.map(setAt), id).not.toContain(undefined);
  }
});

test('a cart is cut out in AVIF and stands on a ground of its own in WebP', async () => {
  for (const set of carts) {
    const files = [fileOfSet(set, 480, 'avif'), addressOfSet(set)];
    const metadata = files.map((file) => sharp(join(published, file)).metadata());
    const isCutOut = (await Promise.all(metadata)).map(({ hasAlpha }) => hasAlpha);
    expect([set, ...isCutOut]).toEqual([set, true, false]);
  }
});

test('the ground of a WebP is the one that pages of the light scheme paint', () => {
  const [, painted] = /--backdrop: linear-gradient\((.*)\);/.exec(tokens) ?? [];
  const stops = backdrop.map(([at, color]) =>
    at === 0 || at === 1 ? color : `${color} ${Math.round(at * 100)}%`,
  );
  expect(painted).toBe(stops.join(', '));
});
