import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createConcurrencyLimiter,
  isOverloaded,
  type LimiterOptions,
} from '../../concurrency/concurrency-limiter.ts';
import { createLruCache } from '../../memory/lru-cache.ts';
import { causeOf, type Log } from '../../observability/log.ts';

/** Files made when they are first asked for, and then kept in memory and on disk. */
export interface MadeFiles<Job> {
  /** The job's file; `undefined` when too many wait to be made, or making it fails. */
  get(job: Job): Promise<Buffer | undefined>;
}

export interface MadeFilesOptions<Job> {
  /** What the files are, for the log: `"sharing picture"`. */
  readonly kind: string;
  /** Made where it is missing. */
  readonly folder: string;
  /** A file name for all that the file is made from, with its extension. */
  readonly nameOf: (job: Job) => string;
  readonly make: (job: Job) => Promise<Buffer>;
  readonly log: Log;
  readonly memoryBytes?: number;
  readonly maxFiles?: number;
}

/** Making has a queue of its own, so that pages never wait for it. */
const makingLimits: LimiterOptions = { running: 2, waiting: 40, patience: 15_000 };

/** New files after which the folder is looked through. */
const sweepEvery = 200;

export function createMadeFiles<Job>({
  kind,
  folder,
  nameOf,
  make,
  log,
  memoryBytes = 6 * 1024 * 1024,
  maxFiles = 5_000,
}: MadeFilesOptions<Job>): MadeFiles<Job> {
  const kept = createLruCache<Buffer>(memoryBytes);
  const making = new Map<string, Promise<Buffer | undefined>>();
  const limiter = createConcurrencyLimiter(makingLimits);
  const logged = new Set<string>();
  let written = 0;

  async function readOrMake(name: string, job: Job): Promise<Buffer | undefined> {
    const path = join(folder, name);
    const read = await readFile(path).catch(() => undefined);
    if (read !== undefined && read.length > 0) return read;
    try {
      return await limiter.run(async () => {
        const file = await make(job);
        await save(path, file);
        return file;
      });
    } catch (error) {
      if (!isOverloaded(error)) logOnce(`${kind} not made`, error);
      return undefined;
    }
  }

  /** Writes it whole or not at all. On a full disk it is made again next time. */
  async function save(path: string, file: Buffer): Promise<void> {
    const beside = `${path}.${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(beside, file);
      await rename(beside, path);
      written += 1;
      if (written % sweepEvery === 0) await sweep(folder, maxFiles);
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      logOnce(`${kind} not kept`, error);
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
    async get(job) {
      const name = nameOf(job);
      const inMemory = kept.get(name);
      if (inMemory !== undefined) return inMemory;
      const underWay = making.get(name) ?? readOrMake(name, job).finally(() => making.delete(name));
      making.set(name, underWay);
      const file = await underWay;
      if (file !== undefined) kept.set(name, file, file.length);
      return file;
    },
  };
}

/** Removes the oldest files beyond `maxFiles`: what they are made from changes. */
async function sweep(folder: string, maxFiles: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxFiles) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, names.length - maxFiles);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
