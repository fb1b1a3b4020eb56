import { readFileSync } from 'node:fs';
import { type Compression, chooseEncoding, compressions } from '../response/compression.ts';
import { type FileSource, fileHeaders, openFile, sendFile } from './send-file.ts';

export interface FileEntry {
  readonly type: string;
  /** Without quotes. */
  readonly etag: string;
  readonly compressed: boolean;
  /** When a build no longer had it, in milliseconds since 1970. */
  readonly leftAt?: number;
}

export const fileListName = '.files.json';

export const suffixes: Readonly<Record<Compression, string>> = { br: '.br', gzip: '.gz' };

/** Opens only paths on the build's list; development has none. */
export function staticSource(folder: URL | undefined, siteUrl: string): FileSource {
  const list = new Map<string, FileEntry>(
    folder === undefined
      ? []
      : Object.entries(JSON.parse(readFileSync(new URL(fileListName, folder), 'utf8'))),
  );
  return {
    has: (path) => list.has(path),
    async find(path, request) {
      const entry = list.get(path);
      if (entry === undefined) return undefined;
      const { type, etag, compressed } = entry;
      const accepted = request.header('accept-encoding');
      const encoding = chooseEncoding(accepted, compressed ? compressions : []);
      const isPlain = encoding === 'identity';
      const file = await openFile(new URL(`.${path}${isPlain ? '' : suffixes[encoding]}`, folder));
      const headers = {
        ...fileHeaders(path, type, siteUrl),
        ...(compressed && { vary: 'accept-encoding' }),
        ...(!isPlain && { 'content-encoding': encoding }),
      };
      return file && sendFile(file, isPlain ? etag : `${etag}-${encoding}`, headers, request);
    },
  };
}
