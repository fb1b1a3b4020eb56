import { business } from '../../domain/business.ts';

/** Longest body that is read, in bytes. A long message takes a tenth of it. */
export const maxBodyBytes = 16 * 1024;

export type ReadBody =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly status: 400 | 413; readonly error: string };

export const tooLarge = `Your message is too long. Please shorten it, or call us at ${business.phone.shown}.`;

/** Reads a body as text, and stops at the limit instead of reading a larger one whole. */
export async function readBody(request: Request): Promise<ReadBody> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBodyBytes) return { ok: false, status: 413, error: tooLarge };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBodyBytes) return { ok: false, status: 413, error: tooLarge };
      chunks.push(chunk);
    }
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(join(chunks, size)) };
  } catch {
    return {
      ok: false,
      status: 400,
      error: 'The message could not be read. Please send it again.',
    };
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const joined = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}

/** The media type of a request, without its parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * Whether a browser says that this POST comes from another site. Clients that are no browsers send
 * neither header and are let through: there is no session to ride on.
 */
export function isCrossSite(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  // Behind a proxy the scheme is not the visitor's, so hosts are compared.
  return origin !== siteUrl && URL.parse(origin)?.host !== new URL(request.url).host;
}
