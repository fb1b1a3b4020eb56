import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { cutOutQuality } from '../app/stills/make-still.ts';
import { onSweep } from '../app/stills/sweep.ts';
import { picturedIds } from '../domain/business/models/finish.ts';
import {
  type CartView,
  cartPicture,
  cartPictureSet,
  closeUps,
  finishPass,
  viewsOf,
  wholeViews,
} from '../domain/catalogue/models/cart-picture.ts';
import { passWidths } from '../domain/catalogue/models/still-set.ts';
import { widthsAt } from '../domain/catalogue/picture-set.ts';
import { encodeSet } from '../stock/photos/encode-set.ts';
import { buildCart } from './cart/cart.ts';
import { plainGlb } from './cart/glb.ts';
import { closeUpCamera, isCloseUp } from './close-ups.ts';
import { contactSheet } from './contact-sheet.ts';
import { writeOutlines } from './outlines/outlines.ts';
import { runBlender } from './run-blender.ts';
import { cartsIn, makeScene, sceneNames } from './scenes.ts';
import { viewerGlb } from './viewer/viewer-glb.ts';

/**
 * `npm run imagery`: models, renders and encodes the pictures. What is up to date is left alone, so
 * an interrupted run goes on where it stopped.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const work = join(root, '.imagery');
const published = join(root, 'public');

const usage = `npm run imagery -- [--only ID[,ID]] [--view VIEW[,VIEW]] [--draft] [--glb]

  --only ID   these carts (vehicle ids) and scenes (${sceneNames.join(', ')})
  --view V    these views of the carts: ${[...wholeViews, ...closeUps].join(', ')}
  --finishes  what a cart in any finish is put together from, instead of its pictures
  --draft     small and noisy, into .imagery/draft, with a contact sheet
  --glb       no pictures: the carts for the viewer, into public/models; needs no Blender
  --outlines  no pictures: the lines of all drawings with sizes, into app/drawings
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    view: { type: 'string' },
    finishes: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    glb: { type: 'boolean', default: false },
    outlines: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');
const unknown = (only ?? []).filter((id) => ![...picturedIds, ...sceneNames].includes(id));
const views = (values.finishes ? wholeViews : [...wholeViews, ...closeUps]).filter(
  (one) => values.view?.split(',').includes(one) ?? true,
);
if (values.help || unknown.length > 0 || views.length === 0) {
  process.stderr.write(unknown.length > 0 ? `Unknown: ${unknown.join(', ')}\n${usage}` : usage);
  process.exit(values.help ? 0 : 2);
}
if (values.outlines) {
  await writeOutlines(join(root, 'app/drawings/cart-outlines.json'));
  process.exit(0);
}
const carts = picturedIds.filter((id) => only?.includes(id) ?? true);

/** Writes the cart's GLB for the renderer and returns its path and what it is, as a hash. */
async function modelOfCart(id: string): Promise<{ path: string; hash: string }> {
  const bytes = await plainGlb(buildCart(id));
  const path = join(work, 'carts', `${id}.glb`);
  await mkdir(join(work, 'carts'), { recursive: true });
  await writeFile(path, bytes);
  return { path, hash: createHash('sha256').update(bytes).digest('hex') };
}

/** All of the studio: a change of its light changes every picture. */
async function studioHash(): Promise<string> {
  const hash = createHash('sha256');
  const folder = join(root, 'imagery/studio');
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.py')).sort()) {
    hash.update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}

/**
 * Pixels across, samples per pixel, and the noise at which a pixel is done. All views but the front
 * are published smaller than they are rendered, which smooths their edges.
 */
const draft = { width: 480, samples: 4, threshold: 0.2 };
const closeUp = { width: 1280, samples: 4, threshold: 0.05 };
const quality: Readonly<Record<CartView, typeof draft>> = {
  front: { width: 1600, samples: 6, threshold: 0.05 },
  side: { width: 1280, samples: 5, threshold: 0.05 },
  rear: { width: 1280, samples: 5, threshold: 0.05 },
  seats: closeUp,
  dash: closeUp,
  bed: closeUp,
  wheel: closeUp,
};
/** The light is without noise after fewer samples than a picture: its surfaces are of one color. */
const passes = { samples: 5, threshold: 0.05 };
/** Stops by which a view is brighter than the others: a dashboard lies in the shade of the roof. */
const brighter: Readonly<Partial<Record<CartView, number>>> = { dash: 0.9 };

