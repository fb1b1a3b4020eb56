import { filePolicyOf, policyOf, type RoutePolicy } from '../route-policy.ts';

/**
 * The form of an address, checked before anything else reads it. A page has one spelling and is
 * kept under that and the parameters its policy names, so that no address can fill or split the
 * page cache.
 */

/** Longest address that is answered, in characters. */
const maxAddressLength = 6_144;

export interface ReadableAddress {
  readonly kind: 'readable';
  /** In the one spelling that is served. */
  readonly path: string;
  /** As sent, with its question mark; `''` without one. */
  readonly query: string;
  /** The key of the page: the path and its own parameters. */
  readonly key: string;
  readonly policy: RoutePolicy;
  /** Where a request in another spelling is sent, its whole query kept. */
  readonly redirectTo?: string;
}

export type Address =
  | ReadableAddress
  | { readonly kind: 'too-long'; readonly policy: RoutePolicy }
  | { readonly kind: 'malformed'; readonly policy: RoutePolicy };

/**
 * Encoded slashes, backslashes, control characters and dot segments never belong in a path of this
 * site.
 */
const forbidden = /%(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The plus of a path is no space, and means the same encoded: some programs encode all they can. */
const encodedPlus = /%2b/gi;

/** A path that is certainly spelled right, as nearly all are. */
const plain = /^\/(?:[a-z0-9_+~-][a-z0-9_+~.-]*(?:\/(?!$)|$))*$/;

/** Reads the raw target of a request (`/path?query`, as sent). */
export function readAddress(target: string): Address {
  const mark = target.indexOf('?');
  const rawPath = (mark === -1 ? target : target.slice(0, mark)).replace(encodedPlus, '+');
  if (target.length > maxAddressLength) return { kind: 'too-long', policy: policyOf(rawPath) };
  const query = mark === -1 ? '' : target.slice(mark);
  if (plain.test(rawPath)) {
    const policy = policyOf(rawPath);
    const key = cacheKey(rawPath, policy, query);
    return { kind: 'readable', path: rawPath, query, key, policy };
  }
  if (!rawPath.startsWith('/') || forbidden.test(rawPath) || !canBeDecoded(rawPath)) {
    return { kind: 'malformed', policy: policyOf(rawPath) };
  }
  const path = normalizedPath(rawPath);
  const policy = policyOf(path);
  return {
    kind: 'readable',
    path,
    query,
    key: cacheKey(path, policy, query),
    policy,
    ...(path !== rawPath && { redirectTo: `${path}${query}` }),
  };
}

/** The result is used: the bundler takes a decoding whose result is dropped for dead code. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Characters that mean the same encoded or not (RFC 3986 §2.3). */
const unreserved = /[\w.~-]/;

/**
 * The path in its one spelling: no unreserved character encoded, other encodings in upper case
 * (RFC 3986 §6.2.2), no doubled or trailing slash, letters in lower case.
 */
function normalizedPath(path: string): string {
  const decoded = path
    .replace(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16));
      return unreserved.test(character) ? character : encoded.toUpperCase();
    })
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  if (filePolicyOf(decoded).caseMatters || policyOf(decoded).hasToken) return decoded;
  return decoded.replace(/%[0-9A-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

function cacheKey(path: string, policy: RoutePolicy, query: string): string {
  if (policy.parameters.length === 0 || query === '') return path;
  const params = new URLSearchParams(query);
  const { onlyWith } = policy;
  if (onlyWith !== undefined && params.get(onlyWith.name) !== onlyWith.value) return path;
  const own = new URLSearchParams();
  for (const name of policy.parameters) {
    // All values of a repeated one: what a page makes of repetition is for the page to say.
    for (const value of params.getAll(name)) {
      if (value !== '' || policy.emptyCounts) own.append(name, value);
    }
  }
  return own.size === 0 ? path : `${path}?${own}`;
}
