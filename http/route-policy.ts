import { sitePages } from '../app/head/site-pages.ts';
import { alertParameters, listAddresses, thankYouParameters } from '../app/links.ts';
import { impactFields } from '../domain/eco-impact/impact-inputs.ts';
import { contactParameters } from '../domain/enquiries/contact-parameters.ts';
import { photographLimits } from '../domain/enquiries/photographs.ts';
import { destinationParameters } from '../domain/places/destination-fields.ts';
import { policies } from '../domain/policies/policies.ts';
import { plannerFields } from '../domain/rentals/rental-request.ts';
import { finishFields } from '../domain/stock/pictures/finish.ts';
import { filterNames } from '../domain/stock/search/filters.ts';
import { fitFields } from '../domain/stock/will-it-fit.ts';

/** HTTP rules of each address, compared with app/routes.ts and the loaders by a test. */
export interface RoutePolicy {
  readonly takesPost: boolean;
  /** Absent where its form takes none. */
  readonly files?: FileLimits;
  /** In the order of the cache key; all others are ignored. */
  readonly parameters: readonly string[];
  /** The parameter and value without which no other is read. */
  readonly onlyWith?: { readonly name: string; readonly value: string };
  /** Whether an empty parameter differs from an absent one. */
  readonly emptyCounts: boolean;
  /** Milliseconds an answer may be shared; {@link untilStockChanges}, or 0 for never. */
  readonly sharedFor: number;
  /** A request header that makes the answer private. */
  readonly personalWith?: string;
  /** A signed token (spec S26.5): no cache, no referrer, a POST from any page. */
  readonly hasToken: boolean;
  readonly queued: boolean;
  /** The form of the server's own errors. */
  readonly errors: 'page' | 'json';
}

export const untilStockChanges = Number.POSITIVE_INFINITY;

const page: RoutePolicy = {
  takesPost: false,
  parameters: [],
  emptyCounts: false,
  sharedFor: untilStockChanges,
  hasToken: false,
  queued: true,
  errors: 'page',
};

const vehicleParameters = [...destinationParameters, ...finishFields, ...fitFields];

/** Limits of the files of a form (spec S28.3). Sizes in bytes. */
export interface FileLimits {
  readonly field: string;
  readonly max: number;
  readonly each: number;
  readonly together: number;
  /** Read up to here, so that its words can be shown again. */
  readonly read: number;
}

/** By the pattern of app/routes.ts; only the last segment may be a parameter or `*`. */
export const routePolicies: Readonly<Record<string, RoutePolicy>> = {
  // Pages without parameters or a form; the others replace their row below.
  ...Object.fromEntries(sitePages.map(({ path }) => [path, page])),
  ...Object.fromEntries(policies.flatMap(({ paths }) => paths.map((path) => [path, page]))),
  '/inventory': { ...page, parameters: [...filterNames, 'page'] },
  ...Object.fromEntries(Object.keys(listAddresses).map((path) => [path, page])),
  '/vehicles/:id': { ...page, parameters: vehicleParameters },
  '/vehicle/:id': { ...page, parameters: vehicleParameters },
  '/showroom': { ...page, parameters: ['map'] },
  '/compare': { ...page, parameters: ['carts', ...destinationParameters, 'only'] },
  '/contact': {
    ...page,
    takesPost: true,
    parameters: contactParameters,
    // The form carries a submission id, so it is shared only for an instant.
    sharedFor: 1_000,
    // The form records the previous page.
    personalWith: 'referer',
  },
  '/alerts': { ...page, takesPost: true, parameters: alertParameters },
  '/alerts/:token': { ...page, takesPost: true, sharedFor: 0, hasToken: true },
  '/trade-in': {
    ...page,
    takesPost: true,
    files: { field: 'photos', ...photographLimits, read: 64_000_000 },
    parameters: ['vehicle'],
    // As the contact form.
    sharedFor: 1_000,
    personalWith: 'referer',
  },
  '/thank-you': { ...page, parameters: thankYouParameters },
  '/rentals': { ...page, parameters: plannerFields },
  // An empty town is pickup, which differs from the page's own town.
  '/rentals/:slug': { ...page, parameters: plannerFields, emptyCounts: true },
  '/towns/:slug': page,
  '/eco-impact': { ...page, parameters: impactFields, emptyCounts: true },

  '/do/*': { ...page, takesPost: true, sharedFor: 0, hasToken: true },

  '/api/vehicles': {
    ...page,
    errors: 'json',
    parameters: ['view', ...filterNames, 'page'],
    onlyWith: { name: 'view', value: 'inventory' },
  },
  '/api/vehicles/:id': { ...page, errors: 'json' },
  '/api/contact': { ...page, takesPost: true, errors: 'json' },
  // A proxy's health check never waits behind visitors.
  '/healthz': { ...page, sharedFor: 0, queued: false, errors: 'json' },
  '/drawings/:file': page,
  '/sitemap.xml': page,
  '/robots.txt': page,
  '/manifest.webmanifest': page,
  '/.well-known/security.txt': page,
  '/:page': page,
  '*': page,
};

