import { afterAll, beforeAll, expect, test } from 'vitest';
import { links } from '../../app/links.ts';
import { business } from '../../domain/dealer/business/identity.ts';
import { dealerOf } from '../../domain/dealer/overrides.ts';
import { type OpenApp, openApp, siteUrl } from '../support/open-app.ts';
import { type Head, headOf, sitemapPaths } from '../support/pages.ts';

let app: OpenApp;
const heads = new Map<string, Head>();

beforeAll(async () => {
  app = await openApp();
  for (const path of [...(await sitemapPaths(app)), links.thankYou]) {
    heads.set(path, headOf(await app.page(path)));
  }
});
afterAll(() => app.close());

const each = (check: (head: Head, path: string) => void) => {
  expect(heads.size).toBeGreaterThan(130);
  for (const [path, head] of heads) check(head, path);
};

const distinct = (of: (head: Head) => string | undefined) =>
  expect(new Set([...heads.values()].map(of)).size).toBe(heads.size);

// spec S21.1
test('every page has a unique title within 65 characters that names the dealer', () => {
  distinct(({ title }) => title);
  each(({ title }, path) => {
    expect(title, path).toContain(business.shortName);
    expect(title.length, title).toBeLessThanOrEqual(65);
  });
});

// spec S21.1
test('every page has a unique description of limited length that ends with a call line', () => {
  distinct(({ tags }) => tags.get('description'));
  each(({ tags }, path) => {
    const description = tags.get('description') ?? '';
    expect(description, path).toMatch(new RegExp(`Call ${dealerOf().phone.shown}\\.$`));
    expect(description.length, path).toBeGreaterThan(60);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });
});

test('every page is canonical at its own address', () => {
  each(({ tags, links: linked }, path) => {
    expect(linked.get('canonical'), path).toBe(`${siteUrl}${path}`);
    expect(tags.get('og:url'), path).toBe(`${siteUrl}${path}`);
  });
});

// spec S21.1
test('every page but /thank-you may be indexed', () => {
  each(({ tags }, path) => {
    expect(tags.get('robots'), path).toBe(path === links.thankYou ? 'noindex' : undefined);
    expect(tags.get('keywords'), path).toBeTruthy();
  });
});

// spec S21.1
test('every page can be shared', () => {
  each(({ title, tags }, path) => {
    expect(tags.get('og:type'), path).toBe(path.startsWith('/vehicles/') ? 'product' : 'website');
    expect(tags.get('og:site_name'), path).toBe(business.name);
    expect(tags.get('og:locale'), path).toBe('en_US');
    expect(tags.get('og:title'), path).toBe(title);
    expect(tags.get('og:description'), path).toBe(tags.get('description'));
    expect(tags.get('og:image'), path).toMatch(
      /^https:\/\/[^/]+\/social\/\S+-1200x630\.jpg\?v=\w+$/,
    );
    expect(tags.get('og:image:width'), path).toBe('1200');
    expect(tags.get('og:image:height'), path).toBe('630');
    expect(tags.get('og:image:alt'), path).toBeTruthy();
    expect(tags.get('twitter:card'), path).toBe('summary_large_image');
    expect(tags.get('twitter:title'), path).toBe(title);
    expect(tags.get('twitter:image'), path).toBe(tags.get('og:image'));
  });
});

// spec S21.1
test('a not-found page is noindex and has no structured data', async () => {
  for (const path of ['/nowhere', '/vehicles/nothing', '/nowhere-golf-carts', '/rentals/nowhere']) {
    const { tags, data, title } = headOf(await app.page(path, 404));
    expect(tags.get('robots'), path).toBe('noindex');
    expect(tags.get('keywords'), path).toBeTruthy();
    expect(data, path).toEqual([]);
    expect(title, path).toMatch(/not found/i);
  }
});

// spec S21.3
test.each([
  ['/vehicles/rover-xl', 1],
  ['/vehicles/rover-xl?paint=barn-red', 1],
  ['/vehicles/rover-xl?town=price-township', 0],
  ['/vehicles/rover-xl?town=other&miles=20', 0],
])('%s has %i blocks of structured data', async (path, count) => {
  const { data, links } = headOf(await app.page(path));
  expect(data).toHaveLength(count);
  expect(links.get('canonical')).toBe(`${siteUrl}/vehicles/rover-xl`);
});

test('two carts of one model at one price differ by their stock numbers', async () => {
  const [one] = (await app.site.stock.current())?.vehicles ?? [];
  if (one === undefined) throw new Error('The sample stock is empty');
  const twins = await openApp({
    vehicles: ['a1', 'a2'].map((stockNumber) => ({ ...one, id: stockNumber, stockNumber })),
  });
  const [first, second] = await Promise.all(
    ['a1', 'a2'].map(async (id) => headOf(await twins.page(links.vehicle(id)))),
  );
  await twins.close();
  expect(first?.title).not.toBe(second?.title);
  expect(first?.tags.get('description')).not.toBe(second?.tags.get('description'));
});
