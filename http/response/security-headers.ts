import type { PageNeeds } from '../../app/context.ts';
import { memoized } from '../../domain/memoized.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** Style and loader are inline by their hashes, so that whole pages can be kept. */
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

/** Media types that other sites may embed or read. */
const forOthers = /^(?:image\/|model\/|application\/(?:xml|atom)|text\/(?:csv|tab-separated))/;

/** For an address with a token. */
export const withToken = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** @param pictures origins outside of this site */
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

/** Beyond, the policy would be longer than useful. */
const maxOrigins = 12;

/** Scheme and host; parsing tens of thousands of addresses would take 40 ms. */
const beginning = /^https?:[/\\]*[^/\\?#]*/i;

/** A URL's host may hold `;` and `'`, which a policy reads. */
const plainOrigin = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

export const imageOrigins = memoized(findOrigins);

function findOrigins(vehicles: readonly Pick<Vehicle, 'images'>[]): readonly string[] {
  const addresses = vehicles.flatMap(({ images }) => images);
  const beginnings = new Set(addresses.flatMap((image) => beginning.exec(image)?.[0] ?? []));
  const origins = new Set(
    [...beginnings]
      .map((address) => URL.parse(address)?.origin ?? '')
      .filter((origin) => plainOrigin.test(origin)),
  );
  return origins.size > maxOrigins ? ['https:', 'http:'] : [...origins].sort();
}
