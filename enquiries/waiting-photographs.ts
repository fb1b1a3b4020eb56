import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import {
  originalsKeptMs,
  type SentFile,
  type SmallPhotograph,
} from '../domain/enquiries/photographs.ts';
import { cleanLine } from '../domain/text/clean-text.ts';
import { causeOf, type Log } from '../observability/log.ts';

/**
 * Photographs of kept enquiries, as they came: in a folder for each enquiry until they are decoded,
 * an hour at most. Each instance has a folder of its own; a process that starts reads what an earlier
 * one has left there.
 */
export interface WaitingPhotographs {
  /**
   * Moves the files of a form, all of one folder, to the enquiry that is about to be kept. `false`:
   * too many wait, of all or of this network, or the disk takes nothing, and they are not moved.
   */
  add(enquiryId: string, files: readonly SentFile[], network: string): Promise<boolean>;
  /** Removes the files of an enquiry that was kept before. */
  remove(enquiryId: string): Promise<void>;
  /** Decodes the files of a kept enquiry in its network's turn. Never rejects. */
  read(enquiryId: string): Promise<void>;
  /** Begins to decode all that wait, and removes those that are older than an hour. */
  readAll(): Promise<void>;
}

export interface WaitingOptions {
  /** Made where it is missing, on the disk of the folder in which forms are received. */
  readonly folder: string;
  /** Makes a small picture of the file at this path, in another process. */
  readonly shrink: (path: string) => Promise<SmallPhotograph>;
  readonly enquiries: Pick<Enquiries, 'find' | 'addPhotographs'>;
  readonly log: Log;
  /** Enquiries with files that wait: with 60 MB each the usual ones take 4 GB of disk at most. */
  readonly most?: { readonly all: number; readonly network: number };
}

const usualMost = { all: 64, network: 6 };

/** Beside the files: who sent them, and under which names. */
const noteName = 'note.json';

interface Note {
  readonly network: string;
  readonly files: readonly { readonly file: string; readonly name: string }[];
}

/** Characters of a file's name that are repeated. */
const maxNameLength = 60;

/** Opens the folder of photographs that wait; one picture is decoded at a time. */
export function openWaitingPhotographs(options: WaitingOptions): WaitingPhotographs {
  const { folder, shrink, enquiries, log, most = usualMost } = options;
  const limiter = createConcurrencyLimiter({ running: 1, waiting: Infinity, timeoutMs: Infinity });
  const underWay = new Map<string, Promise<void>>();
  /** The network of each enquiry with files that wait, as far as this process has seen them. */
  const networks = new Map<string, string>();

  async function decode(enquiryId: string): Promise<void> {
    const own = join(folder, enquiryId);
    const { network, files }: Note = JSON.parse(await readFile(join(own, noteName), 'utf8'));
    networks.set(enquiryId, network);
    // Not kept (yet): the store did not answer, or the process ended before.
    if ((await enquiries.find(enquiryId)) === undefined) return;
    const photographs = await Promise.all(
      files.map(async ({ file, name }) => ({
        name,
        ...(await limiter.run(() => shrink(join(own, file)), network)),
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
        if (all >= most.all || ofNetwork >= most.network) return false;
        const sent = dirname(first.path);
        const note: Note = {
          network,
          files: files.map(({ name, path }) => ({ file: basename(path), name })),
        };
        await writeFile(join(sent, noteName), JSON.stringify(note), { mode: 0o600 });
        await rename(sent, join(folder, enquiryId));
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
        // Also one of the future: the clock was turned back since.
        if (Math.abs(Date.now() - mtimeMs) > originalsKeptMs) await remove(enquiryId);
        else void read(enquiryId);
      }
    },
  };
}

/** A file's name in a sentence. */
export function shownName(name: string): string {
  return cleanLine(name).slice(0, maxNameLength).toWellFormed() || 'A file without a name';
}
