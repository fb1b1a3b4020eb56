import { type FileHandle, open } from 'node:fs/promises';
import { Overloaded } from '../../base/concurrency-limiter.ts';
import type { SiteRequest } from '../request/site-request.ts';
import { isUnchanged, notModified, type Representation } from '../response/representation.ts';
import { securityHeaders } from '../response/security-headers.ts';
import { filePolicyOf } from '../route-policy.ts';

export interface FileSource {
  has(path: string): boolean;
  /** @throws {Overloaded} where too many are being sent, or a disk's error */
  find(path: string, request: FileRequest): Promise<Representation | undefined>;
}

export type FileRequest = Pick<SiteRequest, 'method' | 'header' | 'clientAddress'>;

interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number;
}

/**
 * `undefined` also for an empty one.
 * @throws {Overloaded} where this process has too many files open, or a disk's error
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

export function fileHeaders(path: string, type: string, siteUrl: string): Record<string, string> {
  const { cacheControl } = filePolicyOf(path);
  return { ...securityHeaders(siteUrl, type), 'content-type': type, 'cache-control': cacheControl };
}

/** The proxy sends ranges. @param etag without quotes */
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
  // The sender handles an error; a second one may have no listener.
  body.on('error', () => undefined);
  return { status: 200, headers: whole, body };
}
