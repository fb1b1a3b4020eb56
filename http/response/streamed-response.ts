import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { isCompressible } from '../cache/compression.ts';
import type { SiteRequest } from '../request/site-request.ts';
import { acceptsGzip, isUnchanged, notModified, type Representation } from './representation.ts';

/**
 * The representation of a response that is sent while it is made: compressed on its way where that
 * pays, without its body for HEAD or when the client has it already. gzip alone, because programs
 * that fetch feeds accept it.
 */
export async function streamedRepresentation(
  { status, headers: given, body }: Response,
  request: SiteRequest,
): Promise<Representation> {
  const headers = Object.fromEntries(given);
  if (status === 200 && headers.etag !== undefined && isUnchanged(request, headers.etag)) {
    await body?.cancel();
    return notModified(headers);
  }
  if (request.method === 'HEAD' || body === null) {
    await body?.cancel();
    return { status, headers, body: undefined };
  }
  const stream = Readable.fromWeb(body as ReadableStream);
  if (!isCompressible(headers['content-type'] ?? '', Number.POSITIVE_INFINITY)) {
    return { status, headers, body: stream };
  }
  headers.vary = 'accept-encoding';
  if (!acceptsGzip(request)) return { status, headers, body: stream };
  const { 'content-length': _length, ...rest } = headers;
  return {
    status,
    headers: { ...rest, 'content-encoding': 'gzip' },
    // An error of the source ends the compressed stream with it, where it is noticed.
    body: pipeline(stream, createGzip(), () => undefined),
  };
}
