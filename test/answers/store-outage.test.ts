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

  test.each(['/api/vehicles', '/api/vehicles/ev-city'])('%s answers 503', async (path) => {
    const response = await down.ask(path);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test.each(['/sitemap.xml', '/feeds/google-products.xml'])(
    '%s is 503 with Retry-After, and kept by nobody',
    async (path) => {
      const { status, headers } = await down.ask(path);
      expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(headers.get('retry-after')).toBeTruthy();
    },
  );

  // spec S16.5
  test('a vehicle’s page is an outage, not "not found"', async () => {
    const response = await down.ask('/vehicles/ev-city');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    const text = textOf(await response.text());
    expect(text).toContain('Our stock is not available');
    expect(text).toContain('1-800-555-0142');
  });

  test.each(['/', '/denago', '/services', '/contact', '/rentals', '/dalton-golf-carts', '/terms'])(
    '%s is still there',
    async (path) => {
      expect(textOf(await down.page(path))).toContain('1-800-555-0142');
    },
  );
});
