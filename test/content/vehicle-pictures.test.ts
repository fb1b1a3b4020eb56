import { afterAll, expect, test } from 'vitest';
import { findAll, jsonLdTexts } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** The pictures of a vehicle's page. */

const ours = {
  images: ['front', 'side'].map((view) => `/pictures/carts/turfman-800-${view}-800.webp`),
};
const closeUps = ['seats', 'bed', 'wheel'].map((view) => `turfman-800-${view}`);
const app = await openApp({
  vehicles: [
    row({ id: 'ours', condition: 'new', msrp: 9_995, exteriorColor: 'sage green', ...ours }),
    row({ id: 'photographed', images: ['/photos/0123456789abcdef0123-1600.webp'] }),
    row({ id: 'ev-nomad', name: 'EV NOMAD', brand: 'Denago' }),
  ],
});
afterAll(() => app.close());

test.each([
  ['ours', ['turfman-800-front', 'turfman-800-side', ...closeUps]],
  ['photographed', ['0123456789abcdef0123']],
  ['ev-nomad', ['front', 'side', 'rear', 'seats', 'wheel'].map((view) => `ev-nomad-${view}`)],
])('%s: close-ups follow where its pictures are of a cart of ours', async (id, expected) => {
  const html = await app.page(`/vehicles/${id}`);
  const [track, thumbs] = ['ul', 'nav'].map((tag) =>
    findAll(html, tag)
      .flatMap((block) => block.findAll('img'))
      // The ground of a photograph is the photograph again.
      .filter(({ attributes }) => tag === 'nav' || attributes.alt !== '')
      .map(({ attributes }) => /([^/]+)-(?:480|800)\.webp$/.exec(attributes.src ?? '')?.[1])
      .filter((set) => set !== undefined),
  );
  expect(track).toEqual(expected);
  expect(thumbs).toEqual(id === 'photographed' ? [] : expected);
});

test('feeds, the API and structured data name the pictures of the row only', async () => {
  const answer = await app.ask('/api/vehicles/ours');
  expect(await answer.json()).toMatchObject(ours);
  const feed = await app.page('/feeds/google-products.xml');
  const data = jsonLdTexts(await app.page('/vehicles/ours')).join();
  for (const text of [feed, data]) {
    expect(text).toContain('turfman-800-side-800.webp');
    expect(text).not.toContain('turfman-800-seats');
  }
});
