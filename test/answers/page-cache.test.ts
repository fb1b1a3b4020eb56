import { afterAll, expect, test } from 'vitest';
import { formValues } from '../support/enquiry.ts';
import { elementText, textOf } from '../support/html.ts';
import { openApp } from '../support/open-app.ts';
import { row } from '../support/rows.ts';

/** Pages are kept whole: no visitor may ever get one that was made for another. */

const app = await openApp({ vehicles: [row({ id: 'one', name: 'Cart One', price: 5_000 })] });
afterAll(() => app.close());

test.each(['/', '/inventory', '/vehicles/one', '/eco-impact', '/terms'])(
  'a campaign never shows on %s',
  async (path) => {
    const marked = await app.page(`${path}?utm_source=MARK&gclid=MARK&x[MARK]=MARK`);
    expect(marked).not.toContain('MARK');
    expect(marked).toBe(await app.page(path));
  },
);

// spec S1.1
test('request headers change no page', async () => {
  const headers = {
    cookie: 'who=MARK',
    'user-agent': 'MARK',
    'accept-language': 'de',
    host: 'MARK.example',
    'x-forwarded-host': 'MARK.example',
    'x-forwarded-for': 'MARK',
    authorization: 'MARK',
    referer: 'https://carts.example/MARK',
  };
  const html = await (await app.ask('/about?first', { headers })).text();
  expect(html).not.toContain('MARK');
  expect(await app.page('/about')).toBe(html);
});

test('the contact page keeps the referring page for each visitor alone', async () => {
  const ask = async (referer?: string) =>
    formValues(
      await (
        await app.ask('/contact', { headers: referer === undefined ? {} : { referer } })
      ).text(),
    );
  const [mine, yours, nobody, outside] = await Promise.all([
    ask('https://carts.example/denago'),
    ask('https://carts.example/evolution?secret=1'),
    ask(),
    ask('https://search.example/?q=private'),
  ]);
  expect([mine.page, yours.page]).toEqual(['/denago', '/evolution']);
  expect([nobody.page, outside.page]).toEqual([undefined, undefined]);
  expect(mine.submission).not.toBe(yours.submission);
});

// spec S4.5
test('a change of stock shows everywhere within seconds', async () => {
  expect(textOf(await app.page('/vehicles/one'))).toContain('$5,000');
  expect(textOf(await app.page('/dalton-golf-carts'))).toContain('$5,000');
  const changed = row({ id: 'one', name: 'Cart Uno', price: 4_500 });
  await app.store.catalogue.apply({ put: [changed], withdraw: [] }, new Date().toISOString());
  const name = async () => elementText(await app.page('/vehicles/one'), 'h1');
  await expect.poll(name).toBe('Cart Uno');
  expect(textOf(await app.page('/dalton-golf-carts'))).toContain('$4,500');
  expect(textOf(await app.page('/inventory'))).toContain('Cart Uno');
  expect(await (await app.ask('/api/vehicles/one')).json()).toMatchObject({ price: 4_500 });
});
