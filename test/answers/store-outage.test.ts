import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreFailure } from '../support/built-server.ts';
import { elements, elementText, findAll, textOf } from '../support/html.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

const count = (html: string) =>
  findAll(html, 'p')
    .find(({ attributes }) => attributes.role === 'status')
    ?.text.replaceAll('\n', ' ');

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

// spec S16.5
test('during an outage of the store the last stock is shown', async () => {
  let isUp = true;
  const stock = [row({ id: 'a' })].map((vehicle) => ({ ...vehicle, addedAt: '', updatedAt: '' }));
  const answer = <T>(value: T) =>
    isUp ? Promise.resolve(value) : Promise.reject(new StoreFailure('down'));
  const flaky = await openApp({
    catalogue: { version: () => answer('1'), list: () => answer(stock) },
  });
  try {
    expect(count(await flaky.page('/inventory'))).toBe('Showing 1 of 1 vehicles');
    isUp = false;
    await expect.poll(() => flaky.site.stock.stale).toBe(true);
    expect(count(await flaky.page('/inventory?q=cart'))).toBe('Showing 1 of 1 vehicles');
    expect(elementText(await flaky.page('/vehicles/a'), 'h1')).toBe('Cart a');
  } finally {
    await flaky.close();
  }
});
