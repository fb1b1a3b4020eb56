import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createConcurrencyLimiter,
  isOverloaded,
  type LimiterOptions,
} from '../../concurrency/concurrency-limiter.ts';
import { causeOf, type Log } from '../../observability/log.ts';

/** Files made when they are first asked for, and then kept on disk. */
export interface MadeFiles<Job> {
  /**
   * The job's file; `undefined` when too many wait to be made, too many of them for this client, or
   * making it fails.
   */
  get(job: Job, client?: string): Promise<MadeFile | undefined>;
}

export interface MadeFile {
  /** Stands for the file's bytes: a hash of all that they are made from, with an extension. */
  readonly name: string;
  readonly path: string;
  /** The bytes, where they could not be written to `path` (a full disk). */
  readonly unkept?: Buffer;
}

export interface MadeFilesOptions<Job> {
  /** The kind of the files, for the log: `"sharing picture"`. */
  readonly kind: string;
  /** Made where it is missing. */
  readonly folder: string;
  /** A file name for all that the file is made from, with its extension. */
  readonly nameOf: (job: Job) => string;
  readonly make: (job: Job) => Promise<Uint8Array>;
  readonly log: Log;
  /** Bytes of files that are kept; the oldest go first. */
  readonly maxBytes: number;
  readonly limits?: Partial<LimiterOptions>;
}

/** Where files of one kind are kept, and how long making one may take. */
export interface MadeFilesPlace {
  readonly dataDir: string;
  readonly log: Log;
  /** Milliseconds that a file may wait for its turn, and then take; {@link usualMakingMs} without it. */
  readonly makingMs?: number;
}

/** An answer comes within 20 s. */
export const usualMakingMs = 9_000;

/** Making has a queue of its own, so that pages never wait for it; one client has a tenth of it. */
const usualLimits = { running: 2, waiting: 40, timeoutMs: usualMakingMs, perKey: 4 };

/** The folder is looked through when new files come to this part of what is kept. */
const sweepPart = 0.1;

/** Files of one kind, kept in a folder: each is made once, also for concurrent requests. */
export function createMadeFiles<Job>(options: MadeFilesOptions<Job>): MadeFiles<Job> {
  const { kind, folder, nameOf, make, log, maxBytes, limits } = options;
  /** By the name of the file and by client, each of which has its own place in the queue. */
  const making = new Map<string, Promise<MadeFile>>();
  const waiting = new Map<string, Promise<MadeFile | undefined>>();
  const limiter = createConcurrencyLimiter({ ...usualLimits, ...limits });
  const logged = new Set<string>();
  let written = 0;

  async function find(name: string): Promise<MadeFile | undefined> {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    return stats !== undefined && stats.size > 0 ? { name, path } : undefined;
  }

  async function findOrMake(name: string, job: Job, client?: string) {
    const file = await find(name);
    if (file !== undefined) return file;
    try {
      return await limiter.run(() => once(making, name, () => makeFile(name, job)), client);
    } catch (error) {
      if (!isOverloaded(error)) logOnce(`${kind} not made`, error);
      return undefined;
    }
  }

  /** Another client may have had it made meanwhile. */
  async function makeFile(name: string, job: Job): Promise<MadeFile> {
    const file = await find(name);
    if (file !== undefined) return file;
    const path = join(folder, name);
    const view = await make(job);
    const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength);
    return (await save(path, bytes)) ? { name, path } : { name, path, unkept: bytes };
  }

  /** Writes it whole or not at all: `false`. On a full disk it is made again next time. */
  async function save(path: string, file: Buffer): Promise<boolean> {
    const beside = `${path}.${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(beside, file);
      await rename(beside, path);
      written += file.length;
      if (written >= maxBytes * sweepPart) {
        written = 0;
        await sweep(folder, maxBytes);
      }
      return true;
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      logOnce(`${kind} not kept`, error);
      return false;
    }
  }

  /** Logs each cause once, not each file. */
  function logOnce(event: string, error: unknown): void {
    const cause = causeOf(error);
    if (logged.has(`${event} ${cause}`)) return;
    logged.add(`${event} ${cause}`);
    log('warn', event, { cause });
  }

  return {
    get(job, client) {
      const name = nameOf(job);
      return once(waiting, `${name} ${client}`, () => findOrMake(name, job, client));
    },
  };
}

/** The running work of this name; begun where none runs. */
function once<T>(
  underWay: Map<string, Promise<T>>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const promise = underWay.get(name) ?? work().finally(() => underWay.delete(name));
  underWay.set(name, promise);
  return promise;
}

/** Removes the oldest files beyond `maxBytes`: what they are made from changes. */
async function sweep(folder: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Another process may have renamed or removed it since.
      const stats = await stat(join(folder, name)).catch(() => undefined);
      return { name, at: stats?.mtimeMs ?? 0, size: stats?.size ?? 0 };
    }),
  );
  let total = 0;
  const old = files
    .sort((a, b) => b.at - a.at)
    .filter(({ size }) => {
      total += size;
      return total > maxBytes;
    });
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
}
