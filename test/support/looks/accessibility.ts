import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What axe checks. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything; only what depends on the colors; all but the best practices. */
const rules = {
  all: { type: 'tag', values: tags },
  color: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  standard: { type: 'tag', values: tags.slice(0, -1) },
} as const;

const { resolve } = createRequire(import.meta.url);
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong in the page, in words. Its script is put into a page once. */
export async function violations(page: Page, of: keyof typeof rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // A link half under the header of a scrolled page would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  const options = { resultTypes: ['violations'], runOnly: rules[of] } as unknown as RunOptions;
  const results = await page.evaluate((settings) => {
    const { axe } = globalThis as unknown as {
      axe: { run(settings: RunOptions): Promise<AxeResults> };
    };
    return axe.run(settings).then((result) => result.violations);
  }, options);
  return results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}
