import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import type { RefusedFile } from '../../app/context.ts';
import type { SentFile } from '../../domain/enquiries/photographs.ts';
import { headBytes, kindOf } from '../../stock/photos/picture-kind.ts';
import type { FileLimits } from '../route-policy.ts';

export interface FileStore {
  readonly bytes: number;
  /** Rejects when the stream breaks off or can't be written. */
  keep(stream: BusboyFileStream, name: string): Promise<unknown>;
  /**
   * Lists the files in order, once all are written; ends the unfinished ones of a broken form.
   * @throws a disk's error, unless the form is broken
   */
  end(isBroken: boolean): Promise<{ readonly files: SentFile[]; readonly refused: RefusedFile[] }>;
}

/** Files over a limit are received and dropped. */
export function createFileStore(
  { most, together }: Pick<FileLimits, 'most' | 'together'>,
  folder: string,
): FileStore {
  const streams = new Set<BusboyFileStream>();
  const writing: Promise<SentFile | RefusedFile | undefined>[] = [];
  let count = 0;
  let bytes = 0;

  async function write(
    stream: BusboyFileStream,
    name: string,
  ): Promise<SentFile | RefusedFile | undefined> {
    if (count >= most) {
      stream.resume();
      return { name, why: 'too-many' };
    }
    const path = join(folder, String(count));
    count += 1;
    let size = 0;
    let isOver = false;
    let head = Buffer.alloc(0);
    const hash = createHash('sha256');
    streams.add(stream);
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          bytes += chunk.length;
          isOver ||= bytes > together;
          if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
          hash.update(chunk);
          if (!isOver) yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    streams.delete(stream);
    // A field without a file is sent as one without a name.
    if (name === '' && size === 0) return undefined;
    if (stream.truncated) return { name, why: 'too-large' };
    if (isOver) return { name, why: 'too-large-together' };
    if (kindOf(head) === undefined) return { name, why: 'no-picture' };
    return { name, path, digest: hash.digest('base64url') };
  }

  return {
    get bytes() {
      return bytes;
    },
    keep(stream, name) {
      const work = write(stream, name);
      writing.push(work);
      return work;
    },
    async end(isBroken) {
      if (isBroken) for (const stream of streams) stream.destroy(new Error('The form has ended'));
      const files: SentFile[] = [];
      const refused: RefusedFile[] = [];
      for (const outcome of await Promise.allSettled(writing)) {
        if (outcome.status === 'rejected') {
          if (isBroken) continue;
          throw outcome.reason;
        }
        if (outcome.value === undefined) continue;
        if ('path' in outcome.value) files.push(outcome.value);
        else refused.push(outcome.value);
      }
      return { files, refused };
    },
  };
}
