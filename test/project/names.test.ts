import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/** Participles that say that something happened to a thing, and not what it is. */
const participles = /^(?:asked|found|given|kept|known|made|said|shown|taken|wanted)$/;

/** A telephone number, a count and a finish, each as it is shown. */
const exceptions = [
  'app/islands/enquiry-form/enquiry-form.island.tsx: shown',
  'app/islands/enquiry-form/send-failure.tsx: shown',
  'domain/dealership/showroom.ts: shown',
  'domain/catalogue/known-models/finish-list.ts: shown',
  'domain/catalogue/search/search-stock.ts: shown',
];

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The names that a pattern binds: `a`, `{ b: c }`, `[d = 1, ...e]`; in `{ f }` f is a property's. */
function boundIn(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  const { type, name, shorthand, properties, elements, value, left, argument } = pattern;
  if (type === 'Identifier') return [String(name)];
  if (shorthand === true) return [];
  const inside = [properties, elements].find(Array.isArray) ?? [value, left, argument];
  return inside.flatMap(boundIn);
}

/** The names that a piece of syntax declares: variables, parameters, functions, properties. */
function declaredBy({ type, id, params, key, computed }: Node): readonly string[] {
  if (type === 'VariableDeclarator') return boundIn(id);
  const isProperty = /^TS(?:Property|Method)Signature$|^(?:Property|Method)Definition$/.test(type);
  const own = isProperty && computed !== true ? boundIn(key) : boundIn(id);
  return [...own, ...(Array.isArray(params) ? params.flatMap(boundIn) : [])];
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isNode(value)) return [];
  return [...declaredBy(value), ...Object.values(value).flatMap(namesIn)];
}

test('a name says what a thing is, not what happened to it', () => {
  const generated = ['**/node_modules', 'build', 'data', '.react-router', '.imagery'];
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: generated });
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) => {
    const program = parseAst(readFileSync(join(root, file), 'utf8'), {
      lang: file.endsWith('x') ? 'tsx' : 'ts',
    });
    const names = namesIn(program).filter((name) => participles.test(name));
    return [...new Set(names)].map((name) => `${file}: ${name}`);
  });
  expect(wrong.filter((name) => !exceptions.includes(name))).toEqual([]);
});
