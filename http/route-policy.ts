import { sitePages } from '../app/head/site-pages.ts';
import {
  alertParameters,
  contactParameters,
  listAddresses,
  thankYouParameters,
} from '../app/links.ts';
import { finishFields } from '../domain/catalogue/known-models/finish-list.ts';
import { filterNames } from '../domain/catalogue/search/filters.ts';
import { fitFields } from '../domain/catalogue/will-it-fit.ts';
import { impactFields } from '../domain/eco-impact/impact-inputs.ts';
import { photographLimits } from '../domain/enquiries/photographs.ts';
import { policies } from '../domain/policies/policies.ts';
import { plannerFields } from '../domain/rentals/rental-request.ts';

/**
 * How each address is answered over HTTP: the only place where a path decides it. A test holds the
 * table against app/routes.ts in both directions, and against the parameters that loaders read.
 */
export interface RoutePolicy {
  /** Whether it takes a POST; everything is read with GET and HEAD. */
  readonly takesPost: boolean;
  /** Files that its form may bring along; absent, it takes none. */
  readonly files?: FileLimits;
  /** Query parameters it reads, in the order the cache key has them. All others are ignored. */
  readonly parameters: readonly string[];
  /** The parameter and its value without which it reads none. */
  readonly onlyWith?: { readonly name: string; readonly value: string };
  /** Whether an empty parameter (a field left empty) differs from an absent one. */
  readonly emptyCounts: boolean;
  /** Milliseconds its answer may be given to others; {@link untilStockChanges}, or 0 for never. */
  readonly sharedFor: number;
  /** A request header that, where it is sent, makes the answer this visitor's own. */
  readonly personalWith?: string;
  /**
   * Whether its address ends in a signed token (spec S26.5): it is kept nowhere and told nobody, and
   * is its own proof that a POST is meant, whatever page a browser says that comes from.
   */
  readonly hasToken: boolean;
  /** Whether it waits in the queue of pages, and is refused while that is full. */
  readonly queued: boolean;
  /** The form of the server's own errors here. */
  readonly errors: 'page' | 'json';
}

/** Kept until the stock changes, or the day. */
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

const vehicleParameters = ['town', 'miles', 'zip', ...finishFields, ...fitFields];

/** Files that a form may bring along (spec S28.3). Sizes in bytes. */
export interface FileLimits {
  readonly field: string;
  readonly most: number;
  readonly each: number;
  readonly together: number;
  /** Bytes up to which a form is read, so that its words can be shown again. */
  readonly read: number;
}

/** By the pattern of app/routes.ts. Only the last segment of one may be a parameter or `*`. */
export const routePolicies: Readonly<Record<string, RoutePolicy>> = {
  // Pages without parameters or a form; the others replace their row below.
  ...Object.fromEntries(sitePages.map(({ path }) => [path, page])),
  ...Object.fromEntries(policies.flatMap(({ paths }) => paths.map((path) => [path, page]))),
  '/inventory': { ...page, parameters: [...filterNames, 'page'] },
  ...Object.fromEntries(Object.keys(listAddresses).map((path) => [path, page])),
  '/vehicles/:id': { ...page, parameters: vehicleParameters },
  '/vehicle/:id': { ...page, parameters: vehicleParameters },
  '/showroom': { ...page, parameters: ['map'] },
  '/compare': { ...page, parameters: ['carts', 'town', 'miles', 'zip', 'only'] },
  '/contact': {
    ...page,
    takesPost: true,
    parameters: contactParameters,
    // The form carries a submission id, so it is shared only for an instant.
    sharedFor: 1_000,
    // It notes the page its visitor came from.
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
  '/eco-impact': {
    ...page,
    parameters: impactFields,
    emptyCounts: true,
  },

  '/do/*': { ...page, takesPost: true, sharedFor: 0, hasToken: true },

  '/api/vehicles': {
    ...page,
    errors: 'json',
    parameters: ['view', ...filterNames, 'page'],
    onlyWith: { name: 'view', value: 'inventory' },
  },
  '/api/vehicles/:id': { ...page, errors: 'json' },
  '/api/contact': { ...page, takesPost: true, errors: 'json' },
  // It decides where a proxy sends visitors, so it never waits behind them.
  '/healthz': { ...page, sharedFor: 0, queued: false, errors: 'json' },
  '/drawings/:file': page,
  // A feed is a file; the router answers where there is none.
  '/feeds/:name': page,
  '/sitemap.xml': page,
  '/new-arrivals.xml': page,
  '/robots.txt': page,
  '/llms.txt': page,
  '/manifest.webmanifest': page,
  '/:page': page,
  '*': page,
};

/** Patterns by their beginning: those whose last segment is one parameter, and those of any depth. */
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

/** The row for a path as the router would match it. */
export function policyOf(path: string): RoutePolicy {
  return (
    exact.get(path) ??
    oneBelow.get(path.slice(0, path.lastIndexOf('/') + 1)) ??
    anyBelow.get(path.slice(0, path.indexOf('/', 1) + 1)) ??
    page
  );
}

/** Addresses the router keeps for a client of its own, which this site does not have. */
export const reservedByRouter = /\.data$|^\/__/;

export interface FilePolicy {
  /** Beginning of the paths it is about. */
  readonly below: string;
  /**
   * Where the files come from: the build, the dealer's photographs, the feeds of the stock, or they
   * are made when they are first asked for.
   */
  readonly source: 'build' | 'photos' | 'feeds' | 'made';
  readonly cacheControl: string;
  /** Whether upper and lower case are different files: names that carry a hash. */
  readonly caseMatters: boolean;
}

/**
 * The `Cache-Control` of a page or a feed. A change of stock has to show within five seconds, and
 * a second of them is ours (stock/watch-stock.ts): a shared cache may answer for two, and for two
 * more while it asks again. While the site can't be reached it may show the last page for a day.
 * Browsers ask each time and mostly get "not modified"; nothing forbids them to keep the page for
 * Back.
 */
export const sharedPage =
  'public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=86400';

/** For a picture under a name of its own: a new one is drawn rarely, and may show a week later. */
const picture = 'public, max-age=604800, stale-while-revalidate=2592000';

/** For a name with a hash in it, which never stands for other bytes. */
const forever = 'public, max-age=31536000, immutable';

const atRoot: FilePolicy = {
  below: '/',
  source: 'build',
  cacheControl: 'public, max-age=3600',
  caseMatters: false,
};

const onRequest: FilePolicy = { ...atRoot, source: 'made', cacheControl: 'public, max-age=86400' };

/** How files are answered; a path without a file goes on to the router. */
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

/** The row for a file's path. */
export function filePolicyOf(path: string): FilePolicy {
  return filePolicies.find(({ below }) => path.startsWith(below)) ?? atRoot;
}
