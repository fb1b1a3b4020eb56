import { expect, hydrated, type Locator, type Page, test } from '../support/browser.ts';
import { detailedPhotograph } from '../support/camera.ts';
import { fillContact, sendButton, takeTime } from '../support/contact-form.ts';

/** Jobs of a buyer, from the home page on: the next thing to do is in sight, and steps are few. */

interface Walk {
  readonly page: Page;
  readonly scripts: boolean;
  /** One step: a field filled in, a box ticked, a link or button pressed. */
  step(action: Promise<unknown>): Promise<void>;
  /** The next thing to do, or what was looked for: on the screen as a whole, without scrolling. */
  sees(next: Locator): Promise<void>;
  /** Waits until the page's island answers, where scripts run. */
  ready(): Promise<void>;
  /** A page of the menu: two steps, on a desktop one. */
  menu(page: string): Promise<void>;
  /** Two steps: words in the home page's search field. */
  search(words: string): Promise<void>;
}

interface JobOptions {
  /** What the browser complains about. */
  readonly expected?: readonly RegExp[];
  /** Tags of playwright.config.ts. */
  readonly tag?: string[];
  readonly by?: readonly ('phone' | 'desktop' | 'scriptless')[];
}

/** A job in at most `maxSteps` steps: with a phone, on a desktop, with a phone without scripts. */
function job(
  name: string,
  maxSteps: number,
  walk: (buyer: Walk) => Promise<void>,
  { expected = [], tag = [], by = ['phone'] }: JobOptions = {},
): void {
  for (const one of by) {
    const title = `${name}: at most ${maxSteps} steps, ${one}`;
    test(title, { tag }, async ({ page: usual, scriptless, browserName, expectedErrors }) => {
      expectedErrors.push(...expected);
      const scripts = one !== 'scriptless';
      const page = scripts ? usual : scriptless;
      const isPhone = one !== 'desktop';
      let steps = 0;
      const buyer: Walk = {
        page,
        scripts,
        async step(action) {
          steps += 1;
          await action;
        },
        async sees(next) {
          await expect(next).toBeInViewport({ ratio: 1 });
        },
        async ready() {
          if (scripts) await hydrated(page);
        },
        async menu(label) {
          const open = page.getByRole('button', { name: 'Menu', exact: true });
          if (isPhone) await buyer.step(open.click());
          const menu = page.getByRole('navigation', { name: isPhone ? 'Menu' : 'Main' });
          await buyer.step(menu.getByRole('link', { name: label, exact: true }).click());
        },
        async search(words) {
          await buyer.sees(page.getByLabel('Search the inventory'));
          await buyer.step(page.getByLabel('Search the inventory').fill(words));
          await buyer.step(page.getByRole('button', { name: 'Search', exact: true }).click());
        },
      };
      await page.setViewportSize({ width: isPhone ? 390 : 1440, height: 844 });
      // As in the tests that are `still`; Firefox emulates no media here.
      if (browserName === 'chromium') await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await walk(buyer);
      expect(steps).toBeLessThanOrEqual(maxSteps);
    });
  }
}

const main = (page: Page) => page.getByRole('main');
const message = (page: Page) => page.getByLabel('Message', { exact: true });
const output = (page: Page, name: string) => page.locator(`output[name="${name}"]`);

