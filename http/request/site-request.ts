import type { CacheResult } from '../../base/request-log.ts';

export interface SiteRequest {
  readonly method: string;
  /** As sent; {@link parseAddress} alone parses it. */
  readonly target: string;
  /** `undefined`: missing or malformed. */
  readonly host: string | undefined;
  /** By the header of a trusted proxy. */
  readonly clientAddress: string;
  header(name: string): string | undefined;
  body(): AsyncIterable<Uint8Array>;
  cache: CacheResult;
}

/** The Host with the scheme of `siteUrl`. */
export function originOf({ host }: SiteRequest, siteUrl: string): string {
  return `${new URL(siteUrl).protocol}//${host}`;
}

/** In lower case, without its parameters; `''` where none was sent. */
export function mediaTypeOf(request: SiteRequest): string {
  const [mediaType = ''] = (request.header('content-type') ?? '').split(';');
  return mediaType.trim().toLowerCase();
}

/** Other clients than browsers send neither header: there is no session to ride on. */
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
