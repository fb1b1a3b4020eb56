import { expect, hold, hydrated, test } from '../support/browser.ts';
import { watchShifts } from '../support/looks/layout-shift.ts';

test('prices for a remembered place move nothing on the inventory', { tag: '@chromium' }, async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.addInitScript(() => localStorage.setItem('town', '{"place":"Tobyhanna Township"}'));
  for (const width of [390, 768, 1280]) {
    const arrive = await hold(page, /api\/vehicles/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/inventory');
    // Where the cards are in sight.
    await page.evaluate(() => scrollTo(0, 900));
    await hydrated(page);
    const before = await shifts();
    arrive();
    await expect(page.getByText('delivered, with tax').first()).toBeVisible();
    expect(await shifts(), `at ${width} px`).toEqual(before);
  }
});

test('what arrives later moves nothing that stands before it', async ({ page }) => {
  const parts = {
    '/inventory?q=red': 'form[aria-label="Filters"] > *',
    '/vehicles/nomad-xl?town=dalton': '[data-island="viewer"] > *',
  };
  for (const [address, part] of Object.entries(parts)) {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await hydrated(page);
      const moved = await page.locator(part).evaluateAll((elements) => {
        const placeOf = (element: Element) => {
          const { x, y } = element.getBoundingClientRect();
          return `${element.textContent.slice(0, 20)}: ${[x, y].map(Math.round)}`;
        };
        const places = elements.map(placeOf);
        // As while the page was read up to each of them: first to the last.
        return elements.toReversed().flatMap((element, fromLast) => {
          const range = document.createRange();
          range.setStartAfter(element);
          range.setEndAfter(document.body.lastElementChild ?? element);
          range.deleteContents();
          const [was, is] = [places.at(-1 - fromLast), placeOf(element)];
          return was === is ? [] : [`${was} → ${is}`];
        });
      });
      expect(moved, `${address} at ${width} px`).toEqual([]);
    }
  }
});
