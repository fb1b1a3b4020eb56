import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import routes from '../../app/routes.ts';
import { imports, importsOf, root } from '../support/imports.ts';

/** docs/tree.md: the picture of the rooms, and the ways through them. */

const text = readFileSync(join(root, 'docs/tree.md'), 'utf8');
const roomOf = (path: string) => path.split('/')[0] ?? '';
const ground = new Set(['concurrency', 'observability']);

test('the picture has exactly the arrows between rooms', () => {
  const drawn = [...text.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(
    ([, from, to]) => `${from} ${to}`,
  );
  const arrows = [...imports].flatMap(([file, targets]) =>
    targets
      .filter(({ to }) => imports.has(to))
      .map(({ to }) => [roomOf(file), roomOf(to)])
      .filter(([from, to = '']) => from !== to && !ground.has(to))
      .map((pair) => pair.join(' ')),
  );
  expect(drawn.sort()).toEqual([...new Set(arrows)].sort());
});

/** The files that put the site together: what they import is reached through an interface. */
const composing = ['main.ts', 'jobs.ts', 'open-site.ts', 'store/open-store.ts', 'http/handle.ts'];
const composed = new Set([
  ...composing.flatMap((file) => importsOf(file).map(({ to }) => to)),
  // The router does so with these.
  ...routes.map(({ file }) => `app/${file}`),
  'app/entry.server.tsx',
]);

const ways = [...text.matchAll(/^### (.+): (\d+) files\n([\s\S]*?)(?=\n\n)/gm)].map(
  ([, name = '', count, table = '']) => {
    const files = [...table.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return { name, count: Number(count), files };
  },
);

test.each(ways)('$name: $count files, each reached from one before it', ({ count, files }) => {
  const unreached = files.filter(
    (file, index) => index > 0 && !composed.has(file) && !isReached(file, files.slice(0, index)),
  );
  expect(unreached).toEqual([]);
  expect(new Set(files).size).toBe(count);
});

/** Whether one of the files before it imports the file, itself or through one that is left out. */
function isReached(file: string, before: readonly string[]): boolean {
  const near = before.flatMap((one) => importsOf(one).map(({ to }) => to));
  const next = near.filter((one) => imports.has(one)).flatMap((one) => importsOf(one));
  return [...near, ...next.map(({ to }) => to)].includes(file);
}

// The budget for reading: a search, an enquiry and a row.
test.each([
  ['A search', 20],
  ['An enquiry', 10],
  ['A row of a spreadsheet', 14],
])('%s passes at most %i files', (beginning, most) => {
  const way = ways.find(({ name }) => name.startsWith(beginning));
  expect(way?.count).toBeLessThanOrEqual(most);
});
