import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltAssets, builtAssetsName } from '../../app/head/page-assets.ts';
import { fileListName } from '../../http/files/static-files.ts';
import { root } from '../prepare.mjs';
import { bundleIslands, bundlePages, bundleServer } from './bundles.ts';
import { startOnce } from './first-start.ts';
import { parseStyle } from './parse-style.ts';
import { filesIn, publishFiles, removeOthers } from './published-files.ts';

/**
 * The production build: React Router's, the islands, the server around them and every file that is
 * served, compressed. All is started at once: bundling takes one core, compressing the rest. This
 * site has no client router, so of React Router's browser build it takes the style and its fonts.
 */
const build = join(root, 'build');
const served = join(build, 'client');

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
await bundleServer();

const [pages, islands] = await Promise.all([bundled.pages, bundled.islands]);
const classesOf = (text: string) =>
  [...new Set(text.match(/\._[\w-]+/g))].map((name) => name.slice(1));
const islandClasses = classesOf(islands.style);
const pageClasses = new Set(classesOf(pages.style));
const missing = islandClasses.filter((name) => !pageClasses.has(name));
if (missing.length > 0) throw new Error(`No page has the islands' styles ${missing}`);
const script = `/${islands.manifest['app/islands/start.ts']?.file}`;
writeFileSync(
  join(build, 'server', builtAssetsName),
  JSON.stringify({ style: parseStyle(pages.style), islandClasses, script } satisfies BuiltAssets),
);

const list = Object.assign({}, ...(await Promise.all(published)));
removeOthers(served, list);
rmSync(islands.folder, { recursive: true });
writeFileSync(join(served, fileListName), JSON.stringify(list));
await startOnce(join(build, 'server', 'main.js'));
