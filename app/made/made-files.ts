import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createConcurrencyLimiter,
  type LimiterOptions,
  Overloaded,
} from '../../base/concurrency-limiter.ts';
import { causeOf, type Log } from '../../base/log.ts';

export interface MadeFile {
  readonly name: string;
  readonly path: string;
  /** On a full disk. */
  readonly unkept?: Buffer;
}

export interface MadeFilesOptions<Job> {
  readonly kind: string;
  readonly folder: string;
  /** A hash of the sources, with an extension. */
  readonly nameOf: (job: Job) => string;
  readonly make: (job: Job) => Promise<Uint8Array>;
  readonly log: Log;
  /** Beyond, the oldest files go. */
  readonly maxBytes: number;
  readonly limits?: Partial<LimiterOptions>;
}

export interface MadeFilesPlace {
  readonly dataDir: string;
  readonly log: Log;
  readonly makingMs?: number;
}

/** A response takes at most 20 s. */
export const usualMakingMs = 9_000;

/** Apart from the pages' queue; a client has a tenth. */
const usualLimits = { running: 2, waiting: 40, timeoutMs: usualMakingMs, perKey: 4 };

/** The oldest are removed after new files of this share of `maxBytes`. */
const removalShare = 0.1;

export function createMadeFiles<Job>(options: MadeFilesOptions<Job>) {
  const { kind, folder, nameOf, make, log, maxBytes, limits } = options;
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
      if (!(error instanceof Overloaded)) logOnce(`${kind} not made`, error);
      return undefined;
    }
  }

  async function makeFile(name: string, job: Job): Promise<MadeFile> {
    const file = await find(name);
    if (file !== undefined) return file;
    const path = join(folder, name);
    const view = await make(job);
    const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength);
    return (await save(path, bytes)) ? { name, path } : { name, path, unkept: bytes };
  }

  /** `false` on a full disk. */
  async function save(path: string, file: Buffer): Promise<boolean> {
    const beside = `${path}.${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(beside, file);
      await rename(beside, path);
      written += file.length;
      if (written >= maxBytes * removalShare) {
        written = 0;
        await removeOldest(folder, maxBytes);
      }
      return true;
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      logOnce(`${kind} not kept`, error);
      return false;
    }
  }

  function logOnce(event: string, error: unknown): void {
    const cause = causeOf(error);
    if (logged.has(`${event} ${cause}`)) return;
    logged.add(`${event} ${cause}`);
    log('warn', event, { cause });
  }

  return {
    /** `undefined` in a full queue, at the client's limit, or after a failure. */
    get(job: Job, client?: string): Promise<MadeFile | undefined> {
      const name = nameOf(job);
      return once(waiting, `${name} ${client}`, () => findOrMake(name, job, client));
    },
  };
}

function once<T>(
  underWay: Map<string, Promise<T>>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const promise = underWay.get(name) ?? work().finally(() => underWay.delete(name));
  underWay.set(name, promise);
  return promise;
}

async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Another process may rename or remove the file.
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

export function sha256Of(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
