/**
 * What an address must look like before anything else looks at it, and which of its parameters
 * make a page of their own. Everything else in a query string is ignored, so that it can neither
 * fill nor split the page cache.
 */

/** Longest address that is answered, in characters. */
export const maxAddressLength = 8_192;

/** Parameters that change what a page shows, by path, in the order the cache key has them. */
const parametersByPath: Readonly<Record<string, readonly string[]>> = {
  '/inventory': ['q', 'brand', 'category', 'price', 'page'],
  '/contact': ['vehicle', 'plan', 'place', 'topic'],
  '/eco-impact': ['milesPerWeek', 'usageType', 'years'],
  '/sitemap.xml': ['part'],
};

/** Where an empty value is an answer of its own (a field left empty), not the same as none. */
const emptyCounts = new Set(['/eco-impact']);

/** `key` is the address a page is rendered for and kept under: its path and its own parameters. */
export type ReadAddress =
  | { readonly kind: 'page'; readonly path: string; readonly key: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'malformed' };

/** Files whose names carry a hash are the only paths that tell upper from lower case. */
const caseMatters = /^\/assets\//;

/**
 * Encoded slashes, backslashes, control characters and dot segments never belong in a path of this
 * site.
 */
const forbidden = /%(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Reads the raw target of a request (`/path?query`, as sent). A path in upper case, with doubled
 * or trailing slashes is redirected once to the right one, keeping the query.
 */
export function readAddress(target: string): ReadAddress {
  if (target.length > maxAddressLength) return { kind: 'too-long' };
  const mark = target.indexOf('?');
  const rawPath = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark);
  if (!rawPath.startsWith('/') || forbidden.test(rawPath) || !canBeDecoded(rawPath)) {
    return { kind: 'malformed' };
  }
  const path = rightPath(rawPath);
  if (path !== rawPath) return { kind: 'redirect', to: `${path}${query}` };
  return { kind: 'page', path, key: cacheKey(path, query) };
}

/** The result is used: the bundler takes a decoding whose result is dropped for dead code. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

function rightPath(path: string): string {
  if (caseMatters.test(path)) return path;
  const collapsed = path.replace(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');
  // Only letters: the case of `%2B` says nothing.
  return collapsed.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

function cacheKey(path: string, query: string): string {
  const names = Object.hasOwn(parametersByPath, path) ? parametersByPath[path] : undefined;
  if (names === undefined || query === '') return path;
  const params = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names) {
    // All values of a repeated one: what a page makes of repetition is its own matter.
    for (const value of params.getAll(name)) {
      if (value !== '' || emptyCounts.has(path)) kept.append(name, value);
    }
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}
