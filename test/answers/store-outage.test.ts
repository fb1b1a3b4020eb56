import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreFailure } from '../support/built-server.ts';
import { elements, elementText, textOf } from '../support/html.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';

describe('while the store does not answer', () => {
  const fails = () => Promise.reject(new StoreFailure('connection refused'));
  let down: OpenApp;
  beforeAll(async () => {
    down = await openApp({ catalogue: { version: fails, list: fails } });
  });
  afterAll(() => down.close());

  test('the inventory names the status and the phone number', async () => {
    const html = await down.page('/inventory', 503);
    expect(textOf(html)).toContain('Error loading vehicles: Failed to fetch vehicles: 503');
    expect(textOf(html)).toContain('1-800-555-0142');
    expect(elementText(html, 'h1')).toBe('Our Inventory');
    expect(elements(html, 'input').map(({ name }) => name)).toContain('q');
  });

  // spec S16.5
  test.each([
    ['/api/vehicles', '"error":'],
    ['/api/vehicles/ev-city', '"error":'],
    ['/sitemap.xml', ''],
    ['/feeds/google-products.xml', ''],
    // An outage is not "not found".
    ['/vehicles/ev-city', 'Our stock is not available'],
  ])('%s is 503 with Retry-After, and kept by nobody', async (path, words) => {
    const response = await down.ask(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toMatch(/^no-/);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect(await response.text()).toContain(words);
  });

  test.each(['/', '/denago', '/services', '/contact', '/rentals', '/dalton-golf-carts', '/terms'])(
    '%s is still there',
    async (path) => {
      expect(textOf(await down.page(path))).toContain('1-800-555-0142');
    },
  );
});
