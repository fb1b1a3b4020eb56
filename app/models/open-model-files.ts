import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '../context.ts';
import { createMadeFiles } from '../made-files/made-files.ts';
import { makeApart } from '../made-files/make-apart.ts';
import type { ModelFormat, ModelJob } from './make-model.ts';
import type { WantedFinish } from './surface.ts';

/** Models for phones' own viewers, made from the page viewer's when they are first asked for. */
export interface ModelFiles {
  /**
   * @param id of a vehicle that `/models/{id}.glb` is there for
   * @returns undefined when too many wait to be made, or making it fails
   */
  get(id: string, format: ModelFormat, finish: WantedFinish): Promise<Buffer | undefined>;
}

/** Goes up when the way they are made changes, so that no old file is taken for a new one. */
const design = 1;

/** All carts in all finishes of their series, in both formats, would be about 400 of 1 to 2 MB. */
const maxFiles = 200;

/** Asked for rarely, and once by each phone: from disk each time. */
const memoryBytes = 0;

/**
 * The models of this site, kept in its data folder. Built, they are made in a process of their own;
 * in development in this one, from the newest sources.
 */
export function openModelFiles({ dataDir, log }: Pick<Site, 'dataDir' | 'log'>): ModelFiles {
  const own = import.meta.env.DEV ? '../../public/models/' : '../client/models/';
  const folder = fileURLToPath(new URL(own, import.meta.url));
  const files = createMadeFiles<ModelJob>({
    kind: 'model for a phone',
    folder: join(dataDir, 'models'),
    nameOf: ({ hash, format, finish }) =>
      `${hashOf(JSON.stringify([design, hash, finish]))}.${format}`,
    make: import.meta.env.DEV
      ? async (job) => (await import('./make-model.ts')).makeModel(job)
      : makeApart(new URL('./model-process.js', import.meta.url)),
    log,
    memoryBytes,
    maxFiles,
  });
  return {
    async get(id, format, finish) {
      const source = join(folder, `${id}.glb`);
      const hash = await readFile(source).then(hashOf, () => 'missing');
      return files.get({ source, hash, format, finish });
    },
  };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
