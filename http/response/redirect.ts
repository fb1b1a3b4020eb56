import type { Representation } from './representation.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * The answer of a page that has moved, leading to its new address with the query it was asked with,
 * as {@link redirect} does.
 */
export function keepQuery(answer: Representation, query: string): Representation {
  const { location } = answer.headers;
  if (location === undefined || location.includes('?')) return answer;
  const [page = '', ...fragment] = location.split('#');
  const to = [page + query, ...fragment].join('#');
  return { ...answer, headers: { ...answer.headers, location: to } };
}

/** Enquiries from another spelling of an address to the one that is served. */
export function redirect(to: string, siteUrl: string): Representation {
  const headers = {
    ...securityHeaders(siteUrl),
    location: to,
    'cache-control': 'public, max-age=3600',
    'content-length': '0',
  };
  return { status: 301, headers, body: undefined };
}
