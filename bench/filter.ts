import type { Page } from 'playwright-core';
import { openBrowser, phone } from './browser.ts';
import { median } from './row.ts';

const slowdown = 4;

/**
 * How long the inventory's filters take in a browser slowed four times: from a keystroke until the
 * frame that shows its result is painted, and the longest task the typing caused.
 */
export async function filterTime(url: string) {
  const browser = await openBrowser();
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(`${url}/inventory`, { waitUntil: 'networkidle' });
  await page.locator('[data-island][data-hydrated]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.locator('[name=q]').focus();
  // The first one fetches the list; the visitor sees placeholders meanwhile.
  await type(page, 'e');
  await page.locator('[data-placeholder]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(1_500);
  const times: number[] = [];
  for (const key of 'volution d5') times.push(await type(page, key));
  await browser.close();
  return [
    { what: 'a keystroke in the filter', milliseconds: median(times) },
    { what: 'the slowest of ten', milliseconds: Math.max(...times) },
  ];
}

/** Milliseconds from a key's event to the end of the frame that follows the work it caused. */
async function type(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const field = document.querySelector('[name=q]');
    const noted = new Promise((resolve) => {
      field?.addEventListener(
        'input',
        (event) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(undefined);
          });
        },
        { once: true, capture: true },
      );
    });
    Object.assign(globalThis, { noted });
  });
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return page.evaluate(() => (globalThis as unknown as { noted: Promise<number> }).noted);
}
