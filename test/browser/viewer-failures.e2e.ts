import { expect, hydrated } from '../support/browser.ts';
import { buttonOf, cart, test } from '../support/viewer-page.ts';

// spec S10.8
test('without WebGL it says so and loads nothing', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(cart);
  await hydrated(page);
  await buttonOf(page).click();
  await expect(page.getByText('Your browser cannot show the 3D view')).toBeVisible();
  expect(fetched.filter((path) => /open-viewer|\.glb/.test(path))).toEqual([]);
});

// spec S10.8
test('without its model, and once the graphics are lost, it says so and shows the pictures', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/\.glb/);
  await page.route(/\.glb$/, (route) => route.abort(), { times: 1 });
  await page.goto(cart);
  await hydrated(page);
  await buttonOf(page).click();
  await expect(page.getByText('The 3D view could not be loaded')).toBeVisible();
  await buttonOf(page).click();
  await expect(page.locator('.viewer[data-ready]')).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByText('The 3D view was closed')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /front left/ }).first()).toBeVisible();
});
