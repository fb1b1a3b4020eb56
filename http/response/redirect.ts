import type { Representation } from './representation.ts';
import { securityHeaders } from './security-headers.ts';

/** The redirect of a page, with the query of the request where it has none. */
export function keepQuery(answer: Representation, query: string): Representation {
  const { location } = answer.headers;
  if (location === undefined || location.includes('?')) return answer;
  const [page = '', ...fragment] = location.split('#');
  const to = [page + query, ...fragment].join('#');
  return { ...answer, headers: { ...answer.headers, location: to } };
}

/** From another spelling of an address to the canonical one. */
export function redirect(to: string, siteUrl: string): Representation {
  const headers = {
    ...securityHeaders(siteUrl),
    location: to,
    'cache-control': 'public, max-age=3600',
    'content-length': '0',
  };
  return { status: 301, headers, body: undefined };
}
