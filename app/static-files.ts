import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Answer, makeAnswer } from './answer.ts';
import type { Encoding } from './compression.ts';
import { securityHeaders } from './security-headers.ts';

/** One file as the build listed it: its media type and the encodings that lie beside it. */
export interface FileEntry {
  readonly type: string;
  readonly encodings: readonly Encoding[];
}

/** Name of the list the build writes into the folder of the files. */
export const fileListName = '.files.json';

export interface StaticFiles {
  /** The file at this path, when it has been read before. */
  known(path: string): Answer | undefined;
  /** The file at this path; `undefined` when the build has none. */
  find(path: string): Promise<Answer | undefined>;
}

/** Bytes up to which a file stays in memory. */
const keptInMemory = 256 * 1024;

const suffixes = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

/**
 * The files of the build, compressed when it was made. Only paths on its list are ever opened, so
 * no address can reach anything else. Without a folder (development) there are none.
 */
export function staticFiles(folder: URL | undefined): StaticFiles {
  const list = new Map<string, FileEntry>(
    folder === undefined
      ? []
      : Object.entries(JSON.parse(readFileSync(new URL(fileListName, folder), 'utf8'))),
  );
  const kept = new Map<string, Answer>();

  async function open(path: string, entry: FileEntry): Promise<Answer> {
    const file = new URL(`.${path}`, folder);
    const body = await readFile(file);
    const hashed = path.startsWith('/assets/');
    const answer = makeAnswer(
      200,
      {
        ...securityHeaders(''),
        'content-type': entry.type,
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      },
      body,
    );
    for (const encoding of entry.encodings) {
      if (encoding === 'identity') continue;
      answer.encoded.set(
        encoding,
        await readFile(new URL(`.${path}${suffixes[encoding]}`, folder)),
      );
    }
    if (body.length <= keptInMemory) kept.set(path, answer);
    return answer;
  }

  return {
    known: (path) => kept.get(path),
    async find(path) {
      const entry = list.get(path);
      return entry === undefined ? undefined : (kept.get(path) ?? open(path, entry));
    },
  };
}
