import { readFileSync } from 'node:fs';
import { type BuiltAssets, styleFor } from '../../app/head/page-assets.ts';

const assets = new URL('../../build/server/page-assets.json', import.meta.url);
const built: BuiltAssets = JSON.parse(readFileSync(assets, 'utf8'));

/** The module classes in a piece of CSS. */
export function moduleClassesOf(css: string): Set<string> {
  return new Set(css.match(/(?<=\.)_[\w-]+/g));
}

/** The whole stylesheet of the build. */
export const builtStyle: string = styleFor(
  built.style,
  moduleClassesOf(JSON.stringify(built.style)),
);

/** The classes of the islands, which a page with a script carries. */
export const { islandClasses, scriptClasses } = built;
