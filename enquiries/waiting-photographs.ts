import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createConcurrencyLimiter } from '../base/concurrency-limiter.ts';
import { causeOf, type Log } from '../base/log.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import {
  originalsKeptMs,
  type SentFile,
  type SmallPhotograph,
} from '../domain/enquiries/photographs.ts';
import { cleanLine } from '../domain/text/clean-text.ts';

/** Originals by enquiry until decoded, an hour at most, across restarts. */
export interface WaitingPhotographs {
  /** `false`: too many waiting, in all or of this network, or a full disk. */
  add(enquiryId: string, files: readonly SentFile[], network: string): Promise<boolean>;
  remove(enquiryId: string): Promise<void>;
  /** Decodes in the network's turn. Never rejects. */
  read(enquiryId: string): Promise<void>;
  /** Starts decoding everything that waits; removes files older than an hour. */
  readAll(): Promise<void>;
}

export interface WaitingOptions {
  readonly folder: string;
  readonly shrink: (path: string) => Promise<SmallPhotograph>;
  readonly enquiries: Pick<Enquiries, 'find' | 'addPhotographs'>;
  readonly log: Log;
  /** At 60 MB each, 4 GB of disk. */
  readonly max?: { readonly all: number; readonly network: number };
}

const defaultMax = { all: 64, network: 6 };

const noteName = 'note.json';

interface Note {
  readonly network: string;
  readonly files: readonly { readonly file: string; readonly name: string }[];
}

const maxNameLength = 60;

export function openWaitingPhotographs(options: WaitingOptions): WaitingPhotographs {
  const { folder, shrink, enquiries, log, max = defaultMax } = options;
  const limiter = createConcurrencyLimiter({ running: 1, waiting: Infinity, timeoutMs: Infinity });
  const underWay = new Map<string, Promise<void>>();
  const networks = new Map<string, string>();

  async function decode(enquiryId: string): Promise<void> {
    const path = join(folder, enquiryId);
    const { network, files }: Note = JSON.parse(await readFile(join(path, noteName), 'utf8'));
    networks.set(enquiryId, network);
    // The enquiry is not in the store (yet): an outage, or the process ended before.
    if ((await enquiries.find(enquiryId)) === undefined) return;
    const photographs = await Promise.all(
      files.map(async ({ file, name }) => ({
        name,
        ...(await limiter.run(() => shrink(join(path, file)), network)),
      })),
    );
    const jpegs = photographs.flatMap((one) => (one.ok ? [one.jpeg] : []));
    const unread = photographs.flatMap((one) =>
      one.ok ? [] : [`“${shownName(one.name)}” ${one.reason}.`],
    );
    await enquiries.addPhotographs(enquiryId, jpegs, unread, new Date());
    await remove(enquiryId);
  }

  async function remove(enquiryId: string): Promise<void> {
    networks.delete(enquiryId);
    await rm(join(folder, enquiryId), { recursive: true, force: true });
  }

  function read(enquiryId: string): Promise<void> {
    const work =
      underWay.get(enquiryId) ??
      decode(enquiryId)
        .catch((error) => log('warn', 'photographs not read yet', { cause: causeOf(error) }))
        .finally(() => underWay.delete(enquiryId));
    underWay.set(enquiryId, work);
    return work;
  }

  return {
    async add(enquiryId, files, network) {
      const [first] = files;
      if (first === undefined) return true;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const ofNetwork = [...networks.values()].filter((one) => one === network).length;
        const all = (await readdir(folder)).length;
        if (all >= max.all || ofNetwork >= max.network) return false;
        const sent = dirname(first.path);
        const note: Note = {
          network,
          files: files.map(({ name, path }) => ({ file: basename(path), name })),
        };
        await writeFile(join(sent, noteName), JSON.stringify(note), { mode: 0o600 });
        await move(sent, folder, enquiryId);
        networks.set(enquiryId, network);
        return true;
      } catch (error) {
        log('error', 'photographs not taken', { cause: causeOf(error) });
        return false;
      }
    },
    remove,
    read,
    async readAll() {
      const names = await readdir(folder).catch(() => []);
      for (const enquiryId of names) {
        const { mtimeMs } = await stat(join(folder, enquiryId)).catch(() => ({ mtimeMs: 0 }));
        // A time in the future counts as old: the clock was turned back.
        if (Math.abs(Date.now() - mtimeMs) > originalsKeptMs) await remove(enquiryId);
        else void read(enquiryId);
      }
    },
  };
}

/** Also to another disk, where instances share the folder. */
async function move(sent: string, folder: string, name: string): Promise<void> {
  await rename(sent, join(folder, name)).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    const copy = join(folder, `.${name}`);
    await cp(sent, copy, { recursive: true });
    await rename(copy, join(folder, name));
  });
}

export function shownName(name: string): string {
  return cleanLine(name).slice(0, maxNameLength).toWellFormed() || 'A file without a name';
}
