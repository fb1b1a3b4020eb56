import { pageKinds } from '../test/support/addresses.ts';
import { type Budget, budgets } from './budgets.ts';

/** A kind of page, and one address of it. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** The script it may load, in kB; none where this is absent. */
  readonly scriptBudget?: Budget;
  /** Categories of Lighthouse that do not apply to it. */
  readonly unscored?: readonly string[];
}

const { islandScript, smallScript } = budgets;

/**
 * The scripts of pages with one. A vehicle page's keeps the visitor's choices, and opens the gallery
 * with the viewer's button.
 */
const scriptBudgets: Readonly<Record<string, Budget>> = {
  inventory: islandScript,
  compare: islandScript,
  contact: islandScript,
  'eco-impact': islandScript,
  vehicle: smallScript,
  'trade-in': smallScript,
  alerts: smallScript,
};

/** Pages with `noindex` fail the category of search engines. */
const unscored: Readonly<Record<string, readonly string[]>> = {
  compare: ['seo'],
  'thank-you': ['seo'],
  alerts: ['seo'],
  'alert-asked': ['seo'],
  // The browser reports the status 404 as an error of the page.
  'not-found': ['seo', 'best-practices'],
  do: ['seo', 'best-practices'],
  alert: ['seo', 'best-practices'],
};

/** Every kind of page the site has, and what some of them show when they are asked. */
export const kinds: readonly Kind[] = [
  ...pageKinds.map(({ kind, path }) => ({
    name: kind,
    path,
    scriptBudget: scriptBudgets[kind],
    unscored: unscored[kind],
  })),
  {
    name: 'eco-impact, its result',
    path: '/eco-impact?milesPerWeek=50&usageType=recreational&years=5',
    scriptBudget: islandScript,
  },
  {
    name: 'compare, four carts',
    path: '/compare?carts=rover-xl6,d5-maverick-6,ev-city,d5-ranger-4&town=dalton',
    scriptBudget: islandScript,
    unscored: unscored.compare,
  },
  {
    name: 'place-rentals, a planned rental',
    path: '/rentals/mount-pocono?class=4-seater&from=2030-06-01&to=2030-06-21&town=mount-pocono',
  },
  {
    name: 'vehicle, priced for a place',
    path: '/vehicles/d5-maverick-4?town=dalton',
    scriptBudget: scriptBudgets.vehicle,
    // robots.txt names the vehicle's page alone.
    unscored: ['seo'],
  },
];

/** Kinds with the status 404. */
const missing = ['not-found', 'do', 'alert'];

/** Whether the site keeps what it answers; else it is made anew for each request. */
export function isKept({ name, path }: Kind): boolean {
  return !missing.includes(name) && !path.includes('?');
}
