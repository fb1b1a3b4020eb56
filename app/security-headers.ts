/** Headers of every answer. A page gets only what it uses. */

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** What a page's policy depends on. */
export interface PageNeeds {
  /** An island hydrates on it. */
  readonly scripts: boolean;
  /** It can show the outside map service's frame. */
  readonly mapFrame: boolean;
}

/** The `Content-Security-Policy` of a page. Nothing inline, so that whole pages can be kept. */
export function contentSecurityPolicy({ scripts, mapFrame }: PageNeeds): string {
  return [
    "default-src 'none'",
    scripts ? "script-src 'self'" : "script-src 'none'",
    "style-src 'self'",
    "img-src 'self' https:",
    "font-src 'self'",
    scripts ? "connect-src 'self'" : '',
    mapFrame ? 'frame-src https://www.google.com' : '',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]
    .filter((directive) => directive !== '')
    .join('; ');
}

const nothing = contentSecurityPolicy({ scripts: false, mapFrame: false });

/** The headers of every answer; `needs` only for pages. HSTS only where the site is on https. */
export function securityHeaders(siteUrl: string, needs?: PageNeeds): Record<string, string> {
  return {
    ...everywhere,
    'content-security-policy': needs === undefined ? nothing : contentSecurityPolicy(needs),
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
