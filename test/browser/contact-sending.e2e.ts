import { expect, frames, hold, hydrated, still, test } from '../support/browser.ts';
import {
  contactField,
  fillContact,
  sendButton,
  takeTime,
  visitor,
} from '../support/contact-form.ts';

test.use(still);

// spec S15.3
test('the button reads Sending... and is disabled, a failure shows a toast, a double click is one enquiry', {
  tag: '@firefox',
}, async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  let fail = () => {};
  const failing = () =>
    new Promise<void>((resolve) => {
      fail = resolve;
    });
  let answer = failing();
  await page.route('**/api/contact', async (route) => {
    await answer;
    await route.fulfill({ status: 503, json: { error: 'We are painting the walls.' } });
  });
  const releaseToast = await hold(page, /\/toast-[^/]*\.js$/);
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page, { email: 'toast@visitor.example' });
  await sendButton(page).click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  // The focus stays where it was, instead of falling to the page's beginning.
  await expect(sending).toBeFocused();
  fail();
  await expect(sendButton(page)).toBeEnabled();
  // The answer comes before what shows it, which shows none of an earlier message.
  const toast = page.getByRole('listitem').filter({ hasText: 'We are painting the walls.' });
  answer = failing();
  await sendButton(page).click();
  const loaded = page.waitForResponse(/\/toast-[^/]*\.js$/);
  releaseToast();
  await page.evaluate((address) => import(address), (await loaded).url());
  await frames(page, 3);
  expect(await toast.count()).toBe(0);
  fail();
  await expect(toast).toBeVisible();
  await expect(toast).toContainText('Error');
  await expect(contactField(page, 'Message')).toHaveValue(visitor.message);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  const stays = page.getByRole('paragraph').filter({ hasText: 'We are painting the walls.' });
  await expect(stays.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  await page.unroute('**/api/contact');
  await sendButton(page).dblclick();
  await expect(page).toHaveURL(/\/thank-you(?:\?|$)/);
  const enquiries = await site.enquiries();
  expect(enquiries.filter(({ email }) => email === 'toast@visitor.example')).toHaveLength(1);
});

// spec S15.3
test('after sending, Back shows an empty form, and a second message is a new enquiry', {
  tag: '@firefox',
}, async ({ page, site }) => {
  for (const message of ['The first of two messages', 'The second of two messages']) {
    await page.goto('/contact');
    await hydrated(page);
    await expect(contactField(page, 'Message')).toHaveValue('');
    await fillContact(page, { email: 'twice@visitor.example', message });
    await takeTime(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/thank-you(?:\?|$)/);
    await page.goBack();
    await hydrated(page);
    await expect(contactField(page, 'First name')).toHaveValue('');
  }
  const enquiries = await site.enquiries();
  expect(enquiries.filter(({ email }) => email === 'twice@visitor.example')).toHaveLength(2);
});

// spec S15.5
test('a broken connection or a network’s portal is tried again with growing pauses', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/);
  const portal = { status: 200, contentType: 'text/html', body: '<main>Welcome, guest</main>' };
  let attempts = 0;
  await page.route(/\/(?:api\/contact|trade-in)$/, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    attempts += 1;
    if (attempts % 4 === 0) return route.continue();
    return attempts % 4 === 1 ? route.abort('connectionreset') : route.fulfill(portal);
  });
  await page.clock.install();
  const waits = page.getByText('Keep this page open');
  /** Sends, and lets three attempts pass: after 5, 10 and 20 s. */
  const sendFor = async (button: string) => {
    attempts = 0;
    await page.getByRole('button', { name: button, exact: true }).click();
    for (const [index, seconds] of [5, 10, 20].entries()) {
      await expect.poll(() => attempts).toBe(index + 1);
      await expect(waits).toBeVisible();
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
      await page.clock.runFor((seconds - 1) * 1_000);
      expect(attempts).toBe(index + 1);
      await page.clock.runFor(1_000);
    }
  };
  await page.goto('/contact');
  await hydrated(page);
  await fillContact(page, { email: 'weak@visitor.example' });
  await page.clock.runFor(60_000);
  // Where the next page doesn't come.
  await page.route(/\/thank-you\?/, (route) => route.fulfill({ status: 204 }), { times: 1 });
  await sendFor('Send Message');
  await expect(waits).toBeHidden();
  await page.goto('/trade-in');
  await hydrated(page);
  await fillContact(page, { email: 'weak@visitor.example' });
  await contactField(page, 'Make').fill('Club Car');
  await contactField(page, 'Model').fill('Precedent');
  await contactField(page, 'How it runs').selectOption('runs-well');
  await page.clock.runFor(60_000);
  await sendFor('Send');
  await expect(page).toHaveURL(/\/thank-you\?/);
  const kept = (await site.enquiries()).filter(({ email }) => email === 'weak@visitor.example');
  expect(kept).toHaveLength(2);
});

// spec S15.5, S28.10
test('a trade-in and an alert keep what is typed in each tab and wait for a connection', async ({
  page,
  context,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 400/);
  const send = async (name: string) => page.getByRole('button', { name, exact: true }).click();
  const waits = page.getByRole('alert').filter({ hasText: 'not sent yet' });
  await page.goto('/trade-in?vehicle=ev-city');
  await hydrated(page);
  await fillContact(page, { email: 'swap@visitor.example' });
  await contactField(page, 'Make').fill('Club Car');
  await contactField(page, 'Model').fill('Precedent');
  await expect(contactField(page, 'Model year')).toHaveAttribute('inputmode', 'numeric');
  await expect(contactField(page, 'How it runs')).toHaveAttribute('required');
  // A draft of its own.
  const other = await context.newPage();
  await other.goto('/trade-in?vehicle=rover-xl6');
  await hydrated(other);
  await contactField(other, 'Make').fill('Yamaha');
  await other.close();
  await page.reload();
  await hydrated(page);
  await expect(contactField(page, 'Make')).toHaveValue('Club Car');
  await expect(contactField(page, 'First name')).toHaveValue(visitor.firstName);
  await contactField(page, 'Photos').setInputFiles('public/apple-touch-icon.png');
  await send('Send');
  await expect(contactField(page, 'How it runs')).toBeFocused();
  await expect(contactField(page, 'How it runs')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('choose the photographs again')).toHaveCount(0);
  await contactField(page, 'How it runs').selectOption('runs-well');
  await takeTime(page);
  await context.setOffline(true);
  await send('Send');
  await expect(waits).toBeVisible();
  await expect(contactField(page, 'Make')).toHaveValue('Club Car');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/thank-you\?.*topic=trade-in/);
  const sent = (await site.enquiries()).filter(({ email }) => email === 'swap@visitor.example');
  expect(sent).toMatchObject([{ tradeIn: { make: 'Club Car', photographs: 1 } }]);

  await page.goto('/alerts?vehicle=ev-city&when=price');
  await hydrated(page);
  await contactField(page, 'Email').fill('tell@visitor.example');
  await page.reload();
  await hydrated(page);
  await expect(contactField(page, 'Email')).toHaveValue('tell@visitor.example');
  await context.setOffline(true);
  await send('Tell me');
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/alerts\/asked/);
  // The other tab's draft stays.
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('Yamaha');
  expect(kept).not.toMatch(/Club Car|tell@/);
});
