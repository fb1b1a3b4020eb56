import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictures } from '../domain/dealer/business/pictures.ts';
import { webpWidth, widthsOf } from '../domain/stock/pictures/picture.ts';
import { encodeSet } from '../stock/photos/encode-set.ts';
import { runBlender } from './run-blender.ts';

/**
 * The pictures at the head of pages: the eight scenes of spec S3.13 (imagery/scenes) and a
 * line-up of each brand's carts (imagery/studio/lineup.py).
 */

/** Carts by vehicle id that stand at the head of a brand's page, nearest first. */
const lineups: Readonly<Record<string, readonly string[]>> = {
  denago: ['ev-nomad', 'rover-xl', 'ev-city'],
  evolution: ['d6-max-xt4', 'd5-maverick-4-plus', 'classic-2-plus'],
};

/** Carts by vehicle id that a scene shows. */
const inScenes: Readonly<Record<keyof typeof pictures, readonly string[]>> = {
  lake: ['7c1f4e2a9b60'],
  'village-street': ['classic-4-plus'],
  campground: ['d5-maverick-4-plus'],
  snow: ['denago-ev-city'],
  'dusk-workshop': ['rover-xl'],
  'showroom-front': ['forester-6-plus', 'ev-nomad', 'd5-ranger-4-plus', 'classic-4-plus'],
  delivery: ['d5-ranger-4'],
  'farm-track': ['turfman-800'],
};

/** Samples per pixel: more where lamps light a dark room, fewer under an even sky. */
const samplesOf: Readonly<Record<keyof typeof pictures, number>> = {
  lake: 12,
  'village-street': 16,
  campground: 18,
  snow: 18,
  'dusk-workshop': 36,
  'showroom-front': 14,
  delivery: 12,
  'farm-track': 12,
};

/** Pixels across, samples per pixel, and the noise at which a pixel is done. */
const lineupQuality: Readonly<Record<string, LineupQuality>> = {
  denago: { width: 2000, samples: 16, threshold: 0.05 },
  evolution: { width: 1760, samples: 10, threshold: 0.05 },
};
const draftLineup: LineupQuality = { width: 640, samples: 12, threshold: 0.2 };

interface LineupQuality {
  readonly width: number;
  readonly samples: number;
  readonly threshold: number;
}

/** Leaves and gravel hide what would show on a plain ground: a quarter less weight, and no difference. */
const sceneQuality = { avif: 44, webp: 66 };

export const sceneNames: readonly string[] = [...Object.keys(pictures), ...Object.keys(lineups)];

/**
 * A phone's 4:3 cut-out: around the carts, which stand in the right half of every picture. All in
 * parts: of the picture's width, of its height, and of the cut-out's height.
 */
const cutOut = { width: 0.62, cartsAt: 0.53, cartsAtInCutOut: 0.58 } as const;

const root = fileURLToPath(new URL('..', import.meta.url));
const work = join(root, '.imagery');

/** Vehicle ids of the carts in that picture. */
export function cartsIn(name: string): readonly string[] {
  return lineups[name] ?? inScenes[name as keyof typeof inScenes] ?? [];
}

/**
 * Renders and publishes one picture. What has been rendered is not rendered again: delete its PNG in
 * .imagery/heroes for that.
 */
export async function makeScene(name: string, draft: boolean): Promise<void> {
  const folder = join(work, draft ? 'draft' : 'heroes');
  const png = join(folder, `${name}.png`);
  await mkdir(folder, { recursive: true });
  if (draft || !existsSync(png)) await render(name, png, draft);
  if (draft) return;
  const quality = name in lineups ? undefined : sceneQuality;
  const set = addressOf(name);
  for (const [one, picture] of [
    [set, await readFile(png)],
    [`${set}-phone`, await cutOutOf(png)],
  ] as const) {
    const file = join(root, 'public', one);
    await encodeSet(picture, file, { quality, widths: { avif: widthsOf(one), webp: [webpWidth] } });
  }
}

const addressOf = (name: string) => `/pictures/heroes/${name}`;

async function render(name: string, png: string, draft: boolean): Promise<void> {
  const lineup = lineupQuality[name];
  if (lineup === undefined) {
    const samples = String(samplesOf[name as keyof typeof samplesOf]);
    const width = String(widthsOf(addressOf(name)).at(-1));
    const size = draft ? ['--draft'] : ['--width', width, '--samples', samples];
    const script = join(root, 'imagery/scenes/render.py');
    return runBlender(script, ['--scene', name, '--out', png, ...size]);
  }
  const glbs = cartsIn(name).map((id) => join(work, 'carts', `${id}.glb`));
  const job = { glbs, png, ...(draft ? draftLineup : lineup) };
  await writeFile(`${png}.json`, JSON.stringify(job));
  return runBlender(join(root, 'imagery/studio/lineup.py'), [`${png}.json`]);
}

/** The part of a wide picture that a phone shows. */
async function cutOutOf(png: string): Promise<Buffer> {
  const picture = await sharp(png).metadata();
  const width = Math.round(picture.width * cutOut.width);
  const height = Math.round((width * 3) / 4);
  const top = Math.round(picture.height * cutOut.cartsAt - height * cutOut.cartsAtInCutOut);
  return sharp(png)
    .extract({ left: picture.width - width, top: Math.max(0, top), width, height })
    .png()
    .toBuffer();
}
