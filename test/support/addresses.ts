import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';

/**
 * The addresses that tests and bench go through, read from app/routes.ts: a new page is among
 * them automatically. Only a route with a parameter needs an example here.
 */
export const examples: Readonly<Record<string, string>> = {
  'vehicles/:id': '/vehicles/ev-city',
  'vehicle/:id': '/vehicle/ev-city',
  // The longest words.
  'rentals/:slug': '/rentals/middle-smithfield-township',
  'towns/:slug': '/towns/middle-smithfield-township',
  'api/vehicles/:id': '/api/vehicles/ev-city',
  'do/*': '/do/hold/nothing',
  'alerts/:token': '/alerts/nothing',
  'drawings/:file': '/drawings/map-dalton.svg',
  'feeds/:name': '/feeds/google-products.xml',
  ':page': '/dalton-golf-carts',
  '*': '/nowhere',
};

/** Pages in other states than their bare address shows. */
const states: Readonly<Record<string, readonly string[]>> = {
  // Without a picture; with the longest words.
  vehicle: ['/vehicles/turfman-1000'],
  policy: ['/policies/rental-policy', '/policies/staffing-report'],
  inventory: ['/inventory?q=zeppelin'],
  contact: ['/contact?plan=6-seater-weekly&place=dalton'],
  alerts: ['/alerts?search=%2Finventory%3Fq%3Dnothing'],
  'eco-impact': ['/eco-impact?milesPerWeek=100&usageType=commercial&years=5'],
};

interface Address {
  readonly path: string;
  /** What answers it, by the name of its module: `"vehicle"`. */
  readonly kind: string;
  /** Whether a visitor reads it; otherwise it is for programs. */
  readonly isPage: boolean;
}

const all: readonly Address[] = routes.map(({ path = '', file }: RouteConfigEntry) => {
  const example = examples[path] ?? `/${path}`;
  if (/[:*]/.test(example)) throw new Error(`test/support/addresses.ts: no example of ${path}`);
  const kind = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
  return { path: example, kind, isPage: file.endsWith('.tsx') };
});

/** Every address there is, by an example where it has a parameter. */
export const addresses: readonly string[] = all.map(({ path }) => path);

/** One page of every kind, the page for an unknown address included. */
export const pageKinds: readonly Address[] = all.filter(
  ({ kind, isPage }, index) => isPage && all.findIndex((one) => one.kind === kind) === index,
);

/** Pages that answer 404. */
export const missingPaths: readonly string[] = pageKinds
  .filter(({ kind }) => ['not-found', 'do', 'alert'].includes(kind))
  .map(({ path }) => path);

/** The other {@link pageKinds} in every state. */
export const pagePaths: readonly string[] = pageKinds
  .filter(({ path }) => !missingPaths.includes(path))
  .flatMap(({ path, kind }) => [path, ...(states[kind] ?? [])]);
