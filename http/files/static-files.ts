import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Compression, compressions } from '../cache/compression.ts';
import { type Answer, type Asked, addEncoding, makeAnswer } from '../cache/representation.ts';
import { forever, picture } from '../headers/cache-control.ts';
import { securityHeaders } from '../headers/security-headers.ts';
import { sendFile } from './send-file.ts';

/** One file as the build listed it. */
export interface FileEntry {
  readonly type: string;
  /** Bytes, uncompressed. */
  readonly size: number;
  /** The entity tag of its bytes, without quotes. */
  readonly etag: string;
  /** Whether it lies there compressed in every way there is, too. */
  readonly compressed: boolean;
}

/** Name of the list the build writes into the folder of the files. */
export const fileListName = '.files.json';

/** What a compressed file's name ends with. */
export const suffixes: Readonly<Record<Compression, string>> = {
  br: '.br',
  zstd: '.zst',
  gzip: '.gz',
};

export interface StaticFiles {
  /** The file at this path, when it has been read before. */
  known(path: string): Answer | undefined;
  /** The file at this path, read whole; `undefined` when the build has none or it is large. */
  find(path: string): Promise<Answer | undefined>;
  /** Whether the build has a file at this path. */
  has(path: string): boolean;
  /** The large file at this path, sent as it is read; `undefined` when there is no such. */
  stream(path: string, asked: Asked): Response | undefined;
}

/** Bytes up to which a file is read whole, and of all files kept in memory. */
export const wholeUpTo = 256 * 1024;
const keepUpTo = 16 * 1024 * 1024;

/**
 * The files of the build, hashed and compressed when it was made. Only paths on its list are ever
 * opened, so no address can reach anything else. Without a folder (development) there are none.
 */
export function staticFiles(folder: URL | undefined, siteUrl: string): StaticFiles {
  const list = new Map<string, FileEntry>(
    folder === undefined
      ? []
      : Object.entries(JSON.parse(readFileSync(new URL(fileListName, folder), 'utf8'))),
  );
  const kept = new Map<string, Answer>();
  let keptBytes = 0;
  const isLarge = ({ size, compressed }: FileEntry) => size > wholeUpTo && !compressed;

  async function read(path: string, entry: FileEntry): Promise<Answer> {
    const bytes = (suffix: string) => readFile(new URL(`.${path}${suffix}`, folder));
    const { etag, compressed } = entry;
    const answer = makeAnswer(
      200,
      headersOf(path, entry, siteUrl),
      await bytes(''),
      etag,
      compressed,
    );
    if (compressed) {
      for (const way of compressions) addEncoding(answer, way, await bytes(suffixes[way]));
    }
    if (!kept.has(path) && keptBytes + entry.size <= keepUpTo) {
      kept.set(path, answer);
      keptBytes += entry.size;
    }
    return answer;
  }

  return {
    known: (path) => kept.get(path),
    has: (path) => list.has(path),

    async find(path) {
      const entry = list.get(path);
      if (entry === undefined || isLarge(entry)) return undefined;
      return kept.get(path) ?? read(path, entry);
    },

    stream(path, asked) {
      const entry = list.get(path);
      if (entry === undefined || !isLarge(entry)) return undefined;
      const file = { path: new URL(`.${path}`, folder), size: entry.size, etag: entry.etag };
      return sendFile(file, headersOf(path, entry, siteUrl), asked);
    },
  };
}

function headersOf(
  path: string,
  { type }: FileEntry,
  siteUrl: string,
): Readonly<Record<string, string>> {
  return {
    ...securityHeaders(siteUrl, type),
    'content-type': type,
    'cache-control': cacheControlOf(path),
  };
}

/** A name with a hash in it never stands for other bytes. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return forever;
  return path.startsWith('/pictures/') ? picture : 'public, max-age=3600';
}
