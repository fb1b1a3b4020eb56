import { isCompressible } from '../cache/compression.ts';

/**
 * Addresses whose answers are not kept with the pages: feeds may be tens of megabytes and are
 * written as they come, sharing pictures are kept in a place of their own.
 */
const passedOn = /^\/(feeds|social)\//;

export function isPassedOn(path: string): boolean {
  return passedOn.test(path);
}

/**
 * The response for this request, still being made: compressed on its way where that pays, without
 * its body for HEAD. gzip alone, because whoever fetches feeds by machine takes it.
 */
export async function passOn(made: Response, request: Request): Promise<Response> {
  const { status, headers, body } = made;
  if (request.method === 'HEAD') {
    await body?.cancel();
    return new Response(null, { status, headers });
  }
  const type = headers.get('content-type') ?? '';
  if (body === null || !isCompressible(type, Number.POSITIVE_INFINITY)) return made;
  headers.set('vary', 'accept-encoding');
  if (!gzip.test(request.headers.get('accept-encoding') ?? '')) return made;
  headers.set('content-encoding', 'gzip');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}

/** `gzip` in an Accept-Encoding header, unless it is refused there. */
const gzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
