import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openApp } from '../support/open-app.ts';

/** The scripts that a click on a page fetches. */

const app = await openApp();
afterAll(() => app.close());

const assets = fileURLToPath(new URL('../../build/client/assets', import.meta.url));
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

/** The files that a script imports: at once, or with `isLater` when it needs them. */
function importsOf(file: string, isLater = false): string[] {
  const text = readFileSync(join(assets, file), 'utf8');
  const pattern = isLater
    ? /import\(`\.\/([\w.-]+\.js)`\)/g
    : /\b(?:from|import)"\.\/([\w.-]+\.js)"/g;
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function withImports(files: Iterable<string>): Set<string> {
  const all = new Set(files);
  for (const file of all) for (const one of importsOf(file)) all.add(one);
  return all;
}

const [, start = ''] =
  /\/assets\/(start-[\w-]+\.js)/.exec(await app.page('/vehicles/ev-city')) ?? [];

// spec S23.7
test.each([
  ['viewer.island', 'open-viewer', ['open-viewer', 'viewer'], 11_000],
  ['viewer.island', 'large-pictures', ['large-pictures', 'viewer'], 2_000],
  ['viewer.island', 'show-finish', ['show-finish'], 600],
])('a click of %s on %s fetches %j, below %i bytes', (island, opened, expected, maxBytes) => {
  const islandFile = importsOf(start, true).find((file) => nameOf(file) === island) ?? '';
  const file = importsOf(islandFile, true).find((one) => nameOf(one) === opened) ?? '';
  const loaded = withImports([islandFile]);
  const fetched = [...withImports([file])].filter((one) => !loaded.has(one));
  expect(fetched.map(nameOf)).toEqual(expected);
  const bytes = fetched.reduce((sum, one) => sum + statSync(join(assets, `${one}.br`)).size, 0);
  expect(bytes).toBeLessThan(maxBytes);
});
