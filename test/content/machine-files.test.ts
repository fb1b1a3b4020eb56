import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { business } from '../../domain/dealer/business/identity.ts';
import { openApp, siteUrl } from '../support/open-app.ts';

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
