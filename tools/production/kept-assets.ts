import type { Manifest } from './bundles.ts';
import type { FileList } from './published-files.ts';

/** The files that load with the pages of a list, without those loaded at a press. */
const scripts = [
  'app/islands/start.ts',
  'app/islands/shortlist/shortlist.island.ts',
  'app/islands/viewer/viewer.island.ts',
];

/**
 * Addresses of the fonts and scripts that the service worker keeps for kept pages (spec S30.1).
 * @throws where one of the scripts is not in the build
 */
export function keptAssets(islands: Manifest, files: FileList): readonly string[] {
  const keys = new Set(scripts);
  for (const key of keys) for (const one of islands[key]?.imports ?? []) keys.add(one);
  const paths = [...keys].map((key) => {
    const file = islands[key]?.file;
    if (file === undefined) throw new Error(`The build has no ${key}`);
    return `/${file}`;
  });
  return [...paths, ...Object.keys(files).filter((path) => path.endsWith('.woff2'))];
}
