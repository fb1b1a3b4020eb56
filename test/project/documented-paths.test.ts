import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Paths that the documents name, in backticks or as links. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|build$|data$)/.test(entry.name))
  .map(({ name }) => name);
const sources = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, {
  cwd: root,
  exclude: (name) => /(^|\/)node_modules$/.test(name),
});
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md'], { cwd: root });

const isSource = (path: string) => sources.some((source) => source.endsWith(`/${path}`));

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = new RegExp(`\`((?:${folders.join('|')})/[\\w./*@-]*)\``, 'g');
  const code = [...text.matchAll(named)].map(([, path = '']) => path);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) =>
    join(document, '..', path),
  );
  const missing = [...code, ...links].filter(
    (path) => !existsSync(join(root, path)) && globSync(path, { cwd: root }).length === 0,
  );
  // Below a folder named before it.
  const files = [...text.matchAll(/`((?!x\.)[\w./-]+\.(?:tsx?|mjs))`/g)].map(
    (match) => `${match[1]}`,
  );
  const unknown = files.filter((path) => !existsSync(join(root, path)) && !isSource(path));
  expect([...missing, ...unknown]).toEqual([]);
});
