import type { StylePart } from '../../app/head/page-assets.ts';

const isConditional = /^@(media|supports|starting-style)/;

/**
 * Reads a stylesheet without comments, as the bundler writes it.
 *
 * @throws when its braces do not match
 */
export function parseStyle(css: string): StylePart[] {
  const parts: StylePart[] = [];
  let start = 0;
  while (start < css.length) {
    const open = findOutsideText(css, '{', start);
    const statement = findOutsideText(css, ';', start);
    if (statement < open) {
      parts.push({ text: css.slice(start, statement + 1), needs: [[]] });
      start = statement + 1;
      continue;
    }
    const close = closingBrace(css, open);
    const head = css.slice(start, open).trim();
    if (isConditional.test(head)) {
      parts.push({ condition: head, parts: parseStyle(css.slice(open + 1, close).trim()) });
    } else {
      const needs = head.startsWith('@') ? [[]] : selectorsOf(head).map(classesOf);
      parts.push({ text: `${head}${css.slice(open, close + 1)}`, needs });
    }
    start = close + 1;
    while (/\s/.test(css[start] ?? '')) start += 1;
  }
  return parts;
}

/** Module classes of a selector outside of parentheses: those inside may be alternatives. */
function classesOf(selector: string): string[] {
  let plain = selector;
  while (plain.includes('(')) {
    const shorter = plain.replace(/\([^()]*\)/g, '');
    if (shorter === plain) throw new Error(`Cannot read the selector ${selector}`);
    plain = shorter;
  }
  return [...plain.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name);
}

/** `a,b:is(c,d)` → `a` and `b:is(c,d)`. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}

/** Index of a character outside of quoted text; the length of the text where there is none. */
function findOutsideText(css: string, mark: string, from: number): number {
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? '';
    if (character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === mark) return at;
  }
  return css.length;
}

function closingBrace(css: string, open: number): number {
  let at = open + 1;
  for (let depth = 1; depth > 0; ) {
    const close = findOutsideText(css, '}', at);
    const inner = findOutsideText(css, '{', at);
    if (close === css.length) throw new Error('A brace of the stylesheet is not closed');
    depth += inner < close ? 1 : -1;
    at = Math.min(inner, close) + 1;
  }
  return at - 1;
}
