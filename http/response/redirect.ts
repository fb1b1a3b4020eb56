import { securityHeaders } from '../headers/security-headers.ts';
import type { Representation } from './representation.ts';

/** Leads from another spelling of an address to the one that is served. */
export function redirect(to: string, siteUrl: string): Representation {
  const headers = {
    ...securityHeaders(siteUrl),
    location: to,
    'cache-control': 'public, max-age=3600',
    'content-length': '0',
  };
  return { status: 301, headers, body: undefined };
}
