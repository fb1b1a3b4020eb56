import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { StockedVehicle } from '../../../domain/stock/vehicle.ts';
import { cart } from '../../../test/support/cart.ts';
import { sitemapUrls, sitemapXml } from './sitemap.ts';

const siteUrl = 'https://carts.example';
const day = (n: number) => `2026-05-0${n}T08:00:00.000Z`;
const stocked = (id: string, more: Partial<StockedVehicle> = {}) =>
  cart({ id, addedAt: day(1), updatedAt: day(1), ...more });

const parse = (xml: string) => new XMLParser({ isArray: (name) => name === 'url' }).parse(xml);

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

test('an address with an ampersand is escaped', () => {
  const { loc } = parse(sitemapXml(siteUrl, [{ path: '/vehicles/1?a&b' }])).urlset.url[0];
  expect(loc).toBe(`${siteUrl}/vehicles/1?a&b`);
});
