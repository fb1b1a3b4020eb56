import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { hour } from '../../domain/duration.ts';
import { type FeedFile, feedFiles } from './feed-file.ts';

/** One feed of one version of the stock, on disk. */
export interface StoredFeed {
  readonly contentType: string;
  /** Of the uncompressed bytes, without quotes. */
  readonly etag: string;
  readonly plain: { readonly path: string; readonly size: number };
  readonly gzip: { readonly path: string; readonly size: number };
}

export interface FeedStore {
  /** Whether there is a feed of this file name. */
  has(name: string): boolean;
  /**
   * The feed of this stock, made on the first request for it. One file is made at a time, in small
   * pieces between which other requests are answered. `undefined` where there is no such feed.
   * @throws a disk's error
   */
  open(name: string, stock: FeedStock): Promise<StoredFeed | undefined>;
}

export interface FeedStock {
  readonly version: string;
  readonly vehicles: readonly StockedVehicle[];
}

/** Characters written at once: some 50 units, made in about a millisecond. */
const pieceLength = 64 * 1024;

/** Milliseconds after which an unfinished file is one that a killed process has left. */
const leftBehindAfter = hour;

/**
 * Keeps feeds as files in `folder`, one version of each. A file is named by a hash of its bytes, so
 * several processes may share the folder.
 */
export function createFeedStore(folder: string, siteUrl: string): FeedStore {
  const feeds = new Map(feedFiles.map((feed) => [feed.name, feed]));
  const latest = new Map<
    string,
    { readonly version: string; readonly feed: Promise<StoredFeed> }
  >();
  let last: Promise<unknown> = Promise.resolve();

  async function make(file: FeedFile, { vehicles }: FeedStock): Promise<StoredFeed> {
    await mkdir(folder, { recursive: true });
    const part = join(folder, `${file.name}.${randomUUID()}.part`);
    const zipped = `${part}.gz`;
    try {
      const etag = await writePieces(part, file.write(vehicles, siteUrl));
      await pipeline(createReadStream(part), createGzip(), createWriteStream(zipped));
      const plain = { path: join(folder, `${file.name}.${etag}`), size: (await stat(part)).size };
      const gzip = { path: `${plain.path}.gz`, size: (await stat(zipped)).size };
      await rename(zipped, gzip.path);
      await rename(part, plain.path);
      await removeOthers(file.name, etag);
      return { contentType: file.contentType, etag, plain, gzip };
    } finally {
      await Promise.all([part, zipped].map((path) => rm(path, { force: true })));
    }
  }

  /** Removes the files of earlier versions. One that is being read stays readable to its end. */
  async function removeOthers(name: string, etag: string): Promise<void> {
    for (const file of await readdir(folder)) {
      if (!file.startsWith(`${name}.`) || file.startsWith(`${name}.${etag}`)) continue;
      const path = join(folder, file);
      if (file.includes('.part') && !(await isLeftBehind(path))) continue;
      await rm(path, { force: true });
    }
  }

  return {
    has: (name) => feeds.has(name),

    async open(name, stock) {
      const file = feeds.get(name);
      if (file === undefined) return undefined;
      const current = latest.get(name);
      if (current?.version === stock.version) {
        const feed = await current.feed;
        if (await isThere(feed)) return feed;
        if (latest.get(name) === current) latest.delete(name);
        return this.open(name, stock);
      }
      const feed = last.then(() => make(file, stock));
      last = feed.catch(() => undefined);
      const entry = { version: stock.version, feed };
      latest.set(name, entry);
      // A failed feed is made again at the next request.
      feed.catch(() => latest.get(name) === entry && latest.delete(name));
      return feed;
    },
  };
}

/** Writes text and resolves to the hash of its bytes; waiting for each write lets others in. */
async function writePieces(path: string, pieces: Iterable<string>): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  try {
    let text = '';
    const write = async () => {
      const bytes = Buffer.from(text);
      text = '';
      hash.update(bytes);
      await file.writeFile(bytes);
    };
    for (const piece of pieces) {
      text += piece;
      if (text.length >= pieceLength) await write();
    }
    await write();
  } finally {
    await file.close();
  }
  return hash.digest('hex').slice(0, 20);
}

async function isThere({ plain, gzip }: StoredFeed): Promise<boolean> {
  const results = await Promise.allSettled([stat(plain.path), stat(gzip.path)]);
  return results.every(({ status }) => status === 'fulfilled');
}

async function isLeftBehind(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > leftBehindAfter;
}
