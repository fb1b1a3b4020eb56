import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, type Log } from '../../observability/log.ts';
import type { ShareCard } from './share-card.ts';

/** Sharing pictures, drawn once for what they show and then kept in memory and on disk. */
export interface ImageStore {
  /** The name of a card's picture: a hash of what it shows. */
  keyOf(card: ShareCard): string;
  /** The card's picture; `undefined` when more are waited for than is good, or drawing fails. */
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

/** Goes up when the way cards are drawn changes, so that no old picture is taken for a new one. */
const design = 2;

/** Pictures drawn at a time, and requests that may wait for their turn. */
const drawnAtOnce = 2;
const mostWaiting = 40;

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
  const waiting: (() => void)[] = [];
  const told = new Set<string>();
  let drawing = 0;
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
    if (drawing >= drawnAtOnce) {
      if (waiting.length >= mostWaiting) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else drawing += 1;
    try {
      const image = await draw(card);
      await save(path, image);
      return image;
    } catch (error) {
      tell('sharing picture not drawn', error);
      return undefined;
    } finally {
      // The turn goes straight to the next in line.
      const next = waiting.shift();
      if (next === undefined) drawing -= 1;
      else next();
    }
  }

  /** Whole or not at all. A full disk costs the next visitor a drawing, not this one the picture. */
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
      tell('sharing picture not kept', error);
    }
  }

  /** Once for each cause, not for each picture. */
  function tell(event: string, error: unknown): void {
    const cause = causeOf(error);
    if (told.has(`${event} ${cause}`)) return;
    told.add(`${event} ${cause}`);
    log('warn', event, { cause });
  }

  function keyOf(card: ShareCard): string {
    const shown = JSON.stringify([design, card]);
    return createHash('sha256').update(shown).digest('hex').slice(0, 32);
  }

  return {
    keyOf,
    async get(card) {
      const key = keyOf(card);
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
