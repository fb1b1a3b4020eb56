import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elements, elementText, textOf } from '../support/html.ts';
import { shownIds } from '../support/inventory-page.ts';
import { type OpenApp, openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

describe('addresses', () => {
  let app: OpenApp;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  // spec S16.4, S22.8
  test.each([
    ['/%', 400],
    ['/vehicles/%E0%A4%A', 400],
    ['/vehicles/a%00b', 400],
    ['/inventory?q=%E0%A4%A', 200],
    [`/${'a'.repeat(10_000)}`, 414],
    [`/inventory?q=${'a'.repeat(10_000)}`, 414],
    [`/vehicles/${'a'.repeat(6_000)}`, 404],
    [`/inventory?q=${'a'.repeat(6_000)}`, 200],
    ['/vehicles/%3Cscript%3Ealert(1)%3C/script%3E', 404],
    ["/vehicles/'%20or%201=1--", 404],
    ['/towns/%D8%B9%D9%85%D8%A7%D9%86', 404],
    ['/eco-impact?milesPerWeek[]=1&years[$gt]=1', 200],
  ])('%.60s: %i', async (address, status) => {
    const html = await app.page(address, status);
    expect(elementText(html, 'h1')).toBeTruthy();
    expect(textOf(html)).toContain('1-800-555-0142');
    expect(html).not.toContain('<script>alert');
  });

  test('the API answers a malformed address in JSON', async () => {
    const response = await app.ask('/api/vehicles/%C3%28');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('1-800-555-0142') });
  });

  test('unknown parameters change nothing', async () => {
    const query = '?page=2&constructor=1&__proto__[x]=1&%00=%00&&=&a&q=1&brand=DENAGO';
    expect(await app.page(`/services${query}`)).toBe(await app.page('/services'));
  });
});

describe('rows of the catalogue', () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`specification${index}`, `value ${index}`]),
  );
  const rows = [
    row({ id: 'bare', price: undefined, description: '' }),
    row({ id: 'many', specifications: many }),
    row({ id: 'long', name: 'x'.repeat(2_000), description: 'y'.repeat(20_000) }),
    row({ id: '../../etc/passwd?x=1#y', name: 'Odd id' }),
    row({ id: 'free', price: 0 }),
    row({ id: 'cents', price: 9_995.5 }),
  ];
  let app: OpenApp;
  beforeAll(async () => {
    app = await openApp({ vehicles: rows });
  });
  afterAll(() => app.close());

  // spec S4.7
  test('a row without price, pictures, features and specifications has a page', async () => {
    const html = await app.page('/vehicles/bare');
    expect(textOf(html)).toContain('Call for Price');
    expect(elementText(html, 'title')).toContain('Call for Price');
    expect(html).not.toContain('product:price');
    expect(textOf(html)).not.toMatch(/\nFeatures\n/);
    expect(elements(html, 'img').every(({ src }) => src !== '')).toBe(true);
  });

  test('two hundred specifications are all shown, in their order', async () => {
    const text = textOf(await app.page('/vehicles/many')).replaceAll('\n', ' ');
    expect(text.match(/\bvalue \d+/g)).toEqual(Object.values(many));
  });

  test('every row has a card and a page', async () => {
    const html = await app.page('/inventory');
    const addresses = shownIds(html).map((id) => `/vehicles/${id}`);
    expect(addresses).toHaveLength(rows.length);
    const statuses = await Promise.all(addresses.map(async (path) => (await app.ask(path)).status));
    // A slash in an id can't be part of an address; imports never make one.
    expect(statuses.filter((status) => status !== 200)).toEqual([400]);
    expect(await app.page('/api/vehicles')).toContain('Odd id');
  });

  test('an empty catalogue is an empty list, not an error', async () => {
    const empty = await openApp({ vehicles: [] });
    try {
      expect(textOf(await empty.page('/inventory'))).toContain('Showing 0 of 0 total vehicles');
      expect(await (await empty.ask('/api/vehicles')).json()).toEqual([]);
      for (const path of ['/', '/denago', '/evolution', '/dalton-golf-carts'])
        await empty.page(path);
    } finally {
      await empty.close();
    }
  });
});
