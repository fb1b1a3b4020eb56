import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Compression, chooseEncoding, compressions } from '../response/compression.ts';
import { securityHeaders } from '../response/security-headers.ts';
import {
  addEncoding,
  createStored,
  type StoredResponse,
  selectRepresentation,
} from '../response/stored-response.ts';
import { filePolicyOf } from '../route-policy.ts';
import { type FileRequest, type FileSource, openFile, sendFile } from './send-file.ts';

/** One file as the build listed it. */
export interface FileEntry {
  readonly type: string;
  /** Bytes, uncompressed. */
  readonly size: number;
  /** The entity tag of its bytes, without quotes. */
  readonly etag: string;
  /** Whether it lies there compressed in every way there is, too. */
  readonly compressed: boolean;
  /** When a build came that has it no longer, in milliseconds since 1970. */
  readonly leftAt?: number;
}

/** Name of the list the build writes into the folder of the files. */
export const fileListName = '.files.json';

/** The end of a compressed file's name. */
export const suffixes: Readonly<Record<Compression, string>> = {
  br: '.br',
  zstd: '.zst',
  gzip: '.gz',
};

/** Bytes of all files kept in memory; further ones are sent as they are read. */
const keepUpTo = 16 * 1024 * 1024;

/**
 * The files of the build, hashed and compressed when it was made. Only paths on its list are ever
 * opened, so no address can reach anything else. Without a folder (development) there are none.
 */
export function staticSource(
  folder: URL | undefined,
  siteUrl: string,
  most = keepUpTo,
): FileSource {
  const list = new Map<string, FileEntry>(
    folder === undefined
      ? []
      : Object.entries(JSON.parse(readFileSync(new URL(fileListName, folder), 'utf8'))),
  );
  const cache = new Map<string, StoredResponse>();
  let cacheBytes = 0;

  const headersOf = (path: string, { type }: FileEntry) => ({
    ...securityHeaders(siteUrl, type),
    'content-type': type,
    'cache-control': filePolicyOf(path).cacheControl,
  });

  async function send(path: string, entry: FileEntry, request: FileRequest) {
    const { etag, compressed } = entry;
    const encoding = chooseEncoding(
      request.header('accept-encoding'),
      compressed ? compressions : [],
    );
    const isPlain = encoding === 'identity';
    const file = await openFile(new URL(`.${path}${isPlain ? '' : suffixes[encoding]}`, folder));
    const headers = {
      ...headersOf(path, entry),
      ...(compressed && { vary: 'accept-encoding' }),
      ...(!isPlain && { 'content-encoding': encoding }),
    };
    return file && sendFile(file, isPlain ? etag : `${etag}-${encoding}`, headers, request);
  }

  async function read(path: string, entry: FileEntry): Promise<StoredResponse> {
    const bytes = (suffix: string) => readFile(new URL(`.${path}${suffix}`, folder));
    const { size, etag, compressed } = entry;
    const ways = compressed ? compressions : [];
    const stored = createStored(200, headersOf(path, entry), await bytes(''), etag, ways);
    if (compressed) {
      for (const way of compressions) addEncoding(stored, way, await bytes(suffixes[way]));
    }
    if (!cache.has(path) && cacheBytes + size <= most) {
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
      if (entry === undefined) return undefined;
      if (!cache.has(path) && cacheBytes + entry.size > most) return send(path, entry, request);
      return selectRepresentation(cache.get(path) ?? (await read(path, entry)), request);
    },
  };
}
