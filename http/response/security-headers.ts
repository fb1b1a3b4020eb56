import type { PageNeeds } from '../../app/context.ts';
import type { Vehicle } from '../../domain/catalogue/vehicle.ts';

/** Headers of every answer. A page is allowed only what it uses. */

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/**
 * The `Content-Security-Policy` of a page. Inline are only the style that the page uses and the
 * loader of islands, allowed by their hashes, so that whole pages can be kept. Connections go to
 * this site alone; a page without a script makes none, but tools such as Lighthouse fetch robots.txt
 * from inside the page.
 */
function contentSecurityPolicy(
  { style, script, mapFrame = false }: PageNeeds,
  pictures: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    `script-src ${script ?? "'none'"}`,
    `style-src ${style}`,
    ["img-src 'self'", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    mapFrame ? 'frame-src https://www.google.com' : '',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
    .filter((directive) => directive !== '')
    .join('; ');
}

const nothing = contentSecurityPolicy({ style: "'none'" });

/**
 * Media types that other sites and programs may embed or read: pictures where a page is shared,
 * models, and feeds.
 */
const forOthers = /^(?:image\/|model\/|application\/(?:xml|atom)|text\/(?:csv|tab-separated))/;

/**
 * The headers, above all others, of an answer whose address has a token in it: nobody keeps it, and
 * no other site or page gets it as a referrer.
 */
export const withToken = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * The headers of every answer of this media type; `needs` only for pages, and the outside origins that
 * pictures in the stock come from. HSTS only where the site is on https.
 */
export function securityHeaders(
  siteUrl: string,
  contentType = '',
  needs?: PageNeeds,
  pictures?: readonly string[],
): Record<string, string> {
  return {
    ...everywhere,
    'cross-origin-resource-policy': forOthers.test(contentType) ? 'cross-origin' : 'same-origin',
    'content-security-policy':
      needs === undefined ? nothing : contentSecurityPolicy(needs, pictures),
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Beyond so many the policy would be longer than what it forbids. */
const mostNamed = 12;

/** Scheme and host of an address; parsing each of tens of thousands would take 40 ms. */
const beginning = /^https?:[/\\]*[^/\\?#]*/i;

/** A URL's host may hold `;` and `'`, which mean something in a policy. */
const plainOrigin = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

const originsOf = new WeakMap<object, readonly string[]>();

/**
 * The sources of pictures a page of this stock may load from outside, for its security policy: the
 * origins the stock itself names, which is mostly none. Worked out once for each stock.
 */
export function imageOrigins(vehicles: readonly Pick<Vehicle, 'images'>[]): readonly string[] {
  const origins = originsOf.get(vehicles) ?? findOrigins(vehicles);
  originsOf.set(vehicles, origins);
  return origins;
}

function findOrigins(vehicles: readonly Pick<Vehicle, 'images'>[]): readonly string[] {
  const addresses = vehicles.flatMap(({ images }) => images);
  const beginnings = new Set(addresses.flatMap((image) => beginning.exec(image)?.[0] ?? []));
  const origins = new Set(
    [...beginnings]
      .map((address) => URL.parse(address)?.origin ?? '')
      .filter((origin) => plainOrigin.test(origin)),
  );
  return origins.size > mostNamed ? ['https:', 'http:'] : [...origins].sort();
}
