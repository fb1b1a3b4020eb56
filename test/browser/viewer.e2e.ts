import sharp from 'sharp';
import { expect, frames, hold, hydrated, type Page } from '../support/browser.ts';
import { violations } from '../support/looks/accessibility.ts';
import {
  buttonOf,
  canvasOf,
  cart,
  open,
  rest,
  test,
  viewerStatus,
  watchPicture,
} from '../support/viewer-page.ts';

type Point = readonly [x: number, y: number];

/** Counts draw calls from the page's first script on. */
async function countDraws(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    for (const name of ['drawElements', 'drawArrays'] as const) {
      const draw = prototype[name] as (...values: number[]) => void;
      prototype[name] = function (this: WebGL2RenderingContext, ...values: number[]) {
        const drawn = Number(document.documentElement.dataset.drawn ?? 0);
        document.documentElement.dataset.drawn = String(drawn + 1);
        draw.apply(this, values);
      };
    }
  });
  return async () => Number((await page.locator('html').getAttribute('data-drawn')) ?? 0);
}

/** Mean red, green and blue of the middle of the canvas. */
async function color(page: Page): Promise<readonly number[]> {
  await rest(page);
  const shot = sharp(await canvasOf(page).screenshot());
  const { width = 0, height = 0 } = await shot.metadata();
  const middle = { left: width / 5, top: height / 2, width: (width * 3) / 5, height: height / 4 };
  const region = Object.fromEntries(
    Object.entries(middle).map(([side, value]) => [side, Math.round(value)]),
  ) as typeof middle;
  const { channels } = await sharp(await shot.extract(region).toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

// spec S10.1, S10.7, S10.8
test('opens in the box of the picture, which stays until the first frame, closes to it, and opens again', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(cart, { waitUntil: 'networkidle' });
  await hydrated(page);
  // Two small files, without React (spec S23.1).
  expect(fetched.filter((path) => /\.(?:js|glb)$/.test(path))).toEqual([
    expect.stringMatching(/^\/assets\/start-.*\.js$/),
    expect.stringMatching(/^\/assets\/viewer\.island-.*\.js$/),
  ]);
  const release = await hold(page, /\.glb$/);
  const main = page.getByRole('img', { name: /front left/ }).first();
  const box = page.locator('[data-box]');
  // In the page: Firefox scrolls for the click.
  const placeOf = () =>
    box.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    });
  const place = await placeOf();
  await buttonOf(page).click();
  await expect.poll(() => fetched.some((path) => /open-viewer/.test(path))).toBe(true);
  await expect(main).toBeVisible();
  await expect(canvasOf(page)).toBeHidden();
  release();
  await expect(page.locator('.viewer[data-ready]')).toBeVisible({ timeout: 60_000 });
  expect(await placeOf()).toEqual(place);
  expect(await canvasOf(page).boundingBox()).toMatchObject({ height: place.height - 2 });
  await expect(canvasOf(page)).toBeFocused();
  await expect(viewerStatus(page)).toContainText('is open');
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2');
    Object.assign(globalThis, { isFreed: () => context?.isContextLost() });
  });
  await page.getByRole('button', { name: 'Close the 3D view' }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();
  await expect(main).toBeVisible();
  const isFreed = () => (globalThis as unknown as { isFreed(): boolean }).isFreed();
  expect(await page.evaluate(isFreed)).toBe(true);
  expect(fetched.filter((path) => /\.glb$/.test(path))).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.viewer[data-ready]')).toBeVisible({ timeout: 60_000 });
  await canvasOf(page).press('Escape');
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();
});

// spec S10.7, S23.7
test('turns by drag, moves to a view, and draws nothing in between', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const drawn = await countDraws(page);
  await open(page);
  const changed = await watchPicture(page);
  const { x, y, width, height } = (await canvasOf(page).boundingBox()) ?? fail();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  await page.mouse.move(middleX + 80, middleY + 10, { steps: 3 });
  await page.mouse.up();
  expect(await changed()).toBe(true);
  await page.getByRole('button', { name: 'Rear', exact: true }).click();
  expect(await changed()).toBe(true);
  const once = await drawn();
  await frames(page, 60);
  expect(await drawn()).toBe(once);
});

