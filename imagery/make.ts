import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import {
  type CartView,
  cartPicture,
  cartPictureSet,
  cartViews,
} from '../domain/catalogue/brands/cart-picture.ts';
import { picturedIds } from '../domain/catalogue/brands/finish.ts';
import { widthsAt } from '../domain/catalogue/picture-set.ts';
import { encodeSet } from '../stock/photos/encode-set.ts';
import { buildCart } from './cart/cart.ts';
import { plainGlb } from './cart/glb.ts';
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
  --view V    these views of the carts: ${cartViews.join(', ')}
  --draft     small and noisy, into .imagery/draft, with a contact sheet
  --glb       no pictures: the carts for the viewer, into public/models; needs no Blender
  --outlines  no pictures: the lines of all drawings with sizes, into app/drawings
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    view: { type: 'string' },
    draft: { type: 'boolean', default: false },
    glb: { type: 'boolean', default: false },
    outlines: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const wanted = values.only?.split(',');
const unknown = (wanted ?? []).filter((id) => ![...picturedIds, ...sceneNames].includes(id));
const views = cartViews.filter((one) => values.view?.split(',').includes(one) ?? true);
if (values.help || unknown.length > 0 || views.length === 0) {
  process.stderr.write(unknown.length > 0 ? `Unknown: ${unknown.join(', ')}\n${usage}` : usage);
  process.exit(values.help ? 0 : 2);
}
if (values.outlines) {
  await writeOutlines(join(root, 'app/drawings/cart-outlines.json'));
  process.exit(0);
}
const carts = picturedIds.filter((id) => wanted?.includes(id) ?? true);

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
 * Pixels across, samples per pixel, and the noise at which a pixel is done. The side and rear views
 * are published smaller than they are rendered, which smooths their edges.
 */
const draft = { width: 600, samples: 12, threshold: 0.2 };
const quality: Readonly<Record<CartView, typeof draft>> = {
  front: { width: 1600, samples: 5, threshold: 0.05 },
  side: { width: 1280, samples: 5, threshold: 0.05 },
  rear: { width: 1280, samples: 5, threshold: 0.05 },
};

async function renderCart(id: string, studio: string): Promise<void> {
  const model = await modelOfCart(id);
  const folder = join(work, values.draft ? 'draft' : 'stills');
  await mkdir(folder, { recursive: true });
  const due: CartView[] = [];
  const stamp = (one: CartView) => join(folder, `${id}-${one}.made-of`);
  const madeOf = createHash('sha256').update(model.hash).update(studio).digest('hex');
  for (const one of views) {
    const before = existsSync(stamp(one)) ? await readFile(stamp(one), 'utf8') : '';
    if (before !== madeOf) due.push(one);
  }
  if (due.length === 0) return;
  const picture = (one: CartView) => join(folder, `${id}-${one}.png`);
  const job = {
    glb: model.path,
    views: Object.fromEntries(
      due.map((one) => [one, { png: picture(one), ...(values.draft ? draft : quality[one]) }]),
    ),
  };
  const jobFile = join(folder, `${id}.job.json`);
  await writeFile(jobFile, JSON.stringify(job));
  await runBlender(join(root, 'imagery/studio/studio.py'), [jobFile]);
  for (const one of due) {
    if (!values.draft) {
      const set = join(published, cartPictureSet(id, one));
      const widths = widthsAt(cartPicture(id, one));
      await encodeSet(await readFile(picture(one)), set, undefined, widths);
    }
    await writeFile(stamp(one), madeOf);
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

const studio = await studioHash();
for (const [index, id] of carts.entries()) {
  const started = performance.now();
  await (values.glb ? exportCart(id) : renderCart(id, studio));
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${index + 1}/${carts.length} ${id} ${seconds} s\n`);
}
if (values.draft) await contactSheet(join(work, 'draft'), carts, views);
for (const name of sceneNames) {
  if (values.glb || !(wanted?.includes(name) ?? !values.draft)) continue;
  for (const id of cartsIn(name)) await modelOfCart(id);
  await makeScene(name, values.draft);
  process.stdout.write(`${name}\n`);
}
