import { openStore } from '../../store/open-store.ts';
import { test as base, expect, hydrated, type Page } from '../support/browser.ts';
import { type Reception, startReception } from '../support/reception.ts';
import { startSite } from '../support/running-site.ts';

/** The list without reception (spec S30), in front of a site whose connections can break off. */
const test = base.extend<{ reception: Reception }>({
  reception: async ({ site }, use) => {
    const reception = await startReception(site.url);
    await use(reception);
    await reception.stop();
  },
  baseURL: async ({ reception }, use) => use(reception.url),
});

test.use({ serviceWorkers: 'allow' });

const note = (page: Page) => page.getByText(/As of \w+day \d+ [AP]M, prices may have changed\./);
const keptLine = (page: Page) => page.getByText('Works offline, too.');

/** Names of the caches, and the paths that are kept in them. */
async function copies(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        paths.push(new URL(url).pathname);
      }
    }
    return paths.sort();
  });
}

const keptPages = async (page: Page) =>
  (await copies(page)).filter((path) => /^\/(compare|vehicles)/.test(path));

/** Whether every picture in view that is a cart's has been drawn. */
async function areDrawn(page: Page): Promise<boolean> {
  const pictures = await page.locator('main img').all();
  const sizes = await Promise.all(
    pictures.map((one) => one.evaluate((img) => (img as HTMLImageElement).naturalWidth)),
  );
  return sizes.length > 0 && sizes[0] !== 0;
}

// spec S30.1, S30.2, S30.3, S30.4
test('the list and its carts open without reception, marked; with it, as they are now', {
  tag: '@firefox',
}, async ({ page, site, reception, expectedErrors }) => {
  // Firefox also names scripts that it no longer loads because the page is left.
  expectedErrors.push(
    /Failed to load resource|status of 503|error loading dynamically|island failed Error/,
  );
  await page.goto('/inventory?q=rover');
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XL6', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Compare Denago ROVER XL', exact: true }).check();
  await page.goto('/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(keptLine(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  expect(await keptPages(page)).toEqual(['/compare', '/vehicles/rover-xl', '/vehicles/rover-xl6']);

  const here = reception.site;
  reception.site = undefined;
  // For two seconds Firefox takes a page from its own cache (stale-while-revalidate).
  await expect(async () => {
    await page.goto('/compare');
    await expect(note(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  // The list's script goes on to the address that names the carts.
  await expect(page).toHaveURL(/carts=/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect.poll(() => areDrawn(page)).toBe(true);
  await page.goto('/compare?carts=rover-xl6,ev-city');
  await expect(page.getByText('Carts, place and color are those that were kept.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('columnheader').getByRole('link', { name: 'Denago ROVER XL6' }).click();
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ROVER XL6');
  await expect.poll(() => areDrawn(page)).toBe(true);
  await hydrated(page);
  await page.goto('/vehicles/ev-city');
  await expect(page.getByRole('heading', { name: 'No reception' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 1-800-555-0142' }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your list' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);

  const store = await openStore({ dataDir: site.dataDir });
  const cart = (await store.catalogue.list()).find(({ id }) => id === 'rover-xl6');
  if (cart === undefined) throw new Error('The sample stock has no rover-xl6');
  const at = (price: number | undefined) =>
    store.catalogue.apply({ put: [{ ...cart, price }], withdraw: [] }, new Date().toISOString());
  await at(9_876);
  reception.site = here;
  await expect(async () => {
    await page.goto('/vehicles/rover-xl6');
    await expect(page.getByRole('main')).toContainText('$9,876', { timeout: 500 });
  }).toPass();
  await expect(note(page)).toHaveCount(0);
  await at(cart.price);
  await store.close();
  // The visit has renewed the copy.
  reception.site = undefined;
  await expect(async () => {
    await page.goto('/vehicles/rover-xl6');
    await expect(note(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('main')).toContainText('$9,876');
  reception.site = here;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(note(page)).toHaveCount(0);

  await page.goto('/compare');
  await page.getByRole('link', { name: 'Remove Denago ROVER XL6' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  const ofRemoved = async () => (await copies(page)).filter((path) => path.includes('rover-xl6'));
  await expect.poll(ofRemoved).toEqual([]);
  expect(await keptPages(page)).toEqual(['/compare', '/vehicles/rover-xl']);
});

// spec S30.5, S30.6
test('a new build takes the place of the worker and its copies; OFFLINE=off takes all away', async ({
  page,
  reception,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|status of 503/);
  await page.goto('/compare?carts=ev-city');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(keptLine(page)).toBeVisible();
  const names = () => page.evaluate(() => caches.keys());
  const [first = ''] = await names();

  reception.rewriteWorker = (script) => script.replaceAll(first.replace('kept-pages-', ''), 'next');
  await page.goto('/compare?carts=ev-city');
  await expect.poll(names).toEqual(['kept-pages-next']);
  expect(await keptPages(page)).toEqual(['/compare', '/vehicles/ev-city']);

  const on = reception.site;
  const off = await startSite({ OFFLINE: 'off' });
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  try {
    // By the worker's own address, on a page without a script.
    reception.site = off.url;
    reception.rewriteWorker = (script) => script;
    await page.goto('/terms-of-service');
    await expect.poll(registrations).toBe(0);
    await expect.poll(names).toEqual([]);

    reception.site = on;
    await page.goto('/compare?carts=ev-city');
    await expect(keptLine(page)).toBeVisible();
    const worker = await (await fetch(`${reception.url}/offline-worker.js`)).text();
    // By the script of a page, where the worker's address still answers as before.
    reception.site = off.url;
    reception.rewriteWorker = () => worker;
    await expect(async () => {
      await page.goto('/compare?carts=ev-city');
      await expect.poll(registrations, { timeout: 1_000 }).toBe(0);
    }).toPass();
    await expect.poll(names).toEqual([]);
    await expect(keptLine(page)).toBeHidden();
  } finally {
    await off.stop();
  }
});
