import { expect, test, type } from '../support/browser.ts';
import { job, main, message, output } from '../support/buyer.ts';
import { fillContact, sendButton, takeTime } from '../support/contact-form.ts';

/** Renting, hours, service, savings and a question: a buyer on a phone, from the home page. */

/** A date this many days from today, `YYYY-MM-DD`. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

for (const [length, days, total] of [
  ['a weekend', 2, '490'],
  // A week costs less than three days and two single ones, and a month less than three weeks.
  ['five days', 5, '1050'],
  ['three weeks', 21, '2800'],
] as const) {
  job(`four people in Mount Pocono for ${length}`, 7, async ({ page, step, menu }) => {
    await menu('Rentals');
    await step(page.getByLabel('First day').fill(daysFromNow(10)));
    await step(page.getByLabel('Last day').fill(daysFromNow(9 + days)));
    await step(page.getByLabel('Where').selectOption({ label: 'Mount Pocono' }));
    await step(page.getByRole('button', { name: 'Show the total' }).click());
    await expect(output(page, 'rentalDays')).toHaveAttribute('data-value', String(days));
    await expect(output(page, 'rentalTotal')).toHaveAttribute('data-value', total);
    await expect(output(page, 'rentalDeposit')).toHaveAttribute('data-value', '500');
    await step(page.getByRole('link', { name: 'Ask for these dates' }).click());
    await expect(message(page)).toHaveValue(/Mount Pocono/);
  });
}

job('the showroom in Scranton, Saturday 4:30 PM: open until 5 PM', 2, async ({ page, menu }) => {
  await menu('Showroom');
  await expect(main(page).getByRole('heading', { name: 'Scranton' })).toBeVisible();
  const hours = page.locator('div:has(> h3:text-is("Showroom hours"))');
  await expect(hours.locator('dl > div').first()).toHaveText(/Mon–Sat\s*9 AM – 5 PM/);
});

job('service for a Club Car, asked for', 3, async ({ page, step, menu }) => {
  await menu('Services');
  await expect(main(page)).toContainText(/work on[^.]*Club Car/);
  await step(page.getByRole('link', { name: 'Schedule Service' }).click());
  await expect(page.getByLabel("I'm interested in")).toHaveValue('service');
});

job(
  'a question while the network is gone for a time',
  9,
  async ({ page, scripts, step, ready, menu }) => {
    await menu('Contact');
    await ready();
    for (const change of ['firstName', 'lastName', 'email', 'phone', 'message'] as const) {
      await step(fillContact(page, { email: `buyer-${scripts}@visitor.example` }, [change]));
    }
    await takeTime(page);
    const send = sendButton(page);
    await page.context().setOffline(true);
    await step(send.click({ noWaitAfter: true }));
    if (scripts) {
      const notice = page.getByRole('paragraph').filter({ hasText: 'sent by itself' });
      await expect(notice).toContainText('1-800-555-0142');
      await page.context().setOffline(false);
    } else {
      // The browser keeps the words for its own page's reload button.
      await expect(send).toBeHidden();
      await page.context().setOffline(false);
      await step(page.reload());
    }
    await expect(page).toHaveURL(/\/thank-you/);
  },
  // Firefox shows no page of its own under WebDriver BiDi.
  { expected: [/ERR_INTERNET_DISCONNECTED/], tag: ['@chromium'] },
);

job('savings against a truck at 15 miles a gallon', 6, async ({ page, step, ready, menu }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await menu('Eco-Impact Calculator');
  await ready();
  await expect(main(page)).toContainText('a truck that gets 15 miles from a gallon of gas');
  await expect(main(page)).toContainText('A gas cart goes farther on a gallon');
  await step(type(page.getByLabel('Miles per week'), '50'));
  await step(page.getByLabel('Usage type').selectOption('recreational'));
  await step(page.getByLabel('Time frame').selectOption('5'));
  await step(page.getByRole('button', { name: 'Calculate Impact' }).click());
  // 13,000 miles: 867 gallons at $3.50, less 1,950 kWh at $0.12.
  await expect(output(page, 'netSavings')).toHaveAttribute('data-value', '2799');
});

job('the plans of a six-seater', 3, async ({ page, step, menu }) => {
  await menu('Rentals');
  const weekly = page.getByRole('heading', { name: '6 Seater Weekly' });
  await expect(weekly).toBeHidden();
  await step(page.getByRole('link', { name: /^4 plans from .* for 6 Seater$/ }).click());
  await expect(weekly).toBeVisible();
  await expect(page.getByRole('heading', { name: '4 Seater Weekly' })).toBeHidden();
});

test('on paper every rental plan is shown', { tag: '@media' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/rentals');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '4 Seater Weekly' })).toBeVisible();
});