function sizeOf(view: CartView) {
  if (values.draft) return draft;
  if (!values.finishes || isCloseUp(view)) return quality[view];
  return { width: passWidths[view], ...passes };
}

const stampName = values.finishes ? 'finishes-made-of' : 'made-of';

async function renderCart(id: string, studio: string): Promise<void> {
  const model = await modelOfCart(id);
  const folder = join(work, values.draft ? 'draft' : 'stills');
  await mkdir(folder, { recursive: true });
  const file = (view: CartView, ending: string) => join(folder, `${id}-${view}.${ending}`);
  const due: { view: CartView; shot: object; madeOf: string }[] = [];
  for (const view of viewsOf(id).filter((one) => views.includes(one))) {
    const size = sizeOf(view);
    const files = values.finishes
      ? { base: file(view, 'base.png'), light: file(view, 'light.png') }
      : { png: file(view, 'png') };
    const shot = { ...files, ...size, camera: closeUpCamera(id, view), brighter: brighter[view] };
    const hash = createHash('sha256').update(model.hash).update(studio);
    const madeOf = hash.update(JSON.stringify(shot)).digest('hex');
    const stamp = file(view, stampName);
    const before = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
    if (before !== madeOf) due.push({ view, shot, madeOf });
  }
  if (due.length === 0) return;
  const job = {
    glb: model.path,
    views: Object.fromEntries(due.map((one) => [one.view, one.shot])),
  };
  const jobFile = join(folder, `${id}.job.json`);
  await writeFile(jobFile, JSON.stringify(job));
  await runBlender(join(root, 'imagery/studio/studio.py'), [jobFile]);
  for (const { view, madeOf } of due) {
    if (values.finishes) await publishPasses(id, view, (name) => readFile(file(view, name)));
    else if (!values.draft) await publishCart(id, view, await readFile(file(view, 'png')));
    await writeFile(file(view, stampName), madeOf);
  }
}

/** AVIF lets the ground of the page through; WebP is for feeds and whoever else knows no ground. */
async function publishCart(id: string, view: CartView, cutOut: Buffer): Promise<void> {
  const set = join(published, cartPictureSet(id, view));
  const widths = widthsAt(cartPicture(id, view));
  await encodeSet(cutOut, set, { widths, formats: ['avif'], quality: cutOutQuality });
  await encodeSet(await onSweep(cutOut), set, { widths, formats: ['webp'] });
}

/** Blurred color would cross from the paint's channel into the seats': no subsampling. */
const passQuality = { base: { quality: 52 }, light: { quality: 60, chromaSubsampling: '4:4:4' } };

async function publishPasses(
  id: string,
  view: CartView,
  rendered: (name: string) => Promise<Buffer>,
): Promise<void> {
  for (const pass of ['base', 'light'] as const) {
    const picture = sharp(await rendered(`${pass}.png`));
    if (pass === 'light') picture.removeAlpha();
    const avif = await picture.avif({ ...passQuality[pass], effort: 5 }).toBuffer();
    const file = join(published, finishPass(id, view, pass));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, avif);
  }
}

async function exportCart(id: string): Promise<void> {
  const folder = join(published, 'models');
  await mkdir(folder, { recursive: true });
  const glb = await viewerGlb(id);
  await writeFile(join(folder, `${id}.glb`), glb);
  // Half a second a model, which every build would take otherwise.
  await writeFile(join(folder, `${id}.glb.br`), brotliCompressSync(glb));
}

/** Takes the next cart until none is left. */
async function workOff(left: string[], studio: string): Promise<void> {
  for (let id = left.shift(); id !== undefined; id = left.shift()) {
    const started = performance.now();
    await (values.glb ? exportCart(id) : renderCart(id, studio));
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(`${id} ${seconds} s, ${left.length} left\n`);
  }
}

const studio = await studioHash();
const left = [...carts];
await Promise.all(Array.from({ length: availableParallelism() }, () => workOff(left, studio)));
if (values.draft && !values.finishes) await contactSheet(join(work, 'draft'), carts, views);
for (const name of sceneNames) {
  if (values.glb || !(only?.includes(name) ?? !values.draft)) continue;
  for (const id of cartsIn(name)) await modelOfCart(id);
  await makeScene(name, values.draft);
  process.stdout.write(`${name}\n`);
}
