import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StylePart } from '../../app/head/page-assets.ts';
import { parseStyle } from '../../tools/production/parse-style.ts';

/** The letters of a drawing are in its own units. */
const drawings = /^app\/drawings\//;

/** The rules for screens, as text. */
function onScreen(parts: readonly StylePart[]): string[] {
  return parts.flatMap((part) => {
    if ('text' in part) return [part.text];
    return part.condition === '@media print' ? [] : onScreen(part.parts);
  });
}

test.each(globSync('app/**/*.css').filter((file) => !drawings.test(file)))(
  '%s takes its font sizes from the scale',
  (file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const sizes = onScreen(parseStyle(css)).flatMap((rule) => [
      ...rule.matchAll(/font(?:-size)?: ([^;]+);/g),
    ]);
    const allowed = /^(?:inherit|(?:\d+ )?var\(--size-\w+\)|100% \/ 1\.6 var\(--text\))/;
    expect(sizes.map(([, size = '']) => size).filter((size) => !allowed.test(size))).toEqual([]);
  },
);
