import { createReadStream } from 'node:fs';
import type { SiteRequest } from '../request/site-request.ts';
import { partFor } from '../response/byte-range.ts';
import { isUnchanged, notModified, type Representation } from '../response/representation.ts';

/** A file on disk, its size in bytes, and the entity tag of its bytes, without quotes. */
export interface FileOnDisk {
  readonly path: string | URL;
  readonly size: number;
  readonly etag: string;
}

/** A file, sent as it is read: whole, in part, without its bytes, or "not modified". */
export function sendFile(
  { path, size, etag }: FileOnDisk,
  headersOfAll: Readonly<Record<string, string>>,
  request: Pick<SiteRequest, 'method' | 'header'>,
): Representation {
  const whole = {
    ...headersOfAll,
    etag: `"${etag}"`,
    'accept-ranges': 'bytes',
    'content-length': String(size),
  };
  if (isUnchanged(request, etag)) return notModified(whole);
  const { status, headers, range } = partFor(request, whole, size);
  return { status, headers, body: range && createReadStream(path, { ...range }) };
}