const oneBelow = new Map<string, RoutePolicy>();
const anyBelow = new Map<string, RoutePolicy>();
const exact = new Map<string, RoutePolicy>();
for (const [pattern, policy] of Object.entries(routePolicies)) {
  const folder = pattern.slice(0, pattern.lastIndexOf('/') + 1);
  const last = pattern.slice(folder.length);
  if (last === '*') anyBelow.set(folder, policy);
  else if (last.startsWith(':')) oneBelow.set(folder, policy);
  else exact.set(pattern, policy);
}

/** As the router matches. */
export function policyOf(path: string): RoutePolicy {
  return (
    exact.get(path) ??
    oneBelow.get(path.slice(0, path.lastIndexOf('/') + 1)) ??
    anyBelow.get(path.slice(0, path.indexOf('/', 1) + 1)) ??
    page
  );
}

/** Addresses of a client router, which this site lacks. */
export const reservedByRouter = /\.data$|^\/__/;

export interface FilePolicy {
  readonly below: string;
  /** The build, the dealer's photographs, the feeds, or files made on request. */
  readonly source: 'build' | 'photos' | 'feeds' | 'made';
  readonly cacheControl: string;
  /** Whether case matters: names with a hash. */
  readonly caseMatters: boolean;
}

/** Stale for at most five seconds: two shared, two revalidating, one in stock/watch-stock.ts. */
export const sharedPage =
  'public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=86400';

/** A picture without a hash in its name: a new one is rare, and may show a week later. */
const picture = 'public, max-age=604800, stale-while-revalidate=2592000';

const forever = 'public, max-age=31536000, immutable';

const atRoot: FilePolicy = {
  below: '/',
  source: 'build',
  cacheControl: 'public, max-age=3600',
  caseMatters: false,
};

const onRequest: FilePolicy = { ...atRoot, source: 'made', cacheControl: 'public, max-age=86400' };

/** The first match counts; a path without a file goes on to the router. */
const filePolicies: readonly FilePolicy[] = [
  { ...atRoot, below: '/assets/', cacheControl: forever, caseMatters: true },
  { ...atRoot, below: '/pictures/', cacheControl: picture },
  { ...onRequest, below: '/social/' },
  { ...onRequest, below: '/stills/', cacheControl: picture },
  { ...atRoot, below: '/models/', cacheControl: picture },
  { ...atRoot, below: '/photos/', source: 'photos', cacheControl: forever },
  { ...atRoot, below: '/feeds/', source: 'feeds', cacheControl: sharedPage },
  atRoot,
];

export function filePolicyOf(path: string): FilePolicy {
  return filePolicies.find(({ below }) => path.startsWith(below)) ?? atRoot;
}
