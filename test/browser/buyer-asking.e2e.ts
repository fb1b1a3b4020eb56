import { expect, type } from '../support/browser.ts';
import { job, main, message, output } from '../support/buyer.ts';
import { detailedPhotograph } from '../support/camera.ts';
import { fillContact, sendButton, takeTime } from '../support/contact-form.ts';

/** Renting, hours, service, savings and a question: a buyer on a phone, from the home page. */

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
  { everywhere: true },
);

job(
  'whether the Scranton showroom is open, and the way there',
  3,
  async (buyer) => {
    const { page, step, sees, menu } = buyer;
    await menu('Showroom');
    const hours = main(page).getByText(/^(?:Open until 5 PM|Opens .* 9 AM)$/);
    await sees(hours.first());
    await step(page.getByRole('link', { name: 'Map of Scranton' }).click());
    await sees(page.getByRole('heading', { name: 'Street map: Scranton' }));
  },
  { expected: [/google|ERR_|Framing|frame/i] },
);

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
  { expected: [/status of 400/], everywhere: true },
);

const photograph = await detailedPhotograph();

// spec S28.1, S28.3
job('a trade-in with photographs from the phone', 10, async ({ page, step, sees }) => {
  await step(page.getByRole('link', { name: 'Trade in your cart' }).click());
  await sees(page.getByLabel('Make'));
  await step(page.getByLabel('Make').fill('Club Car'));
  await step(page.getByLabel('Model', { exact: true }).fill('Precedent'));
  await step(page.getByLabel('How it runs').selectOption('runs-well'));
  await step(page.getByLabel('First name').fill('Robin'));
  await step(page.getByLabel('Last name').fill('Hale'));
  await step(page.getByLabel('Email').fill('trade-in@visitor.example'));
  await step(page.getByLabel('Phone').fill('570-555-0199'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Photos').click();
  const files = ['IMG_1.jpg', 'IMG_2.jpg'].map((name) => ({
    ...{ name, mimeType: 'image/jpeg', buffer: photograph },
  }));
  await step((await chooser).setFiles(files));
  await takeTime(page);
  await step(page.getByRole('button', { name: 'Send' }).click());
  await expect(page).toHaveURL(/\/thank-you\?topic=trade-in&ref=[0-9a-f]{8}$/);
});

job('savings against my truck, 20 miles a gallon at $4', 8, async (buyer) => {
  const { page, step, sees, ready, menu } = buyer;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menu('Eco-Impact Calculator', 'About');
  await ready();
  await sees(page.getByLabel('Miles per week'));
  await step(type(page.getByLabel('Miles per week'), '50'));
  await step(page.getByLabel('Time frame').selectOption('5'));
  await step(type(page.getByLabel('Miles per gallon'), '20'));
  await step(type(page.getByLabel('Price of a gallon'), '4'));
  await step(page.getByRole('button', { name: 'Calculate Impact' }).click());
  // 13,000 miles: 650 gallons at $4, less 1,950 kWh at $0.12.
  await expect(output(page, 'netSavings')).toHaveAttribute('data-value', '2366');
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
