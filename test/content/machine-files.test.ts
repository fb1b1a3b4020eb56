import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { links } from '../../app/links.ts';
import { business } from '../../domain/dealer/business/identity.ts';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import type { Vehicle } from '../../domain/stock/vehicle.ts';
import { openApp, siteUrl } from '../support/open-app.ts';

const [_sample] = sampleVehicles as readonly [Vehicle, ...Vehicle[]];

const app = await openApp();
afterAll(() => app.close());

// spec S20.3
test('robots.txt forbids variants of pages alone, and names the sitemap', async () => {
  const text = await app.page('/robots.txt');
  const forbidden = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  expect(forbidden.length).toBeGreaterThan(0);
  expect(forbidden.filter((path) => !path.endsWith('?'))).toEqual([]);
  expect(text).toContain(`\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

// spec S20.3
test('security.txt has a contact, its own address, and an end within a year', async () => {
  const text = await app.page('/.well-known/security.txt');
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toMatchObject({
    Contact: `mailto:${business.email}`,
    Canonical: `${siteUrl}/.well-known/security.txt`,
    'Preferred-Languages': 'en',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect([days > 90, days < 365]).toEqual([true, true]);
});

// spec S20.3
test('the manifest’s icons have the stated sizes', async () => {
  const response = await app.ask('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const { name, icons } = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(name).toBe(business.name);
  for (const { src, sizes, type } of icons) {
    const icon = await app.ask(src);
    expect(icon.headers.get('content-type'), src).toBe(type);
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

describe('feeds', () => {
  // spec S20.1
  test.each([
    ['google-products.xml', 'application/xml; charset=utf-8'],
    ['google-vehicles.csv', 'text/csv; charset=utf-8'],
    ['meta-vehicles.csv', 'text/csv; charset=utf-8'],
  ])('%s is served, and not sent again while nothing changes', async (name, type) => {
    const response = await app.ask(links.feed(name));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect((await response.text()).length).toBeGreaterThan(100);
    const etag = response.headers.get('etag') ?? '';
    const again = await app.ask(links.feed(name), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('any other feed is not found', async () => {
    expect((await app.ask('/feeds/leads.csv')).status).toBe(404);
  });
});
