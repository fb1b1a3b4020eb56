import { ofColor, violations } from '../support/accessibility.ts';
import { expect } from '../support/browser.ts';
import { open, test } from '../support/viewer-page.ts';

for (const width of [390, 1280]) {
  test(`the open viewer is accessible at ${width} px, light and dark`, { tag: '@media' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violations(page, ofColor), 'dark').toEqual([]);
  });
}
