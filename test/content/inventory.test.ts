import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { InventoryView } from '../../app/pages/inventory/search-inventory.ts';
import { elements, findAll, textOf } from '../support/html.ts';
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

// spec S5.14
test('without a match, the three nearest carts stand under one sentence, with what to drop', async () => {
  const html = await app.page('/inventory?q=8+seater+under+9k&brand=DENAGO');
  expect(shownCount(html)).toBe('Showing 0 of 32 total vehicles');
  const text = textOf(html);
  for (const words of [
    ...['No vehicles match your current filters.', 'No vehicles found', 'over budget'],
    'Try adjusting your search criteria or filters',
    'No Denago 8-seater under $9,000. Closest:',
  ]) {
    expect(text).toContain(words);
  }
  expect(shownIds(html)).toHaveLength(3);
  const links = findAll(html, 'a').map((link) => [link.text, link.attributes.href]);
  expect(links).toContainEqual([
    'Drop “8 or more seats” (2 carts)',
    '/inventory?q=under+9k&brand=DENAGO',
  ]);
  const gone = textOf(await app.page('/inventory?like=gone'));
  expect(gone).toContain('That cart is no longer listed. Closest:\nStill listed\n');
  expect(gone).toMatch(/Email me when\s+one like it\s+comes in/);
});

// spec S5.14, S5.24
test.each(['hitch', 'ezgo 2015 trade'])(
  'a search that names a page and no cart shows the page first: %s',
  async (q) => {
    const text = textOf(await app.page(`/inventory?q=${encodeURIComponent(q)}`));
    expect(text).not.toContain('No vehicles found');
    expect(text).not.toContain('Try adjusting');
    const page = text.search(/Parts and accessories|Trade in your cart/);
    expect(page).toBeGreaterThan(0);
    expect(page).toBeLessThan(text.indexOf('Closest:'));
  },
);

// spec S5.9
test('the specified filters say how many carts each option finds now', async () => {
  const html = await app.page('/inventory?brand=DENAGO');
  const options = findAll(html, 'option').map(({ text }) => text);
  for (const option of ['DENAGO (8)', 'EVOLUTION (24)', 'Ranger (0)', 'Rover (4)']) {
    expect(options).toContain(option);
  }
  expect(options).toContain('Under $15,000 (7)');
  expect(options).toContain('Over $25,000 (0)');
  const showroom = findAll(html, 'select').find(({ attributes }) => attributes.name === 'showroom');
  expect(showroom?.findAll('option').map(({ text }) => text)).toEqual(['Any', 'Pocono Pines']);
});

// spec S5.24
test('words of a page link to it above all carts', async () => {
  const html = await app.page('/inventory?q=financing+for+a+rental+in+tobyhanna');
  expect(shownCount(html)).toBe('Showing 32 of 32 vehicles');
  const list = findAll(html, 'ul').find(({ attributes }) => attributes['aria-label'] === 'Pages');
  expect(list?.findAll('a').map(({ attributes }) => attributes.href)).toEqual([
    'https://financing.laurelridgecarts.example/apply',
    '/rentals',
    '/tobyhanna-township-golf-carts',
    '/inventory?q=financing+for+a+rental+in+tobyhanna&place=Tobyhanna+Township',
    '/rentals/tobyhanna-township',
  ]);
  const main = textOf(html);
  expect(main.indexOf('Apply for financing')).toBeLessThan(main.indexOf('Showing 32'));
});

// spec S5.22
test('a word that is read otherwise is said', async () => {
  const html = await app.page('/inventory?q=evolutoin');
  expect(shownCount(html)).toBe('Showing 24 of 32 vehicles');
  expect(textOf(html)).toContain('We read “evolutoin” as “evolution”.');
});

test('the page’s own script gets what the page shows', async () => {
  const query = 'q=rover&seats=6&sort=price';
  const view = await (await app.ask(`/api/vehicles?view=inventory&${query}`)).json();
  const html = await app.page(`/inventory?${query}`);
  expect(view).toMatchObject({ matching: 4, total: 32, page: 1, filters: { q: 'rover' } });
  expect(view.cards.map(({ id }: { id: string }) => id)).toEqual(
    shownIds(html).map((id) => decodeURIComponent(id)),
  );
});

// spec S5.24
test('the links that searches show lead to headings', async () => {
  for (const q of [
    ...['warranty', 'battery life', 'winter storage', 'return policy', 'deposit', 'insurance'],
    ...['license plate', 'jobs', 'phone number', 'tow', 'wheelchair', 'discount', 'seat covers'],
    ...['can it go on the road', 'hills', 'parts', 'hours', 'financing', 'tobyhanna', 'tax'],
  ]) {
    const view = await app.ask(`/api/vehicles?view=inventory&q=${encodeURIComponent(q)}`);
    const { pageLinks }: InventoryView = await view.json();
    expect(pageLinks.length, q).toBeGreaterThan(0);
    for (const { href, isOutside } of pageLinks) {
      if (isOutside) continue;
      const { pathname, search, hash } = new URL(href, 'http://localhost');
      const html = await app.page(`${pathname}${search}`);
      if (hash !== '') expect(html, href).toContain(` id="${hash.slice(1)}"`);
    }
  }
});

// spec S5.24
test('a search for parts offers no alert', async () => {
  expect(await app.page('/inventory?q=parts+for+ezgo')).not.toContain('href="/alerts?search');
  expect(await app.page('/inventory?q=ezgo')).toContain('href="/alerts?search');
});