/** A date this many days from today, `YYYY-MM-DD`. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

job(
  'a six-seater for twelve days, brought to Mount Pocono',
  8,
  async (buyer) => {
    const { page, step, sees, menu } = buyer;
    await menu('Rentals');
    await sees(page.getByLabel('Cart', { exact: true }));
    await step(page.getByLabel('Cart', { exact: true }).selectOption('6-seater'));
    await step(page.getByLabel('First day').fill(daysFromNow(10)));
    await step(page.getByLabel('Last day').fill(daysFromNow(22)));
    await step(page.getByLabel('Where').selectOption({ label: 'Mount Pocono' }));
    await step(page.getByRole('button', { name: 'Show the total' }).click());
    await expect(output(page, 'rentalDays')).toHaveAttribute('data-value', '12');
    await sees(output(page, 'rentalTotal'));
    await sees(page.getByRole('link', { name: 'Request these dates' }));
    await step(page.getByRole('link', { name: 'Request these dates' }).click());
    await expect(message(page)).toHaveValue(/Mount Pocono/);
    await sees(page.getByLabel('First name'));
  },
  { by: ['desktop', 'scriptless'] },
);

job('whether the showroom is open', 2, async ({ page, sees, menu }) => {
  await menu('Showroom');
  await sees(
    main(page)
      .getByText(/^(?:Open until 5 PM|Opens .* 9 AM)$/)
      .first(),
  );
});

// spec S29.4, S15.5
job(
  'service for a cart that does not run, on a day that suits',
  12,
  async ({ page, scripts, step, sees, ready, menu }) => {
    await menu('Services');
    await sees(page.getByRole('link', { name: 'Schedule Service' }).first());
    await step(page.getByRole('link', { name: 'Schedule Service' }).first().click());
    await expect(page.getByLabel("I'm interested in")).toHaveValue('service');
    await sees(page.getByLabel('First name'));
    await ready();
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'message'] as const) {
      await step(fillContact(page, {}, [field]));
    }
    const day = page.getByLabel('First choice', { exact: true });
    const part = page.getByLabel('Part of day, first choice');
    await step(day.selectOption({ index: 2 }));
    const wish = await day.inputValue();
    if (scripts) {
      // Kept in the browser, like the words.
      await page.reload();
      await ready();
      await expect(day).toHaveValue(wish);
    }
    await takeTime(page);
    await step(sendButton(page).click());
    await expect(part).toHaveAccessibleDescription('Choose morning or afternoon');
    await expect(part).toBeFocused();
    await expect(day).toHaveValue(wish);
    await step(part.selectOption('afternoon'));
    await step(sendButton(page).click());
    await expect(page).toHaveURL(new RegExp(`/thank-you\\?.*wish1=${wish}&part1=afternoon&ref=`));
    await expect(main(page).getByText(/^\w{3}, .*, afternoon \(noon to /)).toBeVisible();
  },
  { expected: [/status of 400/], by: ['phone', 'scriptless'] },
);

// spec S28.1, S28.3
job('a trade-in with photographs from the phone', 10, async ({ page, step, sees }) => {
  await step(page.getByRole('link', { name: 'Trade in your cart' }).click());
  await sees(page.getByLabel('Make'));
  await step(page.getByLabel('Make').fill('Club Car'));
  await step(page.getByLabel('Model', { exact: true }).fill('Precedent'));
  await step(page.getByLabel('How it runs').selectOption('runs-well'));
  for (const field of ['firstName', 'lastName', 'email', 'phone'] as const) {
    await step(fillContact(page, {}, [field]));
  }
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Photos').click();
  const photograph = await detailedPhotograph();
  const files = ['IMG_1.jpg', 'IMG_2.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: photograph,
  }));
  await step((await chooser).setFiles(files));
  await takeTime(page);
  await step(page.getByRole('button', { name: 'Send' }).click());
  await expect(page).toHaveURL(/\/thank-you\?topic=trade-in&ref=[0-9a-f]{8}$/);
});

// spec S27.11, S27.12
job('an alert about a cart that is not there', 3, async ({ page, step, sees }) => {
  await page.goto('/inventory?q=used+four+seater+under+6000');
  const offer = main(page).getByRole('link', {
    name: 'Email me when a used 4-seater under $6,000 comes in',
  });
  await step(offer.click());
  await sees(page.getByLabel('Email'));
  await step(page.getByLabel('Email').fill('alert@visitor.example'));
  await step(main(page).getByRole('button', { name: 'Tell me' }).click());
  await expect(page).toHaveURL(/\/alerts\/asked$/);
  await expect(main(page).getByText('Check your email')).toBeVisible();
});

// spec S5.11, S6.2
job('a six-seater under $12,000, found and asked about', 4, async (buyer) => {
  const { page, step, sees, search } = buyer;
  await search('6 seater under $12,000');
  await expect(page.getByRole('link', { name: 'Remove: Under $12,000' })).toBeVisible();
  const first = main(page).getByRole('article').first();
  await expect(first).toContainText('6 seats');
  await sees(first.getByRole('img'));
  await step(first.getByRole('link', { name: 'View Details' }).click());
  // The bar's "Ask" hides where this one is in sight.
  await step(main(page).getByRole('link', { name: 'Ask about this cart' }).click());
  await expect(message(page)).toHaveValue(/\$1?\d,\d{3}/);
  await sees(page.getByLabel('First name'));
});

// spec S8.1, S8.2
job(
  'a D5 MAVERICK 4 delivered to Tobyhanna Township, all in',
  5,
  async (buyer) => {
    const { page, step, sees, search } = buyer;
    await search('maverick 4');
    await step(
      page.getByRole('link', { name: 'Evolution D5 MAVERICK 4 View Details', exact: true }).click(),
    );
    await step(main(page).getByLabel('Delivery ZIP code or town').fill('Tobyhanna Township'));
    await step(page.getByRole('button', { name: 'Show price' }).click());
    await expect(output(page, 'deliveredPrice')).toHaveAttribute('data-value', '8474.70');
    await sees(main(page).getByText('$8,474.70').last());
    await expect(main(page)).toContainText(
      'Delivered prices don’t include title, registration, or insurance.',
    );
  },
  { by: ['scriptless'] },
);

// spec S10.2
job(
  'a finish chosen with its picture in sight',
  4,
  async ({ page, step, ready, search }) => {
    await search('maverick 4');
    await step(
      page.getByRole('link', { name: 'Evolution D5 MAVERICK 4 View Details', exact: true }).click(),
    );
    await ready();
    const paints = main(page).getByRole('region', { name: 'Colors to order' }).getByRole('link');
    await step(paints.filter({ hasText: /teal/i }).click());
    await expect(page).toHaveURL(/paint=teal/);
    const picture = main(page)
      .getByRole('img', { name: /in teal/ })
      .first();
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect(paints.first()).toBeInViewport({ ratio: 1 });
  },
  { tag: ['@firefox'] },
);

// spec S9.1
job(
  'a cart that fits a 6\'6" door',
  5,
  async ({ page, step, sees, search }) => {
    await search('4 seater under 6\'6" high');
    const first = main(page).getByRole('article').first();
    await expect(first).toContainText('4 seats');
    await step(first.getByRole('link', { name: 'View Details' }).click());
    await hydrated(page);
    await step(page.locator('[name="doorHeight"]').fill('6\'6"'));
    await step(page.getByRole('button', { name: 'Check the fit' }).click());
    await expect(output(page, 'fits')).toHaveAttribute('data-value', /yes|tight/);
    await sees(output(page, 'fits'));
    await expect(page).not.toHaveURL(/=(?:&|#|$)/);
  },
  { tag: ['@firefox'] },
);

// spec S3.1, S3.10
test('the first screen has the cart, its price and the next thing to do', async ({
  scriptless: page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    // On wider screens the picture is the ground of the words.
    if (width < 896) await expect(page.locator('h1 + div img')).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByRole('link', { name: /ROVER XL6 .*\$12,995/ })).toBeInViewport({
      ratio: 1,
    });
    await expect(main(page).getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
    if (width > 390) {
      await expect(main(page).getByRole('link', { name: 'View Inventory' })).toBeInViewport({
        ratio: 1,
      });
    }
    await page.goto('/contact');
    await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  }
  // spec S6.2, S6.7
  await page.goto('/vehicles/d6-max-xt4?town=scranton');
  const ask = main(page).getByRole('link', { name: 'Send me photos of this cart' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(output(page, 'deliveredPrice')).toBeInViewport({ ratio: 1 });
});
