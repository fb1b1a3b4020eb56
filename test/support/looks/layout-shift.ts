import { frames, type Page } from '../browser.ts';

/** What moved without a visitor's doing, as the browser itself counts it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}

/**
 * Watches what moves without a visitor's doing, from the next page on: the returned function says what
 * did. Only Chromium counts it.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40));
        if (!entry.hadRecentInput) moved.push(`${entry.value}: ${nodes.join()}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { moved });
  });
  return async () => {
    // A shift is reported after the frame that shows it.
    await frames(page, 3);
    return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
  };
}
