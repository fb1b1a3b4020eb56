import { afterAll, expect, test } from 'vitest';
import { textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';

const app = await openApp();
afterAll(app.close);

const address = '/eco-impact?milesPerWeek=100&usageType=recreational';

test('the figures of a truck are counted with (spec S12.8, S12.9)', async () => {
  const html = await app.page(`${address}&years=5&mpg=20&gasPrice=4`);
  // 26,000 miles: 1,300 gallons at $4, less $468 of electricity.
  expect(html).toMatch(/<output [^>]*name="netSavings"[^>]*data-value="4732"/);
});

test('wrong fields keep what was entered', async () => {
  const wrong = await app.page(`${address}&years=5&mpg=0&gasPrice=4`);
  expect(textOf(wrong)).toContain('Enter 1 to 200 miles per gallon, or leave it empty');
  expect(wrong).toMatch(/<input[^>]*name="gasPrice"[^>]*value="4"/);
});
