import { afterAll, expect, test } from 'vitest';
import { textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
afterAll(app.close);

const address = '/eco-impact?milesPerWeek=100&usageType=recreational';

test('a truck’s own figures count, and what the specified ones give stands beside them (spec S12.8, S12.9)', async () => {
  const html = await app.page(`${address}&years=5&mpg=20&gasPrice=4`);
  // 26,000 miles: 1,300 gallons at $4, less $468 of electricity.
  expect(html).toMatch(/<output [^>]*name="netSavings"[^>]*data-value="4732"/);
  expect(textOf(html)).toContain(
    'against what you drive now, which gets 20 miles from a gallon at $4.00.',
  );
  expect(textOf(html)).toContain(
    'Against a gas cart that gets 15 miles from a gallon at $3.50, net savings would be $5,599.',
  );
});

test('empty fields are the specified figures, and wrong ones keep what was entered', async () => {
  const html = await app.page(`${address}&years=5&mpg=&gasPrice=`);
  expect(html).toMatch(/<output [^>]*name="netSavings"[^>]*data-value="5599"/);
  expect(textOf(html)).not.toContain('net savings would be');
  const wrong = await app.page(`${address}&years=5&mpg=0&gasPrice=4`);
  expect(textOf(wrong)).toContain('Enter 1 to 200 miles per gallon, or leave it empty');
  expect(wrong).toMatch(/<input[^>]*name="gasPrice"[^>]*value="4"/);
});

test('a result is compared with the least expensive electric cart in stock (spec S12.10)', async () => {
  const text = textOf(await app.page(`${address}&years=5`));
  expect(text).toContain(
    'That is 84% of the price of our least expensive electric cart, the Evolution CLASSIC 2 PLUS at $6,695. At this rate it pays for itself in 6 years.',
  );
});

test('over one year there is no chart (spec S12.10)', async () => {
  const chart = 'Total cost of driving';
  expect(await app.page(`${address}&years=5`)).toContain(chart);
  expect(await app.page(`${address}&years=1`)).not.toContain(chart);
});
