import { expect, type Page, rewritePages, test } from '../support/browser.ts';

const widths = [768, 1024, 1215, 1216, 1440];

/** Distances of the open About group from its button: to the left edge, and below. */
async function aboutGroup(page: Page) {
  await page.getByRole('button', { name: 'About' }).click();
  return page.evaluate(() => {
    const boxOf = (selector: string) =>
      (document.querySelector(selector) as Element).getBoundingClientRect();
    const [button, group] = [boxOf('[popovertarget="about-menu"]'), boxOf('#about-menu')];
    return {
      across: Math.abs(group.left - button.left),
      below: group.top - button.bottom,
      isBeside: group.right < button.left || group.left > button.right,
      isOnScreen: group.left >= 0 && group.right <= innerWidth && group.bottom <= innerHeight,
    };
  });
}

// spec S2.5
test('the About group opens under its button at every width, fresh and after a resize', async ({
  page,
}) => {
  await page.goto('/services');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 1024) await page.reload();
    const { across, below, isOnScreen } = await aboutGroup(page);
    expect(across, `at ${width} px`).toBeLessThan(8);
    expect(below, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(below, `at ${width} px`).toBeLessThan(16);
    expect(isOnScreen, `at ${width} px`).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test.describe('in a browser without', { tag: '@chromium' }, () => {
  test.use({ bypassCSP: true });

  // spec S24.3
  test('anchor positions, the About group opens below its button', async ({ page }) => {
    await rewritePages(page, (html) => html.replaceAll('position-area:', 'unknown-area:'));
    await page.goto('/services');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { below, isBeside, isOnScreen } = await aboutGroup(page);
      expect(isBeside, `at ${width} px`).toBe(false);
      expect(below, `at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(below, `at ${width} px`).toBeLessThan(16);
      expect(isOnScreen, `at ${width} px`).toBe(true);
      await page.keyboard.press('Escape');
    }
  });
});
