import { expect, hydrated, type Page, rewritePages, test } from '../support/browser.ts';
import {
  contactField,
  fillContact,
  sendButton,
  takeTime,
  visitor,
} from '../support/contact-form.ts';

const island = (page: Page) => page.locator('[data-island]').first();

/** The island's markup, without what differs from one answer to the next. */
async function markup(page: Page): Promise<string> {
  const text = await island(page).evaluate((host) => host.innerHTML);
  return text.replace(/value="(?:[\da-f-]{36}|\d{13})"/g, '');
}

/** What the page reports as errors from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Properties that no island starts with. */
const broken = [
  ['/contact?vehicle=ev-city', {}],
  ['/inventory?q=rover', { filters: null }],
  ['/eco-impact?milesPerWeek=100&usageType=residential&years=5', {}],
  ['/compare?carts=rover-xl6', { ids: null, gone: [] }],
  ['/vehicles/ev-city', { modelled: null }],
] as const;

// spec S2.12
test('an island that fails leaves what the server sent, and says so once', async ({
  page,
  scriptless,
  expectedErrors,
}) => {
  expectedErrors.push(/The [\w-]+ island failed/);
  const errors = errorsOf(page);
  for (const [path, props] of broken) {
    const text = JSON.stringify(props).replaceAll('"', '&quot;');
    await page.unrouteAll();
    await rewritePages(page, (html) => html.replace(/data-props="[^"]*"/, `data-props="${text}"`));
    errors.length = 0;
    await page.goto(path);
    await expect.poll(() => errors).toHaveLength(1);
    await scriptless.goto(path);
    expect((await markup(page)).length).toBeGreaterThan(100);
    expect(await markup(page)).toBe(await markup(scriptless));
    await expect(island(page)).not.toHaveAttribute('data-hydrated');
  }
});

test('an island whose file does not come is logged once', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|The enquiry-form island failed/);
  const errors = errorsOf(page);
  await page.route(/enquiry-form\.island.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await expect.poll(() => errors).toHaveLength(2);
  await fillContact(page);
  // The browser's own line, and ours; a script that can't be had is not an exception of each event.
  expect(errors).toEqual([expect.stringMatching(/ERR_FAILED/), expect.stringMatching(/island/)]);
  errors.length = 0;
  expectedErrors.push(/Failed to fetch dynamically imported module/);
  await page.route(/\/start-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await fillContact(page);
  await expect.poll(() => errors).not.toHaveLength(0);
});

test('an answer of another version leaves the inventory’s form, with what was chosen', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/The inventory island failed/);
  await page.goto('/inventory?q=rover');
  await hydrated(page);
  await page.route('**/api/vehicles?*', (route) => route.fulfill({ json: { matching: 3 } }));
  await page.getByLabel('Category').selectOption('Rover');
  await expect(island(page)).not.toHaveAttribute('data-hydrated');
  await expect(page.getByLabel('Search')).toHaveValue('rover');
  await expect(page.getByLabel('Category')).toHaveValue('Rover');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/\?q=rover&.*category=Rover/);
});

// spec S2.12
test('an island that fails at an event is logged once and put back, as it was filled in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/The enquiry-form island failed/);
  const errors = errorsOf(page);
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await takeTime(page);
  await page.evaluate(() => {
    Object.fromEntries = () => {
      throw new Error('missing');
    };
  });
  await sendButton(page).click();
  await expect(island(page)).not.toHaveAttribute('data-hydrated');
  await expect(contactField(page, 'First name')).toHaveValue(visitor.firstName);
  expect(errors).toHaveLength(1);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/);
});
