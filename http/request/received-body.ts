import type { ReceivedBody } from '../../app/context.ts';
import { originOf, type SiteRequest } from './site-request.ts';

/** Longest body that is accepted, in bytes. A long message takes a tenth of it. */
const maxBodyBytes = 16 * 1024;

/** Bytes up to which a longer one is still read, so that its words can be shown again. */
const maxReadBytes = 64 * 1024;

/** Reads a body as text, and stops at {@link maxReadBytes} instead of reading a larger one whole. */
export async function readBody(request: SiteRequest): Promise<ReceivedBody> {
  const mediaType = (request.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const base = { mediaType: mediaType ?? '' };
  const declared = Number(request.header('content-length') ?? 0);
  if (declared > maxReadBytes) return { ...base, kind: 'too-long', text: '' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body()) {
      size += chunk.length;
      if (size > maxReadBytes) return { ...base, kind: 'too-long', text: '' };
      chunks.push(chunk);
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { ...base, kind: size > maxBodyBytes ? 'too-long' : 'whole', text };
  } catch {
    return { ...base, kind: 'unreadable', text: '' };
  }
}

/**
 * Whether a browser says that this POST comes from another site. Clients that are no browsers send
 * neither header and are let through: there is no session to ride on.
 */
export function isCrossSite(request: SiteRequest, siteUrl: string): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.header('origin');
  if (origin === undefined) return false;
  // Behind a proxy the scheme is not the visitor's, so hosts are compared.
  return (
    origin !== siteUrl && URL.parse(origin)?.host !== URL.parse(originOf(request, siteUrl))?.host
  );
}
