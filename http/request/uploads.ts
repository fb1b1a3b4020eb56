import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createConcurrencyLimiter, Overloaded } from '../../base/concurrency-limiter.ts';
import { isRunning } from '../../base/is-running.ts';
import { networkPrefix } from '../../base/network.ts';
import { hour } from '../../domain/duration.ts';
import type { FileLimits } from '../route-policy.ts';
import { readForm } from './read-form.ts';
import type { ReceivedBody } from './received-body.ts';
import type { SiteRequest } from './site-request.ts';

/** With 60 MB each, 32 forms take two gigabytes of disk. */
const limits = { running: 32, waiting: 32, timeoutMs: 10_000, perKey: 2 };

/** Bits of an IPv6 network, as a company gets. */
const networkBits = 48;

/** @param folder leftovers of killed processes are removed at once, and again with each form */
export function createUploads(folder: string) {
  const limiter = createConcurrencyLimiter(limits);
  void removeAbandoned(folder);

  async function openFolder(): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(folder);
    return mkdtemp(join(folder, `form-${process.pid}-`));
  }

  return {
    /** `answer` gets `no-room` beyond the limits or on a full disk. */
    async take<T>(
      request: SiteRequest,
      fileLimits: FileLimits,
      answer: (body: ReceivedBody) => Promise<T>,
    ): Promise<T> {
      const work = async () => {
        const formFolder = await openFolder().catch(() => undefined);
        if (formFolder === undefined) return withoutFiles();
        try {
          return await answer(await readForm(request, fileLimits, formFolder));
        } finally {
          await rm(formFolder, { recursive: true, force: true });
        }
      };
      const withoutFiles = async () => {
        const body = await readForm(request, { ...fileLimits, max: 0 }, folder);
        return answer(body.form?.refused.length === 0 ? body : { ...body, kind: 'no-room' });
      };
      try {
        return await limiter.run(work, networkPrefix(request.clientAddress, networkBits));
      } catch (error) {
        if (error instanceof Overloaded) return withoutFiles();
        throw error;
      }
    },
  };
}

/** Of processes that have ended, and those an hour old: ids come again. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    try {
      const { mtimeMs } = await stat(path);
      // Without an id: of an earlier version, which may run beside this one.
      const [, owner] = /^form-(\d+)-/.exec(name) ?? [];
      const isOwned = owner === undefined || isRunning(Number(owner));
      if (isOwned && Date.now() - mtimeMs < hour) continue;
      await rm(path, { recursive: true, force: true });
    } catch {
      // Another form has ended and removed its own, or it can't be removed: no fault of this form.
    }
  }
}
