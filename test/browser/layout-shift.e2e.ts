import { expect, hydrated, test } from '../support/browser.ts';

/** What moved without a visitor's doing, as the browser itself counts it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}

for (const width of [390, 768, 1280]) {
  test(`prices for a remembered place move nothing on the inventory at ${width} px`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('town', 'tobyhanna-township');
      const moved: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const nodes = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40));
          if (!entry.hadRecentInput) moved.push(`${entry.value}: ${nodes.join()}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(globalThis, { moved });
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/inventory');
    // Where the cards are in sight.
    await page.evaluate(() => scrollTo(0, 900));
    await hydrated(page);
    await expect(page.getByText('delivered, with tax').first()).toBeVisible();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual(
      [],
    );
  });
}
