import { expect, type Locator, test } from '../support/browser.ts';
import { sendButton } from '../support/contact-form.ts';
import { contrast, readPixels } from '../support/looks/pixels.ts';

/** The links of the header on a wide screen, with which the phone's menu begins. */
const mainPages = ['Home', 'Inventory', 'Rentals', 'Services', 'Showroom', 'Contact'];

// spec S2.6, S2.7, S2.11
test('the phone’s menu opens, keeps the focus, closes on a tap and by the key, without scripts', {
  tag: '@firefox',
}, async ({ scriptless: page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText([
    ...mainPages,
    'Trade-in',
    'Storage',
    'About Us',
    'Eco-Impact Calculator',
    'Denago',
    'Evolution',
    'Your list',
    'Call Now: 1-800-555-0142',
  ]);
  await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // WCAG 2.4.11: nothing behind it takes the focus.
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const isBehind = () => !document.activeElement?.matches('body, html, #menu, #menu *');
    expect(await page.evaluate(isBehind), `after ${presses + 1} times Tab`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Rentals' }).click();
  await expect(page).toHaveURL(/\/rentals$/);
  await expect(menu).toBeHidden();
});

// spec S2.5, S2.6
test('a wide header begins with a way to skip it, stays in sight, and opens About by keyboard and pointer', async ({
  page,
}) => {
  await page.goto('/rentals/dalton');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(mainPages);
  await expect(bar.locator('[data-active]')).toHaveText(['Rentals']);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.evaluate(() => scrollTo(0, 2_000));
  await expect(page.getByRole('banner')).toBeInViewport();
  const about = bar.getByRole('link', { name: 'About Us' });
  await expect(about).toBeHidden();
  await bar.getByRole('button', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await expect(about).toBeVisible();
  await bar.getByRole('button', { name: 'About' }).click();
  await expect(about).toBeHidden();
  await bar.getByRole('button', { name: 'About' }).click();
  await bar.getByRole('link', { name: 'Eco-Impact Calculator' }).click();
  await expect(page).toHaveURL(/\/eco-impact$/);
});

// spec S2.8
test('a new page starts at its top, and Back restores the place', async ({ page }) => {
  await page.goto('/about');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 1_500));
  // Without a pointer: a test's scrolls to where it clicks.
  const services = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await services.filter({ hasText: 'Services' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/services$/);
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  // The typeface is optional: late at first and there on the way back, it moves lines by some pixels.
  await expect.poll(async () => Math.abs((await scrolled()) - 1_500)).toBeLessThan(20);
});

// spec S2.7
test('the call bar of a phone covers nothing, is no second copy, and hides while a form has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  const call = page.getByRole('banner').getByRole('link', { name: 'Call Now' });
  // The page's own button is in sight.
  await expect(call).toBeHidden();
  await page.getByLabel('Message', { exact: true }).focus();
  await expect(call).toBeHidden();
  await sendButton(page).focus();
  await expect(call).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = await call.boundingBox();
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('on a phone with a notch nothing stands under it or under the bar at the bottom', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services');
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
    'content',
    /viewport-fit=cover/,
  );
  const browser = await page.context().newCDPSession(page);
  const setInsets = (insets: object) =>
    browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await setInsets({ bottom: 34 });
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Call Now' }));
  expect(bar.height).toBe(52 + 34);
  const last = await boxOf(page.getByRole('contentinfo').getByRole('link').last());
  expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
  await setInsets({ left: 47, right: 47 });
  await page.setViewportSize({ width: 844, height: 390 });
  const heading = page.getByRole('heading', { level: 1 });
  expect((await boxOf(heading)).x).toBeGreaterThanOrEqual(47);
});

test('the call button has an edge under forced colors', { tag: '@media' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/privacy-policy');
  const call = page.getByRole('banner').getByRole('link', { name: 'Call Now' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { width: across, at } = await readPixels(await call.screenshot());
    const ratio = contrast(at(across / 2, 0), at(across / 2, 5));
    expect(ratio, `at ${width} px`).toBeGreaterThan(3);
  }
});
