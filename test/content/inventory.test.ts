import { afterAll, expect, onTestFinished, test } from 'vitest';
import { elements, findAll } from '../support/html.ts';
import { shownCount, shownIds } from '../support/inventory-page.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

const app = await openApp();
afterAll(() => app.close());

test.each([
  ['?q=%20%20lake%20house%20', 1],
  ['?price=cheap&brand=all', 32],
  ['?brand=DENAGO&brand=EVOLUTION&utm_source=paper', 8],
])('filters in the address, %s: %i', async (query, matching) => {
  const html = await app.page(`/inventory${query}`);
  expect(shownCount(html)).toBe(`Showing ${matching} of 32 vehicles`);
  expect(shownIds(html)).toHaveLength(matching);
});

// spec S5.2, S5.3
test('the form shows the filters of the address', async () => {
  const html = await app.page(
    '/inventory?q=plus&brand=EVOLUTION&category=Ranger&price=under-15000',
  );
  const search = elements(html, 'input').find(({ name }) => name === 'q');
  expect(search?.value).toBe('plus');
  const chosen = elements(html, 'option').filter((option) => 'selected' in option && option.value);
  expect(chosen.map(({ value }) => value)).toEqual(['EVOLUTION', 'Ranger', 'under-15000']);
  expect(
    elements(html, 'select')
      .map(({ name }) => name ?? '')
      .toSorted(),
  ).toEqual([
    ...['brand', 'category', 'condition', 'price', 'seats', 'showroom', 'sort', 'stance'],
    'streetLegal',
  ]);
  const forms = elements(html, 'form').filter(({ action }) => action === '/inventory#result');
  expect(forms.map(({ method = 'get' }) => method)).toEqual(['get']);
});
// spec S4.4, S5.12
test('cards show price, badge and a link to the page', async () => {
  const html = await app.page('/inventory');
  const articles = findAll(html, 'article');
  const cards = articles.map(({ text }) => text);
  expect(cards).toHaveLength(32);
  expect(cards.every((card) => /\$\d{1,2},\d{3}/.test(card))).toBe(true);
  expect(cards.filter((card) => /^NEW$/m.test(card))).toHaveLength(3);
  expect(cards.filter((card) => /^Out of Stock$/m.test(card)).length).toBeGreaterThan(0);
  expect(cards.every((card) => card.includes('View Details'))).toBe(true);
  // Read aloud, a card says its condition once.
  const conditions = cards.map((card) => card.match(/\b(New|Used|Display unit)\b/g)?.length ?? 0);
  expect(Math.max(...conditions)).toBe(1);
  expect(cards.filter((card) => card.includes('Display unit'))).toHaveLength(1);
  const pictures = articles.flatMap((card) => card.findAll('img'));
  expect(pictures.length).toBeGreaterThan(0);
  expect(
    pictures
      .map(({ attributes }) => attributes)
      .filter(({ width, height, alt }) => !width || !height || !alt),
  ).toEqual([]);
});

// spec S5.13
test('a long list has pages with links to the others', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => row({ id: `cart-${index}` }));
  const many = await openApp({ vehicles: rows });
  onTestFinished(() => many.close());
  const names: string[] = [];
  let next: string | undefined = '/inventory';
  let page = 1;
  while (next !== undefined) {
    const html: string = await many.page(next);
    const first = names.length + 1;
    expect(shownCount(html)).toBe(`Showing ${first}–${Math.min(100, first + 35)} of 100 vehicles`);
    names.push(...shownIds(html));
    const links: string[] = elements(html, 'a').map(({ href = '' }) => href);
    page += 1;
    next = links.find((href) => href === `/inventory?page=${page}`);
  }
  expect(names).toEqual(rows.map(({ id }) => id));
  expect(shownIds(await many.page('/inventory?page=999'))).toHaveLength(100 % 36);
});
