import type { Browser, Page } from 'playwright-core';
import { openBrowser, phone } from './browser.ts';
import { median } from './row.ts';

const slowdown = 4;
const text = 'volution d5';
const passes = 3;
/** Milliseconds between two keys of a fast typist. */
const betweenKeys = 120;

/**
 * How long the inventory's filters take in a browser slowed four times: from a key until the frame
 * that shows its result, as the browser itself measures it (Event Timing, in steps of eight
 * milliseconds, nothing below sixteen).
 */
export async function filterTime(url: string) {
  const browser = await openBrowser();
  const times: number[][] = [];
  for (let pass = 0; pass < passes; pass += 1) times.push(await typeAll(browser, url));
  await browser.close();
  // Each key is another amount of work, the same in each pass.
  const keys = [...text].map((_, index) => median(times.map((pass) => pass[index] ?? 0)));
  return { usual: median(keys), slowest: Math.max(...keys) };
}

async function typeAll(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${url}/inventory`, { waitUntil: 'networkidle' });
  await page.locator('[data-island][data-hydrated]').waitFor();
  await noteEvents(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.locator('[name=q]').focus();
  // The first one fetches the list; placeholders are shown meanwhile.
  await type(page, 'e');
  await page.locator('[data-placeholder]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(1_500);
  const times: number[] = [];
  for (const key of text) times.push(await type(page, key));
  await context.close();
  return times;
}

/** Makes the page record how long its events take. */
function noteEvents(page: Page): Promise<void> {
  return page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    const options = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
    Object.assign(globalThis, { durations });
  });
}

/** Milliseconds from a key to the next frame: the longest of the events it causes. */
async function type(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.waitForTimeout(betweenKeys);
  return page.evaluate(() => {
    const { durations } = globalThis as unknown as { durations: number[] };
    return Math.max(16, ...durations.splice(0));
  });
}
