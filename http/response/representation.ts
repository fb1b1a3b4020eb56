import type { Readable } from 'node:stream';
import type { SiteRequest } from '../request/site-request.ts';

export interface Representation {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable | undefined;
  /** See {@link latin1Body}. */
  latin1?: string;
}

export interface WholeRepresentation extends Representation {
  readonly body: Buffer;
}

/** The store's last stock (docs/decisions/0011). */
export const staleStock = { 'x-stock': 'stale' };

/** Above, a string takes longer than a buffer. */
export const latin1UpTo = 4 * 1024;

/** One character a byte: Node sends headers and string in one write, an eighth faster. */
export function latin1Body(representation: Representation): string | undefined {
  const { body } = representation;
  if (!Buffer.isBuffer(body) || body.length > latin1UpTo) return undefined;
  representation.latin1 ??= body.toString('latin1');
  return representation.latin1;
}

/** Compared weakly, in any encoding. ⏎ @param etag without quotes, or a whole `ETag` header */
export function isUnchanged(request: Pick<SiteRequest, 'header'>, etag: string): boolean {
  const ifNoneMatch = request.header('if-none-match');
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const current = opaqueTag(etag);
  return ifNoneMatch.split(',').some((part) => {
    const tag = opaqueTag(part.trim());
    return tag === current || tag.startsWith(`${current}-`);
  });
}

function opaqueTag(etag: string): string {
  return etag.replace(/^W\//, '').replaceAll('"', '');
}

/** Without the headers that describe a body. */
export function notModified(whole: Representation['headers']): Representation {
  const { 'content-type': _type, 'content-length': _length, ...headers } = whole;
  return { status: 304, headers, body: undefined };
}
