import type { Browser, Page } from 'playwright-core';
import { openBrowser, phone } from './browser.ts';
import { median } from './row.ts';

const slowdown = 4;
const text = 'volution d5';
const passes = 3;
/** Longest wait for the site's answer to a key; a space asks nothing new. Milliseconds. */
const answerWithin = 2_000;
/** Milliseconds from one frame to the next where nothing holds it up. */
const frame = 1_000 / 60;
/** Milliseconds in which an answer is drawn, the cards below the screen included. */
const drawing = 400;

/**
 * How long a visitor who types into the inventory's filter waits for the browser, slowed four times:
 * the longer of two times in milliseconds. One is from a key to its next frame, as the browser itself
 * measures it (Event Timing, in steps of eight, nothing below sixteen); the other is the longest that a
 * frame is held up until the site's answer to the key is drawn.
 */
export async function filterTime(url: string): Promise<number> {
  const browser = await openBrowser();
  const times: number[][] = [];
  for (let pass = 0; pass < passes; pass += 1) times.push(await typeAll(browser, url));
  await browser.close();
  // Each key is another amount of work, the same in each pass.
  return median([...text].map((_, index) => median(times.map((pass) => pass[index] ?? 0))));
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

/** Makes the page record how long its events and its frames take. */
function noteEvents(page: Page): Promise<void> {
  return page.evaluate((usual) => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    const options = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
    let last = performance.now();
    const noteFrame = () => {
      const now = performance.now();
      durations.push(now - last - usual);
      last = now;
      requestAnimationFrame(noteFrame);
    };
    requestAnimationFrame(noteFrame);
    Object.assign(globalThis, { durations });
  }, frame);
}

/** Milliseconds: the longest event or frame from a key until the answer to it is drawn. */
async function type(page: Page, key: string): Promise<number> {
  const answer = page
    .waitForResponse((response) => response.url().includes('view=inventory'), {
      timeout: answerWithin,
    })
    .catch(() => undefined);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await answer;
  await page.waitForTimeout(drawing);
  return page.evaluate(() => {
    const { durations } = globalThis as unknown as { durations: number[] };
    return Math.max(16, ...durations.splice(0));
  });
}
