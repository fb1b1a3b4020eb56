import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltAssets, builtAssetsName } from '../../app/head/page-assets.ts';
import { fileListName } from '../../http/files/static-files.ts';
import { root } from '../prepare.mjs';
import { bundleIslands, bundlePages } from './bundles.ts';
import { startOnce } from './first-start.ts';
import { parseStyle } from './parse-style.ts';
import {
  type FileList,
  filesIn,
  publishFiles,
  readAssets,
  removeOthers,
  restoreAssets,
} from './published-files.ts';

/**
 * The production build: React Router's, the islands, the server around them and every file that is
 * served, compressed. All is started at once: bundling takes one core, compressing the rest. This
 * site has no client router, so of React Router's browser build it takes the style and its fonts.
 */
const build = join(root, 'build');
const served = join(build, 'client');

const earlier = readAssets(served);
rmSync(build, { recursive: true, force: true });
const bundled = { pages: bundlePages(), islands: bundleIslands() };
const published = [
  publishFiles(join(root, 'public'), filesIn(join(root, 'public')), served),
  bundled.islands.then(({ folder }) =>
    publishFiles(
      folder,
      filesIn(folder).filter((name) => name.endsWith('.js')),
      served,
    ),
  ),
  bundled.pages.then(({ folder, manifest }) =>
    publishFiles(
      folder,
      Object.values(manifest).flatMap(({ assets = [] }) => assets),
      served,
    ),
  ),
];

const [pages, islands] = await Promise.all([bundled.pages, bundled.islands]);
const classesOf = (text: string) =>
  [...new Set(text.match(/\._[\w-]+/g))].map((name) => name.slice(1));
const laterClasses = classesOf(islands.style);
const pageClasses = new Set(classesOf(pages.style));
const missing = laterClasses.filter((name) => !pageClasses.has(name));
if (missing.length > 0) throw new Error(`No page has the islands' styles ${missing}`);
const start = 'app/browser/start.ts';
const isIsland = (key: string) => key.includes('.island.');

/** The classes named in these files of script. */
function classesNamedIn(keys: readonly string[]): string[] {
  const paths = keys.map((key) => join(islands.folder, islands.manifest[key]?.file ?? ''));
  const text = paths.map((path) => readFileSync(path, 'utf8')).join();
  return laterClasses.filter((name) => text.includes(name));
}

/** A file of script and all that it imports, now or later. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || key === start) return seen;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = islands.manifest[key] ?? {};
  for (const next of [...imports, ...dynamicImports]) withImports(next, seen);
  return seen;
}

const islandClasses = Object.fromEntries(
  Object.keys(islands.manifest)
    .filter(isIsland)
    .map((key) => [/(\w[\w-]*)\.island\./.exec(key)?.[1], classesNamedIn([...withImports(key)])]),
);
const loadedLater = islands.manifest[start]?.dynamicImports?.filter((key) => !isIsland(key)) ?? [];
const scriptClasses = classesNamedIn([start, ...loadedLater]);
const script = `/${islands.manifest[start]?.file}`;
writeFileSync(
  join(build, 'server', builtAssetsName),
  JSON.stringify({
    style: parseStyle(pages.style),
    islandClasses,
    scriptClasses,
    script,
  } satisfies BuiltAssets),
);

const list: FileList = Object.assign({}, ...(await Promise.all(published)));
Object.assign(list, restoreAssets(earlier, list, served, Date.now()));
removeOthers(served, list);
rmSync(islands.folder, { recursive: true });
writeFileSync(join(served, fileListName), JSON.stringify(list));
await startOnce(join(build, 'server', 'main.js'));
