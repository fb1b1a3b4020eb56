import { ofColor, tags, violations } from '../support/accessibility.ts';
import { missingPaths, pagePaths } from '../support/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { sendButton } from '../support/contact-form.ts';

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
      expect(await violations(page, ofColor), `dark at ${width} px`).toEqual([]);
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