// spec S10.7
test('turns by wheel and keys, goes to each view and says so, zooms and resets; under reduced motion at once', async ({
  page,
  browserName,
}) => {
  const drawn = await countDraws(page);
  await open(page);
  const changed = await watchPicture(page);
  const { x, y, width, height } = (await canvasOf(page).boundingBox()) ?? fail();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -200);
  expect(await changed()).toBe(true);
  let [before, frame] = [0, 0];
  for (const key of ['Home', '+', 'ArrowUp', 'ArrowLeft']) {
    before = await drawn();
    await canvasOf(page).press(key);
    expect([key, await changed()]).toEqual([key, true]);
    frame = (await drawn()) - before;
  }
  expect(frame).toBeLessThan(40);
  for (const name of ['Rear', 'Side', 'Seats', 'Dash', 'Front']) {
    const stop = page.getByRole('button', { name, exact: true });
    before = await drawn();
    await stop.click();
    expect([name, await changed()]).toEqual([name, true]);
    // Firefox emulates no reduced motion here.
    if (browserName === 'chromium') expect([name, (await drawn()) - before]).toEqual([name, frame]);
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    await expect(viewerStatus(page)).toHaveText(`${name} view`);
  }
  for (const name of ['Zoom in', 'Zoom out', 'Zoom out', 'Reset the view']) {
    await page.getByRole('button', { name }).click();
    expect([name, await changed()]).toEqual([name, true]);
  }
});

// spec S10.2, S10.8
test('repaints at once, keeps the choice in the address, and Back takes it back', async ({
  page,
}) => {
  await open(page);
  const [red = 0, , blueOfRed = 0] = await color(page);
  expect(red).toBeGreaterThan(blueOfRed);
  await page.getByRole('link', { name: 'Paint: midnight blue' }).click();
  await expect(page).toHaveURL(/[?&]paint=midnight-blue(&|$)/);
  await expect(page.getByRole('link', { name: 'Paint: midnight blue' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(viewerStatus(page)).toHaveText('Shown in midnight blue with charcoal seats');
  // The pictures below follow (spec S10.9).
  await expect(page.locator('#picture-1 source')).toHaveAttribute(
    'srcset',
    /^\/stills\/d6-max-xt4\/front\/midnight-blue\/charcoal-480\.avif 480w,/,
  );
  const [less = 0, , blue = 0] = await color(page);
  expect(less).toBeLessThan(red);
  expect(blue).toBeGreaterThan(less);
  await page.getByRole('link', { name: 'Seats: saddle' }).click();
  const ask = page.getByRole('link', { name: 'Ask about it in this color' });
  await expect(ask).toHaveAttribute(
    'href',
    /\/contact\?vehicle=d6-max-xt4&paint=midnight-blue&seats=saddle$/,
  );
  await expect(page.locator('input[type=hidden][name=paint]').first()).toHaveValue('midnight-blue');
  await page.goBack();
  await expect(page.locator('[data-chosen=seats]')).toHaveText('charcoal');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${cart}$`));
  await expect(page.locator('[data-chosen=paint]')).toHaveText('barn red');
  expect((await color(page))[0]).toBeCloseTo(red, 0);
});

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

test('the open viewer is accessible on a desk and a phone, light and dark', {
  tag: '@media',
}, async ({ page }) => {
  await open(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), `light at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'color'), `dark at ${width} px`).toEqual([]);
  }
  // On a phone on its side the cart and the buttons of its views are on one screen.
  await page.setViewportSize({ width: 844, height: 390 });
  const top = await page.locator('.viewer').evaluate((viewer) => {
    viewer.scrollIntoView();
    return viewer.getBoundingClientRect().top;
  });
  const views = await page.locator('.viewer-views').boundingBox();
  expect((views?.y ?? 999) + (views?.height ?? 0) - top).toBeLessThanOrEqual(390);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  // spec S10.7: Chromium alone lets a test touch in two places at once.
  test('one finger turns the cart, two zoom it, and one that moves down scrolls the page', {
    tag: '@chromium',
  }, async ({ page }) => {
    await open(page);
    await canvasOf(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await canvasOf(page).boundingBox()) ?? fail();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    /** Moves fingers from their first places to their last in a few steps, and lifts them. */
    async function move(from: readonly Point[], to: readonly Point[]): Promise<void> {
      await touch('touchStart', ...from);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const now = from.map(([ax, ay], finger): Point => {
          const [bx, by] = to[finger] ?? [ax, ay];
          return [ax + (bx - ax) * part, ay + (by - ay) * part];
        });
        await touch('touchMove', ...now);
      }
      await touch('touchEnd');
    }
    const changed = await watchPicture(page);
    await move([[middleX - 60, middleY]], [[middleX + 60, middleY]]);
    expect(await changed()).toBe(true);
    const apart = (half: number): Point[] => [
      [middleX - half, middleY],
      [middleX + half, middleY],
    ];
    await move(apart(30), apart(90));
    expect(await changed()).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await move([[middleX, middleY + 60]], [[middleX, middleY - 60]]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });
});

function fail(): never {
  throw new Error('The canvas has no box');
}
