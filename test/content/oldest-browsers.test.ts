import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { builtStyle } from '../support/built-style.ts';

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
};

function tooNewIn(script: string): string[] {
  const nodes = [...nodesOf(parseAst(script) as unknown as SyntaxNode)];
  return Object.keys(tooNew).filter((name) => nodes.some((node) => tooNew[name]?.(node)));
}

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
test('the style has no range media queries, and other rules where there are no popovers', () => {
  expect(builtStyle).toContain('not selector(:popover-open)');
  expect(builtStyle.match(/@media[^{]*(?:[<>]|not \()/g)).toBeNull();
});
