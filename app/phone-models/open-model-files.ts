import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workInChild } from '../../concurrency/work-in-child.ts';
import type { SizedModel } from '../../domain/catalogue/known-models/model-size.ts';
import type { WantedFinish } from '../../domain/catalogue/repaint.ts';
import type { Log } from '../../observability/log.ts';
import { createMadeFiles } from '../made-files/made-files.ts';
import { hashOf, hashOfFile } from '../made-files/source-hash.ts';
import type { ModelFormat, ModelJob } from './make-model.ts';

/** Goes up when the way they are made changes, so that no old file is taken for a new one. */
const design = 2;

/** All carts in all finishes of their series, in both formats, would be about 400 of 1 to 2 MB. */
const maxBytes = 300_000_000;

/**
 * Models for phones' own viewers, made from the page viewer's when they are first asked for and kept in
 * the data folder; built, by a process of their own.
 */
export function openModelFiles({ dataDir, log }: { readonly dataDir: string; readonly log: Log }) {
  const own = import.meta.env.DEV ? '../../public/models/' : '../client/models/';
  const folder = fileURLToPath(new URL(own, import.meta.url));
  const files = createMadeFiles<ModelJob>({
    kind: 'model for a phone',
    folder: join(dataDir, 'models'),
    nameOf: ({ hash, format, size, finish }) =>
      `${hashOf(JSON.stringify([design, hash, size, finish]))}.${format}`,
    make: import.meta.env.DEV
      ? async (job) => (await import('./make-model.ts')).makeModel(job)
      : workInChild(new URL('./model-process.js', import.meta.url)),
    log,
    maxBytes,
  });
  return {
    async get({ id, size }: SizedModel, format: ModelFormat, finish: WantedFinish, client: string) {
      const source = join(folder, `${id}.glb`);
      return files.get({ source, hash: await hashOfFile(source), format, size, finish }, client);
    },
  };
}
