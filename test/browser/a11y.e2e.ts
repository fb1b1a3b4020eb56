import AxeBuilder from '@axe-core/playwright';
import { missingPaths, pagePaths } from '../support/addresses.ts';
import { expect, type Page, test } from '../support/browser.ts';
import { sendButton } from '../support/contact-form.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose answer depends on the colours. */
const ofColour = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, rules?: string[], tagged = tags): Promise<string[]> {
  // In the page itself and for violations only: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const chosen = rules === undefined ? axe.withTags(tagged) : axe.withRules(rules);
  const { violations: found } = await chosen.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}

for (const path of [...pagePaths, ...missingPaths]) {
  test(`${path} is accessible, light and dark, on a phone and a desk`, { tag: '@media' }, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 404.*\/(nowhere|nothing)\)$/);
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect(await violations(page), `light at ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await violations(page, ofColour), `dark at ${width} px`).toEqual([]);
    }
  });
}

test('menu, About group, error messages and toast are accessible', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'About' })
    .click();
  expect(await violations(page)).toEqual([]);
  await sendButton(page).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // The open panel stands alone: what it covers can't be reached, so it has no main part.
  expect(await violations(page, undefined, tags.slice(0, -1))).toEqual([]);
});

test('a link inside a text differs from it by more than its color', async ({ page }) => {
  for (const path of ['/', '/contact', '/rentals/dalton', '/policies/rental-policy']) {
    await page.goto(path);
    const plain = await page.evaluate(() => {
      const isText = ({ nodeType, textContent }: Node) =>
        nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
      return [...document.querySelectorAll('p a')]
        .filter(({ parentNode }) => [...(parentNode?.childNodes ?? [])].some(isText))
        .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
        .map(({ outerHTML }) => outerHTML);
    });
    expect(plain, path).toEqual([]);
  }
});
