import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elementText } from './html.ts';
import { type OpenApp, openApp } from './open-app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('addresses', () => {
  test.each([
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/vehicles/%E0%A4%A', 400],
    ['/vehicles/%FF', 400],
    ['/vehicles/a%00b', 400],
    ['/vehicles/a%2Fb', 400],
    ['/towns/..%5C..%5Cetc', 400],
    ['/inventory?q=%E0%A4%A', 200],
    ['/inventory?q=%00', 200],
    [`/${'a'.repeat(10_000)}`, 414],
    [`/inventory?q=${'a'.repeat(10_000)}`, 414],
    [`/vehicles/${'a'.repeat(8_000)}`, 404],
    [`/inventory?q=${'a'.repeat(8_000)}`, 200],
  ])('%.60s: %i', async (address, status) => {
    const html = await app.page(address, status);
    expect(elementText(html, 'h1')).toBeTruthy();
    expect(html).toContain('1-800-555-0142');
  });
});
