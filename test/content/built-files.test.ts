import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parseAst } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { pageKinds } from '../support/addresses.ts';
import {
  builtStyle,
  islandClasses,
  moduleClassesOf,
  scriptClasses,
} from '../support/built-style.ts';
import { findAll } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

/** What the build gives to browsers: nothing newer than `oldestBrowsers` in vite.config.ts, and no more than a page needs. */

const app = await openApp();
afterAll(() => app.close());

const assets = new URL('../../build/client/assets/', import.meta.url);

interface SyntaxNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child);
}

const patternOf = ({ regex }: SyntaxNode) =>
  (regex ?? { pattern: '', flags: '' }) as { readonly pattern: string; readonly flags: string };

/** Class fields, private methods and `#x in` are read from Safari 15, Chrome 91 and Firefox 90 on. */
const tooNew: Readonly<Record<string, (node: SyntaxNode) => boolean>> = {
  'static block (Safari 16.4)': ({ type }) => type === 'StaticBlock',
  'lookbehind (Safari 16.4)': (node) => /\(\?<[=!]/.test(patternOf(node).pattern),
  'set notation (Safari 17, Chrome 112, Firefox 116)': (node) =>
    patternOf(node).flags.includes('v'),
  'flags inside a pattern (Safari 18.4)': (node) => /\(\?[ims-]+:/.test(patternOf(node).pattern),
};

function tooNewIn(script: string): string[] {
  const nodes = [...nodesOf(parseAst(script) as unknown as SyntaxNode)];
  return Object.keys(tooNew).filter((name) => nodes.some((node) => tooNew[name]?.(node)));
}

test.each([
  ['class A { static { this.x = 1 } }', 'static block (Safari 16.4)'],
  ['const letters = /[\\w--\\d]/v', 'set notation (Safari 17, Chrome 112, Firefox 116)'],
])('%s is found', (script, name) => {
  expect(tooNewIn(script)).toEqual([name]);
});

// spec S24.3
test('the oldest browsers can read every script', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    expect(tooNewIn(readFileSync(new URL(name, assets), 'utf8')), name).toEqual([]);
  }
});

// spec S24.3
test('the style has no range media queries, and other rules where there are no popovers', () => {
  expect(builtStyle).toContain('not selector(:popover-open)');
  expect(builtStyle.match(/@media[^{]*(?:[<>]|not \()/g)).toBeNull();
});

const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

/** The files that a script imports: at once, or with `isLater` when it needs them. */
function importsOf(file: string, isLater = false): string[] {
  const text = readFileSync(new URL(file, assets), 'utf8');
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
  const bytes = fetched.reduce((sum, one) => sum + statSync(new URL(`${one}.br`, assets)).size, 0);
  expect(bytes).toBeLessThan(maxBytes);
});

const styled = moduleClassesOf(builtStyle);

test.each(pageKinds.map(({ path }) => path))('%s carries the style it uses', async (path) => {
  const html = await (await app.ask(path)).text();
  const [{ content: css } = { content: '' }] = findAll(html, 'style');
  const used = findAll(html, '*').flatMap(({ attributes }) => attributes.class?.split(' ') ?? []);
  const carried = moduleClassesOf(css);
  const expected = used.filter((name) => styled.has(name));
  expect(expected.filter((name) => !carried.has(name))).toEqual([]);

  const hasScript = /<script type="module"/.test(html);
  const islands = findAll(html, '*').flatMap(
    ({ attributes }) => islandClasses[attributes['data-island'] ?? ''] ?? [],
  );
  const later = [...scriptClasses, ...islands];
  if (hasScript) expect(later.filter((name) => !carried.has(name))).toEqual([]);
  else expect(css.length).toBeLessThan(0.75 * builtStyle.length);
});
