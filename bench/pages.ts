import { pageKinds } from '../test/support/addresses.ts';

/** A kind of page, and one address of it. */
export interface Kind {
  readonly name: string;
  readonly path: string;
  /** Whether it has an island; every other page has no script at all. */
  readonly island?: boolean;
  /** Categories of Lighthouse that do not apply to it. */
  readonly unscored?: readonly string[];
}

/** Pages with an island. */
const islands = new Set(['inventory', 'contact', 'eco-impact']);

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
    island: islands.has(kind),
    unscored: unscored[kind],
  })),
  {
    name: 'eco-impact, its result',
    path: '/eco-impact?milesPerWeek=50&usageType=recreational&years=5',
    island: true,
  },
];
