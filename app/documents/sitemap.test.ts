import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { sampleVehicles } from '../../domain/catalogue/sample.ts';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { sitemapUrls, sitemapXml } from './sitemap.ts';

const siteUrl = 'https://carts.example';
const day = (n: number) => `2026-05-0${n}T08:00:00.000Z`;
const stocked = (id: string, more: Partial<StockedVehicle> = {}): StockedVehicle => ({
  ...(sampleVehicles[0] as StockedVehicle),
  id,
  addedAt: day(1),
  updatedAt: day(1),
  ...more,
});

const parse = (xml: string | undefined) =>
  new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) }).parse(xml ?? '');

test('a vehicle is listed with its last change, a withdrawn one is not listed', () => {
  const urls = sitemapUrls([
    stocked('a+b', { updatedAt: day(3) }),
    stocked('gone', { withdrawnAt: day(4), updatedAt: day(4) }),
  ]);
  expect(urls).toContainEqual({ path: '/vehicles/a+b', changed: day(3) });
  expect(urls.map(({ path }) => path)).not.toContain('/vehicles/gone');
});

test('the inventory has the date of the last vehicle added, changed or withdrawn', () => {
  const urls = sitemapUrls([
    stocked('a', { updatedAt: day(3) }),
    stocked('gone', { withdrawnAt: day(4), updatedAt: day(4) }),
  ]);
  expect(urls).toContainEqual({ path: '/inventory', changed: day(4) });
  expect(sitemapUrls([])).toContainEqual({ path: '/inventory', changed: undefined });
});

test('policies have their effective date, pages with an unknown last change have none', () => {
  const urls = sitemapUrls([]);
  expect(urls).toContainEqual({ path: '/privacy-policy', changed: '2025-01-23' });
  expect(urls).toContainEqual({ path: '/about', changed: undefined });
});

test('each address is listed once, and none with noindex', () => {
  const paths = sitemapUrls([stocked('a')]).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).not.toContain('/thank-you');
});

const many = Array.from({ length: 7 }, (_, n) => ({ path: `/vehicles/${n}?a&b` }));

test('too many addresses for one sitemap make an index of parts, each address in one part', () => {
  const index = parse(sitemapXml(siteUrl, many, undefined, 3)).sitemapindex.sitemap;
  const parts = index.map(({ loc }: { loc: string }) => {
    expect(loc.startsWith(`${siteUrl}/sitemap.xml?part=`)).toBe(true);
    return Number(new URL(loc).searchParams.get('part'));
  });
  expect(parts).toEqual([1, 2, 3]);
  const addresses = parts.flatMap((part: number) =>
    parse(sitemapXml(siteUrl, many, part, 3)).urlset.url.map(({ loc }: { loc: string }) => loc),
  );
  expect(addresses).toEqual(many.map(({ path }) => siteUrl + path));
});

test.each([0, 4, -1, 1.5, Number.NaN])('part %s of three does not exist', (part) => {
  expect(sitemapXml(siteUrl, many, part, 3)).toBeUndefined();
});

test('50,000 addresses make one sitemap, one more makes two', () => {
  const urls = Array.from({ length: 50_001 }, (_, n) => ({ path: `/${n}` }));
  expect(sitemapXml(siteUrl, urls.slice(1))).toContain('<urlset');
  expect(sitemapXml(siteUrl, urls)?.match(/<sitemap>/g)).toHaveLength(2);
});
