import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';

/**
 * The addresses that tests and bench go through, read from app/routes.ts: a new page is among
 * them automatically. Only a route with a parameter needs an example here.
 */
export const examples: Readonly<Record<string, readonly string[]>> = {
  'vehicles/:id': ['/vehicles/ev-city', '/vehicles/d5-ranger-2+2', '/vehicles/turfman-1000'],
  'vehicle/:id': ['/vehicle/ev-city'],
  'rentals/:slug': ['/rentals/dalton', '/rentals/middle-smithfield-township'],
  'towns/:slug': ['/towns/dalton', '/towns/scranton-city'],
  'api/vehicles/:id': ['/api/vehicles/ev-city'],
  'do/*': ['/do/hold/nothing'],
  'alerts/:token': ['/alerts/nothing'],
  'drawings/:file': ['/drawings/map-dalton.svg', '/drawings/map.svg'],
  'feeds/:name': ['/feeds/google-products.xml'],
  ':page': ['/dalton-golf-carts', '/middle-smithfield-township-golf-carts'],
  '*': ['/nowhere'],
};

/** Pages in other states than their bare address shows. */
const states: Readonly<Record<string, readonly string[]>> = {
  // Without a picture; with the longest words.
  vehicle: ['/vehicles/turfman-1000'],
  place: ['/middle-smithfield-township-golf-carts'],
  'place-rentals': ['/rentals/middle-smithfield-township'],
  policy: ['/policies/rental-policy', '/policies/staffing-report'],
  inventory: ['/inventory?q=zeppelin'],
  contact: ['/contact?plan=6-seater-weekly&place=dalton'],
  alerts: ['/alerts?search=%2Finventory%3Fq%3Dnothing'],
  'eco-impact': [
    '/eco-impact?milesPerWeek=100&usageType=commercial&years=5',
    '/eco-impact?milesPerWeek=none',
  ],
};

interface Address {
  readonly path: string;
  /** What answers it, by the name of its module: `"vehicle"`. */
  readonly kind: string;
  /** Whether a visitor reads it; otherwise it is for programs. */
  readonly isPage: boolean;
}

function addressesOf({ path = '', file }: RouteConfigEntry): Address[] {
  const paths = examples[path] ?? [`/${path}`];
  if (/[:*]/.test(paths.join()))
    throw new Error(`test/support/addresses.ts: no example of ${path}`);
  const kind = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
  return paths.map((one) => ({ path: one, kind, isPage: file.endsWith('.tsx') }));
}

const all = routes.flatMap(addressesOf);

/** Every address there is, by an example where it has a parameter. */
export const addresses: readonly string[] = all.map(({ path }) => path);

/** One page of every kind, the page for an unknown address included. */
export const pageKinds: readonly Address[] = all.filter(
  ({ kind, isPage }, index) => isPage && all.findIndex((one) => one.kind === kind) === index,
);

/** {@link pageKinds} in every state, without those that answer 404. */
export const pagePaths: readonly string[] = pageKinds
  .filter(({ kind }) => !['not-found', 'do', 'alert'].includes(kind))
  .flatMap(({ path, kind }) => [path, ...(states[kind] ?? [])]);

/** Pages that answer 404. */
export const missingPaths: readonly string[] = [
  ...['/nowhere', '/towns/nowhere', '/vehicles/nothing', '/do/hold/nothing', '/alerts/nothing'],
];
