import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { browserRecords } from '../../domain/browser-storage.ts';
import { type RunningSite, startSite } from './running-site.ts';

export { expect, type Locator, type Page };

interface Fixtures {
  /** What this test makes the browser complain about on purpose; anything else fails it. */
  readonly expectedErrors: RegExp[];
  /** A page whose scripts are off. */
  readonly scriptless: Page;
}

/**
 * For `test.use`, where no test is about what moves: the transition from one page to the next takes a
 * third of what a test costs. journeys.e2e.ts and the visits of every page move, as for most visitors.
 */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Browser tests on a site of their own, failing on any unexpected error in the console. */
export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  expectedErrors: async ({ browserName: _ }, use) => use([]),

  page: async ({ page, expectedErrors }, use) => {
    const errors = errorsOf(page);
    await use(page);
    expect(unexpected(errors, expectedErrors)).toEqual([]);
    expect(await unlistedRecords(page)).toEqual([]);
  },

  scriptless: async ({ browser, baseURL, viewport, contextOptions, expectedErrors }, use) => {
    const options = { ...contextOptions, baseURL, viewport, javaScriptEnabled: false };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await use(page);
    await context.close();
    expect(unexpected(errors, expectedErrors)).toEqual([]);
  },
});

/** Collects what the console reports as an error: exceptions, policy violations, failed requests. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()} (${url})`);
  });
  return errors;
}

/** What the page left in the browser that the privacy policy does not name (spec S22.9). */
async function unlistedRecords(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const names = await page
    .evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
    ])
    // An error page of the browser has no storage, nor has a page that blocks it.
    .catch(() => []);
  const listed = [...Object.keys(browserRecords), 'test'];
  const isListed = (name: string) =>
    listed.some((key) => name === key || name.startsWith(`${key}-`));
  return [...cookies, ...names.filter((name) => !isListed(name))];
}

/** A picture in a chosen finish that can't be made within seconds: on a busy machine the site says so. */
const busy = /status of 503 .*\/stills\//;

/** Chromium's own report that the next page was drawn before it had prepared the change to it. */
const lateTransition = /Transition was aborted because of invalid state/;

function unexpected(errors: readonly string[], expected: readonly RegExp[]): string[] {
  return errors.filter(
    (error) => ![busy, lateTransition, ...expected].some((pattern) => pattern.test(error)),
  );
}

/** Waits until the page's island answers to the visitor. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[data-island][data-hydrated]').first().waitFor({ state: 'attached' });
}

/** Waits until the browser has drawn as many frames, or had the time to. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (rest) => {
    for (let frame = 0; frame < rest; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Delays answers from matching addresses until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Changes the pages that the server sends; fails where a page stays as it was. */
export async function rewritePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    expect(change(html)).not.toBe(html);
    return route.fulfill({ response, body: change(html) });
  });
}

/**
 * Types key by key in place of what is there. `fill` does not do it in Firefox: Playwright sets the
 * value itself there, which React does not notice and which a number field appends.
 */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.pressSequentially(text);
}
