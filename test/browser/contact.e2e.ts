import {
  expect,
  fillContact,
  hold,
  hydrated,
  type Page,
  takeTime,
  test,
  visitor,
} from '../support/browser.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const messages = [
  'First name is required',
  'Last name is required',
  'Invalid email address',
  'Phone number is required',
  'Message must be at least 10 characters',
];

test('error messages are beside their fields, and the first invalid field gets the focus', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await expect(page.getByText('All fields are required.')).toBeVisible();
  await send(page).click();
  for (const message of messages) await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  await fillContact(page, { email: 'robin@', phone: '555' });
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('Phone number is required');
  await expect(page.getByText('First name is required')).toHaveCount(0);
});

test('without scripts it is the same, and nothing typed is lost', async ({
  scriptless: page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await page.goto('/contact?vehicle=ev-city');
  await fillContact(page, { email: 'robin@', phone: '555', message: 'Line one\nline two is here' });
  await field(page, "I'm interested in").selectOption('parts');
  await send(page).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue(visitor.firstName);
  await expect(field(page, 'Message')).toHaveValue('Line one\nline two is here');
  await expect(field(page, "I'm interested in")).toHaveValue('parts');
});

test('a toast closes after five seconds, and F8 moves the focus to it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page);
  await send(page).click();
  const text = 'Failed to send message. Please try again.';
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toHaveCount(1);
  await page.keyboard.press('F8');
  expect(
    await toast.evaluate((element) => element.closest('ol')?.contains(document.activeElement)),
  ).toBe(true);
  await field(page, 'Message').focus();
  await expect(toast).toHaveCount(0, { timeout: 8_000 });
});

test('text typed before the script loads is kept', async ({ page }) => {
  const arrive = await hold(page, /contact\.island.*\.js/);
  await page.goto('/contact?vehicle=ev-city', { waitUntil: 'commit' });
  await fillContact(page);
  await field(page, "I'm interested in").selectOption('parts');
  arrive();
  await hydrated(page);
  await expect(field(page, 'First name')).toHaveValue(visitor.firstName);
  await expect(field(page, 'Message')).toHaveValue(visitor.message);
  await expect(field(page, "I'm interested in")).toHaveValue('parts');
});

test('the tab key follows the reading order of the form', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await field(page, 'First name').focus();
  const visited: (string | null)[] = [];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('name') ??
          document.activeElement?.textContent ??
          null,
      ),
    );
  }
  expect(visited).toEqual(['lastName', 'email', 'phone', 'interest', 'message', 'Send Message']);
});

test('what is typed survives a reload until it is sent, and then is gone', async ({ page }) => {
  await page.goto('/contact?vehicle=ev-city');
  await hydrated(page);
  await fillContact(page);
  await field(page, "I'm interested in").selectOption('parts');
  await page.locator('input[name="website"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'filled by a program';
  });
  await field(page, 'Phone').fill('570-555-0111');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'First name')).toHaveValue(visitor.firstName);
  await expect(field(page, 'Phone')).toHaveValue('570-555-0111');
  await expect(field(page, 'Message')).toHaveValue(visitor.message);
  await expect(field(page, "I'm interested in")).toHaveValue('parts');
  await expect(page.locator('input[name="website"]')).toHaveValue('');
  // Another cart's message begins with its own words.
  await page.goto('/contact?vehicle=rover-xl6');
  await hydrated(page);
  await expect(field(page, 'First name')).toHaveValue(visitor.firstName);
  await expect(field(page, 'Message')).toHaveValue(/ROVER XL6/);
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('contact-draft') ?? '{}');
    draft.savedAt -= 8 * 24 * 60 * 60 * 1000;
    localStorage.setItem('contact-draft', JSON.stringify(draft));
  });
  await page.goto('/contact');
  await hydrated(page);
  await expect(field(page, 'First name')).toHaveValue('');
  await fillContact(page);
  await takeTime(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you(?:\?|$)/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
