import { readFileSync } from 'node:fs';
import { type Compression, chooseEncoding, compressions } from '../response/compression.ts';
import { type FileSource, fileHeaders, openFile, sendFile } from './send-file.ts';

/** One file as the build listed it. */
export interface FileEntry {
  readonly type: string;
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
  gzip: '.gz',
};

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
