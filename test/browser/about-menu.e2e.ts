import { expect, type Page, rewritePages, test } from '../support/browser.ts';

/** Opens the About group at every width, and looks where it is. */
async function expectBelowButton(page: Page, maxAcross: number): Promise<void> {
  await page.goto('/services');
  for (const width of [768, 1024, 1215, 1216, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 1024) await page.reload();
    await page.getByRole('button', { name: 'About' }).click();
    const [button, group] = await page
      .locator('[popovertarget="about-menu"], #about-menu')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    if (!button || !group) throw new Error('There is no group');
    const place = { across: group.left - button.left, below: group.top - button.bottom };
    expect(Math.abs(place.across), `at ${width} px`).toBeLessThan(maxAcross);
    expect(place.below, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(place.below, `at ${width} px`).toBeLessThan(16);
    expect(group.left, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(group.right, `at ${width} px`).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
}

// spec S2.5
test('the About group opens under its button at every width, fresh and after a resize', async ({
  page,
}) => {
  await expectBelowButton(page, 8);
});

test.describe('in a browser without', { tag: '@chromium' }, () => {
  test.use({ bypassCSP: true });

  // spec S24.3
  test('anchor positions, the About group opens below its button', async ({ page }) => {
    await rewritePages(page, (html) => html.replaceAll('position-area:', 'unknown-area:'));
    await expectBelowButton(page, 200);
  });
});
