import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { compose } from '../app/made/stills/compose.ts';
import { cutOutQuality, finishPass, onBackdrop } from '../app/made/stills/make-still.ts';
import {
  type CartView,
  passWidths,
  setOf,
  type WholeView,
  webpWidth,
  widthsOf,
} from '../domain/stock/pictures/picture.ts';
import { picturedCart } from '../domain/stock/pictures/pictured-cart.ts';
import { renderingOf } from '../domain/stock/pictures/rendering.ts';
import { encodeSet } from '../stock/photos/encode-set.ts';

/** Where a view's base and light were rendered to. */
export interface RenderedPasses {
  readonly base: string;
  readonly light: string;
}

/** The cart in its own finish, put together like every other (docs/decisions/0057), as a PNG. */
export async function inOwnFinish(id: string, { base, light }: RenderedPasses): Promise<Buffer> {
  const { data, info } = await sharp(base)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const falling = await sharp(light).removeAlpha().raw().toBuffer();
  const { width, height } = info;
  const picture = compose(data, falling, picturedCart(id));
  return sharp(picture, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Its dark grays would become one. */
const dashQuality = { ...cutOutQuality, avif: 60 };

/** AVIF lets the ground of the page through; WebP is for feeds and whoever else knows no ground. */
export async function publishPicture(
  published: string,
  id: string,
  view: CartView,
  cutOut: Buffer,
): Promise<void> {
  const set = setOf(renderingOf(picturedCart(id), view)) ?? '';
  const path = join(published, set);
  const avif = { avif: widthsOf(set), webp: [] };
  const quality = view === 'dash' ? dashQuality : cutOutQuality;
  await encodeSet(cutOut, path, { widths: avif, quality });
  await encodeSet(await onBackdrop(cutOut), path, { widths: { avif: [], webp: [webpWidth] } });
}

/** Blurred color would cross from the paint's channel into the seats': no subsampling. */
const passQuality = { base: { quality: 52 }, light: { quality: 60, chromaSubsampling: '4:4:4' } };

const passes = new URL('../app/made/stills/passes/', import.meta.url);

/** What any finish is put together from. */
export async function publishPasses(
  id: string,
  view: WholeView,
  rendered: RenderedPasses,
): Promise<void> {
  for (const pass of ['base', 'light'] as const) {
    const picture = sharp(await readFile(rendered[pass])).resize({ width: passWidths[view] });
    if (pass === 'light') picture.removeAlpha();
    const file = new URL(finishPass(id, view, pass), passes);
    await writeFile(file, await picture.avif({ ...passQuality[pass], effort: 5 }).toBuffer());
  }
}
