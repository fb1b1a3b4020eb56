import { expect, test } from '../support/browser.ts';
import { sendButton } from '../support/contact-form.ts';
import { violations } from '../support/looks/accessibility.ts';

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
  expect(await violations(page, 'standard')).toEqual([]);
});
