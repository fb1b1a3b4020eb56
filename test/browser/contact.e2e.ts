import { expect, hold, hydrated, test } from '../support/browser.ts';
import {
  contactField,
  fillContact,
  sendButton,
  takeTime,
  visitor,
} from '../support/contact-form.ts';
import { violations } from '../support/looks/accessibility.ts';

const messages = [
  'First name is required',
  'Last name is required',
  'Invalid email address',
  'Phone number is required',
  'Message must be at least 10 characters',
];

// spec S15.2, S24.1
test('error messages are beside their fields, the first invalid field gets the focus, all is accessible', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'About' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('All fields are required.')).toBeVisible();
  await expect(page.getByText('At least 10 characters')).toBeVisible();
  await expect(contactField(page, 'Message')).toHaveAccessibleDescription('At least 10 characters');
  await sendButton(page).click();
  for (const message of messages) await expect(page.getByText(message)).toBeVisible();
  await expect(contactField(page, 'First name')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await fillContact(page, { email: 'robin@', phone: '555' });
  await sendButton(page).click();
  await expect(contactField(page, 'Email')).toBeFocused();
  await expect(contactField(page, 'Email')).toHaveAccessibleDescription(/^Invalid email address/);
  await expect(contactField(page, 'Phone')).toHaveAccessibleDescription(
    /^Phone number is required/,
  );
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // The open panel stands alone: what it covers can't be reached, so it has no main part.
  expect(await violations(page, 'standard')).toEqual([]);
});

// spec S2.11, S15.2
test('without scripts it is the same, and nothing typed is lost', { tag: '@firefox' }, async ({
  scriptless: page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await page.goto('/contact?vehicle=ev-city');
  await fillContact(page, { email: 'robin@', phone: '555', message: 'Line one\nline two is here' });
  await contactField(page, "I'm interested in").selectOption('parts');
  await sendButton(page).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expect(contactField(page, 'Email')).toBeFocused();
  await expect(contactField(page, 'First name')).toHaveValue(visitor.firstName);
  await expect(contactField(page, 'Message')).toHaveValue('Line one\nline two is here');
  await expect(contactField(page, "I'm interested in")).toHaveValue('parts');
  // Back from another page shows it again.
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/services$/);
  await page.goBack();
  await expect(contactField(page, 'Message')).toHaveValue('Line one\nline two is here');
});

// spec S15.3, S15.4
test('a toast leaves Send in sight, has the focus by F8, and closes after five seconds', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install();
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/contact');
  await page.clock.runFor(1_000);
  await hydrated(page);
  await fillContact(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(page).click();
  const text = 'Failed to send message. Please try again.';
  const toast = page.getByRole('listitem').filter({ hasText: text });
  await expect(toast).toBeVisible();
  // What is measured while a typeface arrives is of two layouts.
  await expect(async () => {
    const [over, send] = [await toast.boundingBox(), await sendButton(page).boundingBox()];
    if (over === null || send === null) throw new Error('Toast or button is gone');
    expect(over.y + over.height <= send.y || over.y >= send.y + send.height).toBe(true);
  }).toPass();
  // The list of toasts, the toast, its button; 3 px of ring, 2 px off the box.
  for (const key of ['F8', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const box = await page.locator('ol:focus, ol :focus').boundingBox();
    expect(box?.x, key).toBeGreaterThan(5);
    expect(390 - (box?.x ?? 0) - (box?.width ?? 0), key).toBeGreaterThan(5);
  }
  await contactField(page, 'Message').focus();
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('text typed before the script loads is kept', { tag: '@firefox' }, async ({ page }) => {
  const island = /enquiry-form\.island.*\.js/;
  const arrive = await hold(page, island);
  const isAsked = page.waitForRequest(island);
  await page.goto('/contact?vehicle=ev-city', { waitUntil: 'domcontentloaded' });
  await fillContact(page);
  await contactField(page, "I'm interested in").selectOption('parts');
  await isAsked;
  arrive();
  await hydrated(page);
  await expect(contactField(page, 'First name')).toHaveValue(visitor.firstName);
  await expect(contactField(page, 'Message')).toHaveValue(visitor.message);
  await expect(contactField(page, "I'm interested in")).toHaveValue('parts');
});

// spec S15.5, S22.9
test('what is typed survives a reload until it is sent, and then is gone', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/contact?vehicle=ev-city');
  await hydrated(page);
  await fillContact(page);
  await contactField(page, "I'm interested in").selectOption('parts');
  await page.locator('input[name="topicNote"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'filled by a program';
  });
  await contactField(page, 'Phone').fill('570-555-0111');
  await page.reload();
  await hydrated(page);
  await expect(contactField(page, 'First name')).toHaveValue(visitor.firstName);
  await expect(contactField(page, 'Phone')).toHaveValue('570-555-0111');
  await expect(contactField(page, 'Message')).toHaveValue(visitor.message);
  await expect(contactField(page, "I'm interested in")).toHaveValue('parts');
  await expect(page.locator('input[name="topicNote"]')).toHaveValue('');
  // Another cart's message begins with its own words.
  await page.goto('/contact?vehicle=rover-xl6');
  await hydrated(page);
  await expect(contactField(page, 'First name')).toHaveValue(visitor.firstName);
  await expect(contactField(page, 'Message')).toHaveValue(/ROVER XL6/);
  await page.evaluate(() => {
    const drafts = JSON.parse(localStorage.getItem('contact-draft') ?? '[]');
    for (const draft of drafts) draft.savedAt -= 8 * 24 * 60 * 60 * 1000;
    localStorage.setItem('contact-draft', JSON.stringify(drafts));
  });
  await page.goto('/contact');
  await hydrated(page);
  await expect(contactField(page, 'First name')).toHaveValue('');
  await fillContact(page);
  await takeTime(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you(?:\?|$)/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
