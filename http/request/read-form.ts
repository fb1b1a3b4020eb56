import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import type { SentFile } from '../../domain/enquiries/photographs.ts';
import { headBytes, pictureKind } from '../../stock/photos/picture-kind.ts';
import type { FileLimits } from '../route-policy.ts';
import type { ReceivedBody, RefusedFile } from './received-body.ts';
import { mediaTypeOf, type SiteRequest } from './site-request.ts';

const partLimits = {
  fields: 40,
  fieldSize: 16 * 1024,
  parts: 80,
  headerPairs: 8,
  headerSize: 4 * 1024,
};

/** Files go into `folder`. One over a limit is dropped and named; a full disk is `no-room`. */
export async function readForm(
  request: SiteRequest,
  limits: FileLimits,
  folder: string,
): Promise<ReceivedBody> {
  const mediaType = mediaTypeOf(request);
  const fields: Record<string, string> = {};
  const store = createFileStore(limits, folder);
  const parser = mediaType === formType ? await openParser(request, limits.each) : undefined;
  let kind = parser && (await readParts(request, parser, limits, fields, store));
  const { files, refused } = await store.end(kind !== 'whole').catch((error) => {
    if (!isOfDisk(error)) throw error;
    // The last of a file, when all of the form has been read.
    kind = 'no-room';
    return store.end(true);
  });
  const isOver = kind === 'too-long' && store.bytes > limits.together;
  // Where it was not read to its end, only the whole is known to be too large.
  if (isOver && refused.every(({ why }) => why === 'no-picture'))
    refused.push({ name: '', why: 'too-large-together' });
  return { mediaType, kind: kind ?? 'unreadable', text: '', form: { fields, files, refused } };
}

const formType = 'multipart/form-data';

async function openParser(
  request: SiteRequest,
  fileSize: number,
): Promise<BusboyInstance | undefined> {
  const { Busboy } = await import('@fastify/busboy');
  try {
    return new Busboy({
      headers: { 'content-type': request.header('content-type') ?? '' },
      limits: { ...partLimits, fileSize },
    });
  } catch {
    return undefined;
  }
}

async function readParts(
  request: SiteRequest,
  parser: BusboyInstance,
  limits: FileLimits,
  fields: Record<string, string>,
  store: FileStore,
): Promise<ReceivedBody['kind']> {
  let isFieldCut = false;
  let fail = (_error: Error) => {};
  const end = new Promise<void>((resolve, reject) => {
    fail = reject;
    parser.on('finish', resolve).on('error', reject);
  });
  end.catch(() => undefined);
  parser.on('field', (name, value, _nameCut, valueCut) => {
    isFieldCut ||= valueCut;
    fields[name] ??= value;
  });
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(limit, () => {
      isFieldCut = true;
    });
  }
  parser.on('file', (name, stream, fileName) => {
    // One that is broken off has an error of its own.
    stream.on('error', () => undefined);
    if (name === limits.field) store.keep(stream, fileName ?? '').catch(fail);
    else stream.resume();
  });
  let size = 0;
  let hasRoom = true;
  try {
    for await (const chunk of request.body()) {
      size += chunk.length;
      // A client that is still sending would see a reset instead of our answer, so up to as much
      // again is received and dropped.
      if (size > 2 * limits.read) return 'too-long';
      if (size > limits.read || !hasRoom) continue;
      const written = new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
      await Promise.race([end, written]).catch((error) => {
        if (!isOfDisk(error)) throw error;
        hasRoom = false;
      });
    }
    if (!hasRoom) return 'no-room';
    if (size > limits.read) return 'too-long';
    parser.end();
    await end;
  } catch (error) {
    return isOfDisk(error) ? 'no-room' : 'unreadable';
  }
  return isFieldCut ? 'too-long' : 'whole';
}

/** Otherwise a connection has ended. */
function isOfDisk(error: unknown): boolean {
  return ['open', 'write', 'close'].includes((error as NodeJS.ErrnoException).syscall ?? '');
}

type FileStore = ReturnType<typeof createFileStore>;
type Outcome = SentFile | RefusedFile | undefined;

function createFileStore({ max, together }: FileLimits, folder: string) {
  const streams = new Set<BusboyFileStream>();
  const writing: Promise<Outcome>[] = [];
  let count = 0;
  let bytes = 0;

  async function write(stream: BusboyFileStream, name: string): Promise<Outcome> {
    if (count >= max) {
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
    if (pictureKind(head) === undefined) return { name, why: 'no-picture' };
    return { name, path, digest: hash.digest('base64url') };
  }

  return {
    get bytes() {
      return bytes;
    },
    /** Rejects when the stream breaks off or can't be written. */
    keep(stream: BusboyFileStream, name: string): Promise<unknown> {
      const work = write(stream, name);
      writing.push(work);
      return work;
    },
    /** Removes those of a broken form. @throws a disk's error, unless the form is broken */
    async end(isBroken: boolean) {
      if (isBroken) for (const stream of streams) stream.destroy(new Error('The form has ended'));
      await Promise.allSettled(writing);
      const whole = isBroken ? writing.map((one) => one.catch(() => undefined)) : writing;
      const outcomes = (await Promise.all(whole)).filter((one) => one !== undefined);
      return {
        files: outcomes.filter((one) => 'path' in one),
        refused: outcomes.filter((one) => 'why' in one),
      };
    },
  };
}
