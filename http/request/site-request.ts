import type { CacheResult } from '../../observability/request-log.ts';

/** A request as the site reads it, whatever it came over. */
export interface SiteRequest {
  readonly method: string;
  /** Path and query exactly as sent: parsing it as a URL would silently repair what is malformed. */
  readonly target: string;
  /** Host and port it was sent to; `undefined` where the Host header is missing or malformed. */
  readonly host: string | undefined;
  /** The network address it comes from, as far as the settings trust what a proxy says. */
  readonly clientAddress: string;
  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  /** The bytes of its body, each time from where the last reading stopped. */
  body(): AsyncIterable<Uint8Array>;
  /** Where the answer came from, for the log; set while it is answered. */
  cache: CacheResult;
}

/** The origin a request was sent to, by its Host and the scheme the site is known by. */
export function originOf({ host }: SiteRequest, siteUrl: string): string {
  return `${new URL(siteUrl).protocol}//${host}`;
}
