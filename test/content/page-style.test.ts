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

const styled = moduleClassesOf(builtStyle);

const app = await openApp();
afterAll(() => app.close());

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
