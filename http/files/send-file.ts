import { type FileHandle, open } from 'node:fs/promises';
import { Overloaded } from '../../concurrency/concurrency-limiter.ts';
import type { SiteRequest } from '../request/site-request.ts';
import { isUnchanged, notModified, type Representation } from '../response/representation.ts';
import { securityHeaders } from '../response/security-headers.ts';
import { filePolicyOf } from '../route-policy.ts';

/** Files of one kind, by their paths on the site. */
export interface FileSource {
  /** Whether this kind of file can be at the path. */
  has(path: string): boolean;
  /**
   * The answer with the file at this path; `undefined` when there is none.
   * @throws {Overloaded} when too many are being sent
   * @throws a disk's error
   */
  find(path: string, request: FileRequest): Promise<Representation | undefined>;
}

export type FileRequest = Pick<SiteRequest, 'method' | 'header' | 'clientAddress'>;

/** A file that is open for reading, and its size in bytes. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
}

/**
 * Opens a file; `undefined` where there is none, or an empty one.
 * @throws {Overloaded} where this process has as many open as it may
 * @throws a disk's error
 */
export async function openFile(path: string | URL): Promise<OpenFile | undefined> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error.code === 'EMFILE' ? new Overloaded('Too many files are open') : error;
  });
  if (handle === undefined) return undefined;
  const stats = await handle.stat();
  if (stats.isFile() && stats.size > 0) return { handle, size: stats.size };
  await handle.close();
  return undefined;
}

/** The headers of a file of this media type at an address of the site. */
export function fileHeaders(path: string, type: string, siteUrl: string): Record<string, string> {
  const { cacheControl } = filePolicyOf(path);
  return { ...securityHeaders(siteUrl, type), 'content-type': type, 'cache-control': cacheControl };
}

/**
 * Sends an open file as it is read: whole, without its bytes, or "not modified". It is closed when its
 * last byte is read, or when reading is given up. The proxy sends parts (deploy/nginx.conf).
 * @param etag of its bytes, without quotes
 */
export async function sendFile(
  { handle, size }: OpenFile,
  etag: string,
  headers: Readonly<Record<string, string>>,
  request: FileRequest,
): Promise<Representation> {
  const whole = {
    ...headers,
    etag: `"${etag}"`,
    'content-length': String(size),
  };
  const isSame = isUnchanged(request, etag);
  if (isSame || request.method === 'HEAD') {
    await handle.close();
    return isSame ? notModified(whole) : { status: 200, headers: whole, body: undefined };
  }
  const body = handle.createReadStream();
  // Whoever sends it hears of an error; after that there may be nobody left to hear of another.
  body.on('error', () => undefined);
  return { status: 200, headers: whole, body };
}
