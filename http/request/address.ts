import { filePolicyOf, policyOf, type RoutePolicy } from '../route-policy.ts';

/** Characters. */
const maxAddressLength = 6_144;

export interface ReadableAddress {
  readonly kind: 'readable';
  readonly path: string;
  /** As sent, with its question mark; `''` without one. */
  readonly query: string;
  /** Path and the policy's parameters: the routed URL, and the cache key. */
  readonly key: string;
  readonly policy: RoutePolicy;
  /** The canonical spelling, with the whole query. */
  readonly redirectTo?: string;
}

export type Address =
  | ReadableAddress
  | { readonly kind: 'too-long'; readonly policy: RoutePolicy }
  | { readonly kind: 'malformed'; readonly policy: RoutePolicy };

/** RFC 3986 §3.3; browsers send `{`, `|` and `[` in a query. No `#`, which `URL` would cut off. */
const pathForm = /^\/(?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})*$/i;
const queryForm = /^\??[!$-;=?-~]*$/;

/** Encoded slashes, backslashes and control characters, and dot segments. */
const forbidden = /%(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** In a path the encoded plus is the plus: some programs encode every character they can. */
const encodedPlus = /%2b/gi;

const plain = /^\/(?:[a-z0-9_+~-][a-z0-9_+~.-]*(?:\/(?!$)|$))*$/;

export function parseAddress(sent: string): Address {
  const target = sent.startsWith('/') ? sent : originForm(sent);
  const mark = target.indexOf('?');
  const sentPath = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark);
  const isPlain = plain.test(sentPath);
  const rawPath = isPlain ? sentPath : sentPath.replace(encodedPlus, '+');
  const isWellFormed =
    isPlain || (pathForm.test(rawPath) && !forbidden.test(rawPath) && canBeDecoded(rawPath));
  const path = isPlain || !isWellFormed ? rawPath : normalizedPath(rawPath);
  const policy = policyOf(path);
  if (target.length > maxAddressLength) return { kind: 'too-long', policy };
  if (!isWellFormed || !queryForm.test(query)) return { kind: 'malformed', policy };
  const key = cacheKey(path, policy, query);
  const address = { kind: 'readable', path, query, key, policy } as const;
  return path === rawPath ? address : { ...address, redirectTo: path + query };
}

/** Without the origin of RFC 9112 §3.2.2. */
function originForm(target: string): string {
  const path = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1];
  return path === undefined || path.startsWith('/') ? (path ?? target) : `/${path}`;
}

/** The result is compared because the bundler drops a decoding without use. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Equal encoded or not (RFC 3986 §2.3). */
const unreserved = /[\w.~-]/;

/** RFC 3986 §6.2.2, no doubled or trailing slash, letters in lower case. */
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
  const used = new URLSearchParams();
  for (const name of policy.parameters) {
    for (const value of params.getAll(name)) {
      if (value !== '' || policy.emptyCounts) used.append(name, value);
    }
  }
  return used.size === 0 ? path : `${path}?${used}`;
}
