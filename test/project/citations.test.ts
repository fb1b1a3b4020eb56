import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Citations of `docs/specification.md`: `spec S5.3`, `spec S5.3 to S5.6`, `spec S5.3, S6.1`. */
const citation = /\bspec S\d{1,2}\.\d{1,2}(?:(?:, | to )S\d{1,2}\.\d{1,2})*/g;

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

test('every citation has the one form, and names its rules once', () => {
  const others = texts.filter(({ path }) => !/^docs\/|citations\.test\.ts$/.test(path));
  const loose = others.flatMap(({ path, text }) =>
    [...text.replace(citation, '').matchAll(/\bS\d{1,2}\.\d{1,2}\b/g)].map(
      ([id]) => `${path}: ${id}`,
    ),
  );
  expect(loose).toEqual([]);
  expect(matchesOf(/S[\d.]+(?:,| and) spec S[\d.]+/g)).toEqual([]);
});

test('every citation leads to a rule', () => {
  const ruleNames = new Set(rules);
  const cited = matchesOf(/\bS\d{1,2}\.\d{1,2}\b/g);
  expect(cited.length).toBeGreaterThan(rules.length);
  expect(cited.filter((hit) => !ruleNames.has(hit.split(': ').at(-1) ?? ''))).toEqual([]);
});

/** The rules that a citation names; a range names all between its ends. */
function rulesOf(cited: string): string[] {
  return cited.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.match(/S\d+\.\d+/g) ?? [];
    const [section, from = ''] = first.split('.');
    const [, to = from] = last.split('.');
    const numbers = rules.map((rule) => rule.split('.'));
    return numbers
      .filter(([one, number]) => one === section && Number(number) >= Number(from))
      .filter(([, number]) => Number(number) <= Number(to))
      .map((ids) => ids.join('.'));
  });
}

test('every rule is named by the test that holds it, or says why none can', () => {
  const tests = texts.filter(
    ({ path }) =>
      /\.(test\.tsx?|e2e\.ts)$|^test\/support\/looks\/|^store\/contract\//.test(path) &&
      path !== 'test/project/citations.test.ts',
  );
  const named = new Set(
    tests.flatMap(({ text }) => [...text.matchAll(citation)].flatMap(([one]) => rulesOf(one))),
  );
  const entries = specification.split(/^- (?=\*\*S)/m).slice(1);
  const unmarked = entries.filter((text) => !/\(not tested: [^)]{10,}\)/.test(text));
  const idOf = (text: string) => /S\d+\.\d+/.exec(text)?.[0] ?? '';
  expect(unmarked.map(idOf).filter((id) => !named.has(id))).toEqual([]);
  expect(entries.length).toBe(rules.length);
});
