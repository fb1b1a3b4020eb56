import { expect, hold, hydrated, test } from '../support/browser.ts';
import { watchShifts } from '../support/looks/layout-shift.ts';

test('prices for a remembered place move nothing on the inventory', { tag: '@chromium' }, async ({
  page,
}) => {
  // The wider font of a page whose own font is late.
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
  const shifts = await watchShifts(page);
  await page.addInitScript(() => localStorage.setItem('town', '{"place":"Tobyhanna Township"}'));
  for (const width of [390, 768, 1280]) {
    const arrive = await hold(page, /api\/vehicles/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/inventory');
    // Where the cards are in sight.
    await page.evaluate(() => scrollTo(0, 900));
    await hydrated(page);
    const before = await shifts();
    arrive();
    await expect(page.getByText('delivered, with tax').first()).toBeVisible();
    expect(await shifts(), `at ${width} px`).toEqual(before);
  }
});
