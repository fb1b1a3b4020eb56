import { places } from '../../domain/business/places.ts';
import { isGone, type StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { policies } from '../../domain/policies/policies.ts';
import { links } from '../links.ts';
import type { Page } from './page.ts';
import { placePage, placeRentalsPage } from './place-pages.ts';
import { policyPage } from './policy-page.ts';
import { sitePages } from './site-pages.ts';
import { vehiclePage } from './vehicle-page.ts';

/** Every page that does not depend on the stock. */
export const fixedPages: readonly Page[] = [
  ...sitePages,
  ...places.map(placePage),
  ...places.map(placeRentalsPage),
  ...policies.map(policyPage),
];

const fixedByPath: ReadonlyMap<string, Page> = new Map(fixedPages.map((page) => [page.path, page]));

/** The page with this canonical path (percent-encoded), if there is one at `now`. */
export function findPage(
  path: string,
  vehicles: ReadonlyMap<string, StockedVehicle>,
  now: Date,
): Page | undefined {
  const fixed = fixedByPath.get(path);
  if (fixed !== undefined) return fixed;
  const prefix = links.vehicle('');
  if (!path.startsWith(prefix)) return undefined;
  const vehicle = vehicles.get(decodeURIComponent(path.slice(prefix.length)));
  return vehicle === undefined || isGone(vehicle, now) ? undefined : vehiclePage(vehicle);
}
