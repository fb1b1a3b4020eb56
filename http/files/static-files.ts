import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Compression, compressions } from '../response/compression.ts';
import { securityHeaders } from '../response/security-headers.ts';
import {
  addEncoding,
  createStored,
  type StoredResponse,
  selectRepresentation,
} from '../response/stored-response.ts';
import { filePolicyOf } from '../route-policy.ts';
import type { FileSource } from './send-file.ts';

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

/** Bytes of all files kept in memory. */
const keepUpTo = 16 * 1024 * 1024;

/**
 * The files of the build, hashed and compressed when it was made. Only paths on its list are ever
 * opened, so no address can reach anything else. Without a folder (development) there are none.
 */
export function staticSource(folder: URL | undefined, siteUrl: string): FileSource {
  const list = new Map<string, FileEntry>(
    folder === undefined
      ? []
      : Object.entries(JSON.parse(readFileSync(new URL(fileListName, folder), 'utf8'))),
  );
  const cache = new Map<string, StoredResponse>();
  let cacheBytes = 0;

  async function read(path: string, entry: FileEntry): Promise<StoredResponse> {
    const bytes = (suffix: string) => readFile(new URL(`.${path}${suffix}`, folder));
    const { type, size, etag, compressed } = entry;
    const headers = {
      ...securityHeaders(siteUrl, type),
      'content-type': type,
      'cache-control': filePolicyOf(path).cacheControl,
    };
    const stored = createStored(
      200,
      headers,
      await bytes(''),
      etag,
      compressed ? compressions : [],
    );
    if (compressed) {
      for (const way of compressions) addEncoding(stored, way, await bytes(suffixes[way]));
    }
    if (!cache.has(path) && cacheBytes + size <= keepUpTo) {
      cache.set(path, stored);
      cacheBytes += size;
    }
    return stored;
  }

  return {
    fromMemory(path, request) {
      const stored = cache.get(path);
      return stored && selectRepresentation(stored, request);
    },
    has: (path) => list.has(path),
    async find(path, request) {
      const entry = list.get(path);
      return entry && selectRepresentation(cache.get(path) ?? (await read(path, entry)), request);
    },
  };
}
