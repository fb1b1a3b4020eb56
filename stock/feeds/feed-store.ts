import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { oneAtATime } from '../../base/one-at-a-time.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { StockedVehicle } from '../../domain/stock/vehicle.ts';
import { removeLeftParts } from '../write-whole.ts';
import { type FeedFile, feedFiles } from './feed-file.ts';

interface StoredFeed {
  readonly contentType: string;
  readonly etag: string;
  readonly plain: { readonly path: string; readonly size: number };
  readonly gzip: { readonly path: string; readonly size: number };
}

export interface FeedStore {
  has(name: string): boolean;
  /** Made on the first request, in pieces. @throws a disk's error */
  open(name: string, stock: FeedStock): Promise<StoredFeed | undefined>;
}

export interface FeedStock {
  readonly version: string;
  readonly vehicles: readonly StockedVehicle[];
  readonly dealer: Dealer;
}

/** Some 50 units, made in about a millisecond. */
const pieceLength = 64 * 1024;

/** Files are named by a hash, so that processes may share the folder. */
export function createFeedStore(folder: string, siteUrl: string): FeedStore {
  const feeds = new Map(feedFiles.map((feed) => [feed.name, feed]));
  const latest = new Map<
    string,
    { readonly version: string; readonly feed: Promise<StoredFeed> }
  >();
  const inTurn = oneAtATime();

  async function make(file: FeedFile, { vehicles, dealer }: FeedStock): Promise<StoredFeed> {
    await mkdir(folder, { recursive: true });
    await removeLeftParts(folder);
    const id = randomUUID();
    const part = join(folder, `${file.name}.${id}.part`);
    const zipped = join(folder, `${file.name}.${id}.gz.part`);
    try {
      const hash = createHash('sha256');
      await writeFile(part, gathered(file.write(vehicles, siteUrl, dealer), hash));
      const etag = hash.digest('hex').slice(0, 20);
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

  /** An open file stays readable to its end. */
  async function removeOthers(name: string, etag: string): Promise<void> {
    for (const file of await readdir(folder)) {
      const isOther = file.startsWith(`${name}.`) && !file.startsWith(`${name}.${etag}`);
      if (isOther && !file.endsWith('.part')) await rm(join(folder, file), { force: true });
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
      const feed = inTurn(() => make(file, stock));
      const entry = { version: stock.version, feed };
      latest.set(name, entry);
      // A failed feed is made again at the next request.
      feed.catch(() => latest.get(name) === entry && latest.delete(name));
      return feed;
    },
  };
}

function* gathered(pieces: Iterable<string>, hash: Hash): Generator<string> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < pieceLength) continue;
    hash.update(text);
    yield text;
    text = '';
  }
  hash.update(text);
  yield text;
}

async function isThere({ plain, gzip }: StoredFeed): Promise<boolean> {
  const results = await Promise.allSettled([stat(plain.path), stat(gzip.path)]);
  return results.every(({ status }) => status === 'fulfilled');
}
