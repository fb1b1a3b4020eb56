import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe checks. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose answer depends on the colors. */
export const ofColor = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong in the page, in words. */
export async function violations(page: Page, rules?: string[], tagged = tags): Promise<string[]> {
  // In the page itself and for violations only: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const chosen = rules === undefined ? axe.withTags(tagged) : axe.withRules(rules);
  const { violations: found } = await chosen.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}
