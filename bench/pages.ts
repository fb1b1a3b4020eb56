import { pageKinds } from '../test/support/addresses.ts';

/** A kind of page, and one address of it. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** The most script it may load, in kB; none where this is absent. */
  readonly scriptBudget?: number;
  /** Categories of Lighthouse that do not apply to it. */
  readonly unscored?: readonly string[];
}

/**
 * Script budgets in kB: of islands; on a vehicle page of the small script that keeps the visitor's
 * choices, and of the gallery with the viewer's button.
 */
const scriptBudgets: Readonly<Record<string, number>> = {
  inventory: 80,
  compare: 80,
  contact: 80,
  'eco-impact': 80,
  vehicle: 4,
};

/** Pages with `noindex` fail the category of search engines. */
const unscored: Readonly<Record<string, readonly string[]>> = {
  'thank-you': ['seo'],
  // The browser reports the status 404 as an error of the page.
  'not-found': ['seo', 'best-practices'],
};

/** Every kind of page the site has. */
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
    scriptBudget: 80,
  },
];
