import { pageKinds } from '../test/support/addresses.ts';

/** A kind of page, by one of its addresses. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** It carries an island; every other page has no script at all. */
  readonly island?: boolean;
  /** Lighthouse's categories that can't judge it. */
  readonly unscored?: readonly string[];
}

/** Pages that carry an island. */
const islands = new Set(['inventory', 'contact', 'eco-impact']);

/** What asks not to be listed fails search engines' rules. */
const unscored: Readonly<Record<string, readonly string[]>> = {
  'thank-you': ['seo'],
  // A browser reports the status itself, as an error of the page's.
  'not-found': ['seo', 'best-practices'],
};

/** Every kind of page the site has. */
export const kinds: readonly Kind[] = [
  ...pageKinds.map(({ kind, path }) => ({
    name: kind,
    path,
    island: islands.has(kind),
    unscored: unscored[kind],
  })),
  {
    name: 'eco-impact, its result',
    path: '/eco-impact?milesPerWeek=50&usageType=recreational&years=5',
    island: true,
  },
];
