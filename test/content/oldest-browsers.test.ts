import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { pageKinds } from '../support/addresses.ts';
import { builtStyle } from '../support/built-style.ts';
import { findAll } from '../support/html.ts';
import { newerApisOfClient } from '../support/newer-apis.ts';
import { openApp } from '../support/open-app.ts';

/** The client needs nothing newer than `oldestBrowsers` in vite.config.ts. */

const build = new URL('../../build/', import.meta.url);

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
  'import attribute (Safari 17.2)': ({ attributes }) =>
    Array.isArray(attributes) && attributes.length > 0,
  'using (no Safari)': ({ kind }) => kind === 'using' || kind === 'await using',
  'decorator (none)': ({ decorators }) => Array.isArray(decorators) && decorators.length > 0,
};

function tooNewIn(script: string): string[] {
  const nodes = [...nodesOf(parseAst(script) as unknown as SyntaxNode)];
  return Object.keys(tooNew).filter((name) => nodes.some((node) => tooNew[name]?.(node)));
}

const app = await openApp();
afterAll(() => app.close());

test.each([
  ['class A { static { this.x = 1 } }', 'static block (Safari 16.4)'],
  ['const year = /(?<=in )\\d+/', 'lookbehind (Safari 16.4)'],
  ['const letters = /[\\w--\\d]/v', 'set notation (Safari 17, Chrome 112, Firefox 116)'],
])('%s is found', (script, name) => {
  expect(tooNewIn(script)).toEqual([name]);
});

const assets = new URL('client/assets/', build);
// spec S24.3
test.each(readdirSync(assets).filter((name) => name.endsWith('.js')))(
  'the oldest browsers can read %s',
  (name) => {
    expect(tooNewIn(readFileSync(new URL(name, assets), 'utf8'))).toEqual([]);
  },
);

// spec S24.3
test('the client uses newer parts of the platform only where it checks for them', () => {
  expect(newerApisOfClient()).toEqual([
    'app/browser/shortlist/shortlist.island.ts: Navigator.share',
    'app/browser/start.ts: HTMLElement.hidePopover',
  ]);
});

// spec S24.3
test('the style has no range media queries, and other rules where there are no popovers', () => {
  expect(builtStyle).toContain('not selector(:popover-open)');
  expect(builtStyle.match(/@media[^{]*(?:[<>]|not \()/g)).toBeNull();
});

test.each(pageKinds.map(({ path }) => path))('%s has no range media queries', async (path) => {
  const html = await (await app.ask(path)).text();
  const queries = findAll(html, '*').flatMap(({ attributes: { media = '', sizes = '' } }) => [
    media,
    sizes,
  ]);
  expect(queries.filter((query) => /[<>]/.test(query))).toEqual([]);
  for (const script of findAll(html, 'script').filter(
    ({ attributes }) => attributes.type === 'module',
  ))
    expect(tooNewIn(script.content)).toEqual([]);
});
