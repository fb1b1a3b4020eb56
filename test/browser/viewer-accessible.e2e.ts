import { expect } from '../support/browser.ts';
import { violations } from '../support/looks/accessibility.ts';
import { open, test } from '../support/viewer-page.ts';

test('the open viewer is accessible on a desk and a phone, light and dark', {
  tag: '@media',
}, async ({ page }) => {
  await open(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), `light at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'color'), `dark at ${width} px`).toEqual([]);
  }
  // On a phone on its side the cart and the buttons of its views are on one screen.
  await page.setViewportSize({ width: 844, height: 390 });
  const top = await page.locator('.viewer').evaluate((viewer) => {
    viewer.scrollIntoView();
    return viewer.getBoundingClientRect().top;
  });
  const views = await page.locator('.viewer-views').boundingBox();
  expect((views?.y ?? 999) + (views?.height ?? 0) - top).toBeLessThanOrEqual(390);
});
