import { expect } from '../support/browser.ts';
import { canvasOf, open, test, watchPicture } from '../support/viewer-page.ts';

/** Fingers on the viewer (spec S10.7): Chromium alone lets a test touch in two places at once. */

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

type Point = readonly [x: number, y: number];

test('one finger turns the cart, two zoom it, and one that moves down scrolls the page', {
  tag: '@chromium',
}, async ({ page }) => {
  await open(page);
  await canvasOf(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await canvasOf(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
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
