import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Paths that the documents name, in backticks or as links. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|build$|data$)/.test(entry.name))
  .map(({ name }) => name);
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md'], { cwd: root });

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
  expect(missing).toEqual([]);
});
