import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { WholeView } from '../domain/stock/pictures/picture.ts';
import { type CartView, closeUps, wholeViews } from '../domain/stock/pictures/picture.ts';
import { picturedCart, picturedIds } from '../domain/stock/pictures/pictured-cart.ts';
import { viewsOf } from '../domain/stock/pictures/rendering.ts';
import { buildCart } from './cart/cart.ts';
import { plainGlb } from './cart/glb.ts';
import { closeUpCamera, isCloseUp } from './close-ups.ts';
import { contactSheet } from './contact-sheet.ts';
import { drawDash } from './dash/draw-dash.ts';
import { writeOutlines } from './outlines/outlines.ts';
import { inOwnFinish, publishPasses, publishPicture } from './publish-cart.ts';
import { runBlender } from './run-blender.ts';
import { cartsIn, makeScene, sceneNames } from './scenes.ts';
import { viewerGlb } from './viewer/viewer-glb.ts';

/**
 * `npm run imagery`: models, renders and encodes the pictures. What is up to date is left alone, so
 * an interrupted run is resumed where it stopped.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const work = join(root, '.imagery');
const published = join(root, 'public');

const usage = `npm run imagery -- [--only ID[,ID]] [--view VIEW[,VIEW]] [--draft] [--glb]

  --only ID   these carts (vehicle ids) and scenes (${sceneNames.join(', ')})
  --view V    these views of the carts: ${[...wholeViews, ...closeUps].join(', ')}
  --draft     small and noisy, into .imagery/draft, with a contact sheet
  --glb       no pictures: the carts for the viewer, into public/models; needs no Blender
  --outlines  no pictures: the lines of all drawings with sizes, into app/ui/drawings
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
const only = values.only?.split(',');
const unknown = (only ?? []).filter((id) => ![...picturedIds, ...sceneNames].includes(id));
const views = [...wholeViews, ...closeUps].filter(
  (one) => values.view?.split(',').includes(one) ?? true,
);
if (values.help || unknown.length > 0 || views.length === 0) {
  process.stderr.write(unknown.length > 0 ? `Unknown: ${unknown.join(', ')}\n${usage}` : usage);
  process.exit(values.help ? 0 : 2);
}
if (values.outlines) {
  await writeOutlines(join(root, 'app/ui/drawings/cart-outlines.json'));
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

/** Of all of a studio: a change of its light changes every picture. */
async function studioHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  const folder = join(root, path);
  for (const name of (await readdir(folder)).filter((one) => /\.(?:py|ts)$/.test(one)).sort()) {
    hash.update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}

/**
 * Pixels across, samples per pixel, and the noise at which a pixel is done. All views but the front
 * are published smaller than they are rendered, which smooths their edges.
 */
const draft = { width: 480, samples: 4, threshold: 0.2 };
const closeUp = { width: 1280, samples: 24, threshold: 0.02 };
const quality: Readonly<Record<CartView, typeof draft>> = {
  front: { width: 1600, samples: 24, threshold: 0.02 },
  side: closeUp,
  rear: closeUp,
  seats: closeUp,
  bed: closeUp,
  // Drawn by the page's viewer: its edges are smoothed by the double size alone.
  dash: { ...closeUp, width: 2400 },
};

/** A view that is due to be rendered, and what it is rendered from. */
interface Due {
  readonly view: CartView;
  readonly shot: object;
  readonly madeOf: string;
}

async function renderCart(id: string, { rendered, drawn }: typeof studios): Promise<void> {
  const model = await modelOfCart(id);
  const folder = join(work, values.draft ? 'draft' : 'stills');
  await mkdir(folder, { recursive: true });
  const file = (view: CartView, ending: string) => join(folder, `${id}-${view}.${ending}`);
  const passesOf = (view: WholeView) => ({
    base: file(view, 'base.png'),
    light: file(view, 'light.png'),
  });
  const due: Due[] = [];
  for (const view of viewsOf(picturedCart(id)).filter((one) => views.includes(one))) {
    const files = isCloseUp(view) ? { png: file(view, 'png') } : passesOf(view);
    const size = values.draft ? draft : quality[view];
    const shot = { ...files, ...size, camera: closeUpCamera(id, view) };
    const hash = createHash('sha256')
      .update(model.hash)
      .update(view === 'dash' ? drawn : rendered);
    const madeOf = hash.update(JSON.stringify(shot)).digest('hex');
    const stamp = file(view, 'made-of');
    const before = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
    if (before !== madeOf) due.push({ view, shot, madeOf });
  }
  // Passes are of a gray cart, close-ups of one in its own finish: two scenes.
  await renderViews(
    id,
    model.path,
    folder,
    due.filter(({ view }) => isCloseUp(view) && view !== 'dash'),
  );
  await renderViews(
    id,
    model.path,
    folder,
    due.filter(({ view }) => !isCloseUp(view)),
  );
  for (const { view, madeOf } of due) {
    if (view === 'dash') {
      const { width } = values.draft ? draft : quality.dash;
      await writeFile(file(view, 'png'), await drawDash(id, width));
    }
    if (!isCloseUp(view)) {
      await writeFile(file(view, 'png'), await inOwnFinish(id, passesOf(view)));
      if (!values.draft) await publishPasses(id, view, passesOf(view));
    }
    if (!values.draft) await publishPicture(published, id, view, await readFile(file(view, 'png')));
    await writeFile(file(view, 'made-of'), madeOf);
  }
}

async function renderViews(
  id: string,
  glb: string,
  folder: string,
  due: readonly Due[],
): Promise<void> {
  if (due.length === 0) return;
  const job = { glb, views: Object.fromEntries(due.map(({ view, shot }) => [view, shot])) };
  const jobFile = join(folder, `${id}.job.json`);
  await writeFile(jobFile, JSON.stringify(job));
  await runBlender(join(root, 'imagery/studio/studio.py'), [jobFile]);
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
async function workOff(left: string[]): Promise<void> {
  for (let id = left.shift(); id !== undefined; id = left.shift()) {
    const started = performance.now();
    await (values.glb ? exportCart(id) : renderCart(id, studios));
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(`${id} ${seconds} s, ${left.length} left\n`);
  }
}

const studios = {
  rendered: await studioHash('imagery/studio'),
  drawn: await studioHash('app/pages/vehicle/viewer/studio'),
};
const left = [...carts];
await Promise.all(Array.from({ length: availableParallelism() }, () => workOff(left)));
if (values.draft) await contactSheet(join(work, 'draft'), carts, views);
for (const name of sceneNames) {
  if (values.glb || !(only?.includes(name) ?? !values.draft)) continue;
  for (const id of cartsIn(name)) await modelOfCart(id);
  await makeScene(name, values.draft);
  process.stdout.write(`${name}\n`);
}
