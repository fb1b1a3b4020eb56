import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type Asked, matches, notModified } from '../cache/representation.ts';
import { partFor } from './byte-range.ts';

/** A file on disk, its size in bytes, and the entity tag of its bytes, without quotes. */
export interface FileOnDisk {
  readonly path: string | URL;
  readonly size: number;
  readonly etag: string;
}

/** Answers with a file as it is read: whole, in part, without its bytes, or "not modified". */
export function sendFile(
  { path, size, etag }: FileOnDisk,
  headersOfAll: Readonly<Record<string, string>>,
  asked: Asked,
): Response {
  const whole = {
    ...headersOfAll,
    etag: `"${etag}"`,
    'accept-ranges': 'bytes',
    'content-length': String(size),
  };
  const ifNoneMatch = asked.header('if-none-match');
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) {
    return new Response(null, notModified(whole));
  }
  const { status, headers, range } = partFor(asked, whole, size);
  const body = range && Readable.toWeb(createReadStream(path, { ...range }));
  return new Response(body as ReadableStream | undefined, { status, headers });
}
