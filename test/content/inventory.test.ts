import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { InventoryView } from '../../app/islands/inventory/inventory-view.ts';
import { elements, findAll, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

const app = await openApp();
afterAll(() => app.close());

const shownIds = (html: string) => [
  ...new Set(
    elements(html, 'a')
      .map(({ href = '' }) => /^\/vehicles\/(.+)$/.exec(href)?.[1])
      .filter((id) => id !== undefined),
  ),
];

const count = (html: string) =>
  findAll(html, 'p')
    .find(({ attributes }) => attributes.role === 'status')
    ?.text.replaceAll('\n', ' ');

describe('filters in the address', () => {
  test.each([
    ['', 32],
    ['?brand=DENAGO', 8],
    ['?brand=evolution', 24],
    ['?brand=Evolution&category=Ranger', 5],
    ['?category=Rover', 4],
    ['?category=turfman', 3],
    ['?price=under-15000', 27],
    ['?price=15000-25000', 5],
    ['?q=ROVER+xxl', 1],
    ['?q=%20%20lake%20house%20', 1],
    ['?brand=all&category=all&price=all&q=', 32],
    ['?price=cheap', 32],
    ['?brand=DENAGO&brand=EVOLUTION', 8],
    ['?utm_source=paper&brand=DENAGO', 8],
  ])('%s: %i', async (query, matching) => {
    const html = await app.page(`/inventory${query}`);
    expect(count(html)).toBe(`Showing ${matching} of 32 vehicles`);
    expect(shownIds(html)).toHaveLength(matching);
    const listed: { id: string; inStock: boolean }[] = await (
      await app.ask('/api/vehicles')
    ).json();
    const order = [...listed]
      .sort((a, b) => Number(b.inStock) - Number(a.inStock))
      .map(({ id }) => id);
    const ids = shownIds(html).map((id) => decodeURIComponent(id));
    expect(ids).toEqual([...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  // spec S5.14
  test.each([
    '?price=over-25000',
    '?q=zeppelin',
    '?brand=Tomberlin',
    '?brand=DENAGO&category=Ranger',
  ])('%s: no match, with an explanation', async (query) => {
    const html = await app.page(`/inventory${query}`);
    expect(count(html)).toBe('Showing 0 of 32 total vehicles');
    const text = textOf(html);
    expect(text).toContain('No vehicles match your current filters.');
    expect(text).toContain('No vehicles found');
    expect(text).toContain('Try adjusting your search criteria or filters');
    expect(shownIds(html)).toEqual([]);
  });

  // spec S5.2, S5.3
  test('the form shows the filters of the address', async () => {
    const html = await app.page(
      '/inventory?q=plus&brand=EVOLUTION&category=Ranger&price=under-15000',
    );
    const search = elements(html, 'input').find(({ name }) => name === 'q');
    expect(search?.value).toBe('plus');
    const chosen = elements(html, 'option').filter(
      (option) => 'selected' in option && option.value,
    );
    expect(chosen.map(({ value }) => value)).toEqual(['EVOLUTION', 'Ranger', 'under-15000']);
    expect(elements(html, 'select').map(({ name }) => name)).toEqual([
      ...['brand', 'category', 'price', 'seats', 'sort', 'condition', 'stance', 'showroom', 'town'],
    ]);
    const forms = elements(html, 'form').filter(({ action }) => action === '/inventory#result');
    expect(forms.map(({ method = 'get' }) => method)).toEqual(['get']);
  });

  // spec S5.4, S5.5, S5.6
  test('the five fixed series come first, then every other series in stock', async () => {
    const html = await app.page('/inventory');
    const options = (name: string) => {
      const select = findAll(html, 'select').find(({ attributes }) => attributes.name === name);
      return select?.findAll('option').map(({ attributes }) => attributes.value) ?? [];
    };
    expect(options('brand')).toEqual(['', 'DENAGO', 'EVOLUTION']);
    expect(options('category').slice(0, 6)).toEqual([
      '',
      'Ranger',
      'Maverick',
      'Forester',
      'Turfman',
      'Rover',
    ]);
    expect(options('category').length).toBeGreaterThan(6);
    expect(options('price')).toEqual(['', 'under-15000', '15000-25000', 'over-25000']);
  });
});

describe('cards', () => {
  // spec S4.4, S5.12
  test('show price, badge and a link to the page', async () => {
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

  // spec S4.7, S5.6
  test('a cart without a price is in no price band', async () => {
    const odd = await openApp({ vehicles: [row({ id: 'a', price: undefined }), row({ id: 'b' })] });
    onTestFinished(() => odd.close());
    expect(textOf(await odd.page('/inventory'))).toContain('Call for Price');
    expect(count(await odd.page('/inventory?price=under-15000'))).toBe('Showing 1 of 2 vehicles');
  });
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
    expect(count(html)).toBe(`Showing ${first}–${Math.min(100, first + 35)} of 100 vehicles`);
    names.push(...shownIds(html));
    const links: string[] = elements(html, 'a').map(({ href = '' }) => href);
    page += 1;
    next = links.find((href) => href === `/inventory?page=${page}`);
  }
  expect(names).toEqual(rows.map(({ id }) => id));
  expect(shownIds(await many.page('/inventory?page=999'))).toHaveLength(100 % 36);
});

describe('the search', () => {
  test.each([
    ['?q=2+seater', 7],
    ['?q=lifted+6+seater+under+12k', 6],
    ['?q=6-passenger&brand=DENAGO', 4],
    ['?seats=8', 2],
    ['?q=enclosed', 2],
    ['?q=cargo+bed&price=under-15000', 3],
    ['?condition=new', 32],
    ['?stance=street&seats=6', 5],
  ])('%s: %i', async (query, matching) => {
    const html = await app.page(`/inventory${query}`);
    expect(count(html)).toBe(`Showing ${matching} of 32 vehicles`);
    expect(shownIds(html)).toHaveLength(matching);
  });

  // spec S5.11
  test('each understood phrase has a chip that links to the search without it', async () => {
    const html = await app.page('/inventory?q=lifted+denago+6+seater&sort=price');
    const chips = elements(html, 'a').filter((link) => link['aria-label']?.startsWith('Remove: '));
    expect(chips.map((link) => [link['aria-label'], link.href])).toEqual([
      ['Remove: 6 or more seats', '/inventory?q=lifted+denago&sort=price'],
      ['Remove: Denago', '/inventory?q=lifted+6+seater&sort=price'],
      ['Remove: Lifted', '/inventory?q=denago+6+seater&sort=price'],
    ]);
  });

  // spec S5.14
  test('without a match, links lead to what matches without one condition', async () => {
    const html = await app.page('/inventory?q=8+seater+under+9k&brand=DENAGO');
    // Said once, in one block (spec S5.14).
    expect(textOf(html).match(/No vehicles found/g)).toHaveLength(1);
    const links = elements(html, 'a').map(({ href }) => href);
    expect(textOf(html)).toContain('Without 8 or more seats: 2 carts');
    expect(links).toContain('/inventory?q=under+9k&brand=DENAGO');
    expect(textOf(html)).toContain('Without Under $9,000: 1 cart');
  });

  // spec S5.9
  test('the specified filters say how many carts each option finds now', async () => {
    const html = await app.page('/inventory?brand=DENAGO');
    const options = findAll(html, 'option').map(({ text }) => text);
    for (const option of ['DENAGO (8)', 'EVOLUTION (24)', 'Ranger (0)', 'Rover (4)']) {
      expect(options).toContain(option);
    }
    expect(options).toContain('Under $15,000 (7)');
    expect(options).toContain('Over $25,000 (0)');
    const showroom = findAll(html, 'select').find(
      ({ attributes }) => attributes.name === 'showroom',
    );
    expect(showroom?.findAll('option').map(({ text }) => text)).toEqual(['Any', 'Pocono Pines']);
  });

  // spec S5.24
  test('words of a page link to it above all carts', async () => {
    const html = await app.page('/inventory?q=financing+for+a+rental+in+tobyhanna');
    expect(count(html)).toBe('Showing 32 of 32 vehicles');
    const list = findAll(html, 'ul').find(({ attributes }) => attributes['aria-label'] === 'Pages');
    expect(list?.findAll('a').map(({ attributes }) => attributes.href)).toEqual([
      'https://financing.laurelridgecarts.example/apply',
      '/rentals',
      '/tobyhanna-township-golf-carts',
      '/inventory?q=financing+for+a+rental+in+tobyhanna&town=tobyhanna-township',
      '/rentals/tobyhanna-township',
    ]);
    const main = textOf(html);
    expect(main.indexOf('Apply for financing')).toBeLessThan(main.indexOf('Showing 32'));
  });

  // spec S5.22
  test('a word that is read otherwise is said', async () => {
    const html = await app.page('/inventory?q=evolutoin');
    expect(count(html)).toBe('Showing 24 of 32 vehicles');
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
});

// spec S5.24
test.each(
  [
    ...['warranty', 'battery life', 'charger', 'winter storage', 'return policy', 'deposit'],
    ...[
      'insurance',
      'tax',
      'license plate',
      'jobs',
      'phone number',
      'tow',
      'wheelchair',
      'discount',
    ],
    ...[
      'can it go on the road',
      'seat covers',
      'hills',
      'parts',
      'hours',
      'financing',
      'tobyhanna',
    ],
  ].map((q) => [q]),
)('the link that a search for %j shows leads to a heading', async (q) => {
  const { pageLinks }: InventoryView = await (
    await app.ask(`/api/vehicles?view=inventory&q=${encodeURIComponent(q)}`)
  ).json();
  expect(pageLinks.length).toBeGreaterThan(0);
  for (const { href, isOutside } of pageLinks) {
    if (isOutside) continue;
    const { pathname, search, hash } = new URL(href, 'http://localhost');
    const html = await app.page(`${pathname}${search}`);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`);
    expect(['', ...ids]).toContain(hash);
  }
});

// spec S5.24
test('a search in Spanish shows the phone number, and one for parts offers no alert', async () => {
  const spanish = await app.page('/inventory?q=carritos+usados');
  expect(elements(spanish, 'a')).toContainEqual(
    expect.objectContaining({ href: 'tel:+18005550142', lang: 'es' }),
  );
  expect(await app.page('/inventory?q=parts+for+ezgo')).not.toContain('href="/alerts?search');
  expect(await app.page('/inventory?q=ezgo')).toContain('href="/alerts?search');
});
