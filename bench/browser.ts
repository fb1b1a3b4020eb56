import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../tools/chromium.mjs';

const flags = [...chromiumFlags, '--ignore-certificate-errors'];

const browsers: Browser[] = [];

/** Starts the Chromium that `npm run bench` found. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...flags, ...more],
    // Playwright disables the back/forward cache, which visitors' browsers have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  browsers.push(browser);
  return browser;
}

/** Closes the browsers that are still open. */
export async function closeBrowsers(): Promise<void> {
  for (const browser of browsers.splice(0)) await browser.close();
}

/** A phone 390 pixels wide. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** A file that a page fetched: bytes of its body as on the wire. */
export interface Fetched {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/** All that a page fetches from now on. */
export function watchFetched(page: Page): readonly Fetched[] {
  const all: Fetched[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const type = response.request().resourceType();
    const bytes = Number(response.headers()['content-length'] ?? 0);
    all.push({ path: pathname, type, bytes });
  });
  return all;
}

/**
 * Opens an address and returns everything it fetched until its islands had taken over and the network was
 * idle: on a busy machine a script is asked for later than the network is first idle.
 */
export async function fetchedBy(page: Page, url: string): Promise<readonly Fetched[]> {
  const all = watchFetched(page);
  await page.goto(url);
  await page.waitForFunction(
    () => document.querySelector('[data-island]:not([data-hydrated])') === null,
  );
  await page.waitForLoadState('networkidle');
  return [...all];
}
