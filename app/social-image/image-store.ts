import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createConcurrencyLimiter,
  isOverloaded,
  type LimiterOptions,
} from '../../concurrency/concurrency-limiter.ts';
import { causeOf, type Log } from '../../observability/log.ts';
import { cardKey, type ShareCard } from './share-card.ts';

/** Sharing pictures, drawn once for what they show and then kept in memory and on disk. */
export interface ImageStore {
  /** The card's picture; `undefined` when too many wait to be drawn, or drawing fails. */
  get(card: ShareCard): Promise<Buffer | undefined>;
}

export interface ImageStoreOptions {
  /** Made where it is missing. */
  readonly folder: string;
  readonly draw: (card: ShareCard) => Promise<Buffer>;
  readonly log: Log;
  readonly memoryBytes?: number;
  readonly maxFiles?: number;
}

/** Drawing has a queue of its own, so that pages never wait for pictures. */
const drawingLimits: LimiterOptions = { running: 2, waiting: 40, patience: 15_000 };

/** New files after which the folder is looked through. */
const sweepEvery = 200;

export function createImageStore({
  folder,
  draw,
  log,
  memoryBytes = 6 * 1024 * 1024,
  maxFiles = 5_000,
}: ImageStoreOptions): ImageStore {
  // A Map keeps the order of insertion: the first is the one longest unused.
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const making = new Map<string, Promise<Buffer | undefined>>();
  const limiter = createConcurrencyLimiter(drawingLimits);
  const logged = new Set<string>();
  let written = 0;

  function keep(key: string, image: Buffer): Buffer {
    bytes += image.length - (kept.get(key)?.length ?? 0);
    kept.delete(key);
    kept.set(key, image);
    for (const [oldest, { length }] of kept) {
      if (bytes <= memoryBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return image;
  }

  async function readOrDraw(key: string, card: ShareCard): Promise<Buffer | undefined> {
    const path = join(folder, `${key}.jpg`);
    const read = await readFile(path).catch(() => undefined);
    if (read !== undefined && read.length > 0) return read;
    try {
      return await limiter.run(async () => {
        const image = await draw(card);
        await save(path, image);
        return image;
      });
    } catch (error) {
      if (!isOverloaded(error)) logOnce('sharing picture not drawn', error);
      return undefined;
    }
  }

  /** Writes it whole or not at all. On a full disk it is drawn again next time. */
  async function save(path: string, image: Buffer): Promise<void> {
    const beside = `${path}.${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(beside, image);
      await rename(beside, path);
      written += 1;
      if (written % sweepEvery === 0) await sweep(folder, maxFiles);
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      logOnce('sharing picture not kept', error);
    }
  }

  /** Logs each cause once, not each picture. */
  function logOnce(event: string, error: unknown): void {
    const cause = causeOf(error);
    if (logged.has(`${event} ${cause}`)) return;
    logged.add(`${event} ${cause}`);
    log('warn', event, { cause });
  }

  return {
    async get(card) {
      const key = cardKey(card);
      const known = kept.get(key);
      if (known !== undefined) return keep(key, known);
      let made = making.get(key);
      if (made === undefined) {
        made = readOrDraw(key, card).finally(() => making.delete(key));
        making.set(key, made);
      }
      const image = await made;
      return image === undefined ? undefined : keep(key, image);
    },
  };
}

/** Removes the oldest files beyond `maxFiles`: prices change, and with them what a picture shows. */
async function sweep(folder: string, maxFiles: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxFiles) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, names.length - maxFiles);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
