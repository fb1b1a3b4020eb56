import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What axe checks. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Judging the colors takes axe longer than all the rest. */
const ofColors = ['color-contrast', 'link-in-text-block'];
const disabled = Object.fromEntries(ofColors.map((rule) => [rule, { enabled: false }]));

/** Everything; the colors alone; everything but them; all but the best practices. */
const choices = {
  all: { runOnly: { type: 'tag', values: tags } },
  color: { runOnly: { type: 'rule', values: ofColors } },
  structure: { runOnly: { type: 'tag', values: tags }, rules: disabled },
  standard: { runOnly: { type: 'tag', values: tags.slice(0, -1) } },
} satisfies Record<string, RunOptions>;

const { resolve } = createRequire(import.meta.url);
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong in the page or in a part of it as it is, in words. Its script is put into a page once. */
export async function violations(
  page: Page,
  of: keyof typeof choices = 'all',
  part?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // A link half under the header of a scrolled page would count as too small.
  if (part === undefined) await page.evaluate(() => scrollTo(0, 0));
  const options: RunOptions = { resultTypes: ['violations'], ...choices[of] };
  const results = await page.evaluate(
    ([selector, settings]) => {
      const { axe } = globalThis as unknown as {
        axe: { run(part: string | Document, settings: RunOptions): Promise<AxeResults> };
      };
      return axe.run(selector ?? document, settings).then((result) => result.violations);
    },
    [part, options] as const,
  );
  return results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}
