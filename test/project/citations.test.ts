import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Citations of `docs/specification.md`, in the form `spec S5.3`. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const notOurs = new Set(['node_modules', 'build', 'data', 'package-lock.json']);

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !notOurs.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(path) : [path];
    });
}

const texts = filesOf('')
  .filter((path) => /\.(tsx?|mjs|py|md|css|conf|service)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const rules = [...specification.matchAll(/\*\*(S\d+\.\d+)\*\*/g)].map(([, id = '']) => id);

/** `path: matched text` of every match in every file of the project but this one. */
function matchesOf(pattern: RegExp): readonly string[] {
  return texts
    .filter(({ path }) => path !== 'test/project/citations.test.ts')
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([hit]) => `${path}: ${hit}`));
}

test('every rule of the specification has a number of its own', () => {
  expect(rules.length).toBeGreaterThan(150);
  expect(new Set(rules).size).toBe(rules.length);
});

test('every citation has the form "spec S1.2" or "spec S1.2 to S1.4"', () => {
  const loose = matchesOf(/(?<!spec )(?<!spec S\d{1,2}\.\d{1,2} to )\bS\d{1,2}\.\d{1,2}\b/g);
  expect(loose.filter((hit) => !hit.startsWith('docs/'))).toEqual([]);
});

test('no file cites a document outside the repository', () => {
  const pattern =
    /specification 00\d|\b00[01] §|(?:product|design|budgets|review|house-moves)\.md|(?:models|places)\.csv|\(issue:/gi;
  expect(matchesOf(pattern)).toEqual([]);
});

test('every citation leads to a rule', () => {
  const known = new Set(rules);
  const cited = matchesOf(/\bS\d{1,2}\.\d{1,2}\b/g);
  expect(cited.length).toBeGreaterThan(rules.length);
  expect(cited.filter((hit) => !known.has(hit.split(': ').at(-1) ?? ''))).toEqual([]);
});
