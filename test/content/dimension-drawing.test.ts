import { afterAll, expect, test } from 'vitest';
import { elements, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** The drawing of a cart with its sizes (spec S10.5). */

const app = await openApp();
afterAll(() => app.close());

test('a cart’s page shows it, in both schemes, with its sizes in words', async () => {
  const name = 'dimensions-d5-ranger-2+2_lake-blue.svg';
  const sizes = ['10\'1" (121 in)', '6\'8" (80 in)'];
  const images = elements(await app.page('/vehicles/d5-ranger-2+2'), 'img');
  const image = images.find(({ src }) => src === `/drawings/${name}`);
  for (const size of sizes) expect(image?.alt).toContain(size);
  for (const file of [name, `dark-${name}`]) {
    const response = await app.ask(`/drawings/${file}`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const svg = (await response.text()).replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
    for (const size of [...sizes, 'Wheelbase ']) expect(svg).toContain(size);
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(
      Number(image?.width) / Number(image?.height),
    );
  }
});

// spec S10.5
test('it is in the cart’s own paint, or the one that was chosen, and in the site’s typeface', async () => {
  const svg = async (file: string) => (await app.ask(`/drawings/${file}`)).text();
  expect(await svg('dimensions-d5-ranger-2+2.svg')).toContain('#1f5688');
  expect(await svg('dark-dimensions-d5-ranger-2+2_burgundy.svg')).toContain('#571824');
  expect(await app.page('/vehicles/d5-ranger-2+2?paint=burgundy')).toContain(
    '/drawings/dimensions-d5-ranger-2+2_burgundy.svg',
  );
  for (const file of ['dimensions-d5-ranger-2+2.svg', 'map.svg']) {
    expect(await svg(file)).toMatch(
      /@font-face\{font-family:Figtree;[^}]*url\(data:font\/woff2;base64,/,
    );
  }
});

// spec S3.14, S9.4
test('a dealer’s cart of a modelled kind is drawn as that, in a color that it has or in none', async () => {
  const specifications = { length: '119 in', width: '60 in', height: '81 in' };
  const unit = { name: 'Evolution D6 MAX XT4', brand: 'Evolution', specifications };
  const other = await openApp({
    vehicles: [
      row({ id: 'camo', ...unit, exteriorColor: 'Camo' }),
      row({ id: 'red', ...unit, exteriorColor: 'Red' }),
    ],
  });
  for (const [id, paint] of Object.entries({ camo: 'primer-gray', red: 'red' })) {
    const html = await other.page(`/vehicles/${id}`);
    expect(html).toContain(`/drawings/dimensions-d6-max-xt4_${paint}.svg`);
    expect(textOf(html)).toContain('Allow 5\'4" with the mirrors out');
  }
  await other.close();
});

test('there is none of a cart, a size or a paint that is not known', async () => {
  for (const name of ['rover-xl6', 'nothing', '', 'd5-ranger-2+2_plaid']) {
    expect((await app.ask(`/drawings/dimensions-${name}.svg`)).status, name).toBe(404);
  }
  expect(await app.page('/vehicles/rover-xl6')).not.toContain('dimensions-');
});
