import { expect, test } from 'vitest';
import { byHand } from '../../domain/stock/file-cells.ts';
import {
  carts,
  csv,
  mailsOf,
  minutesAfter,
  now,
  publishStock,
} from '../../test/support/published-stock.ts';

const published = await publishStock();
const { pull, serve, prices } = published;

/** spec S19.17 */
test('a bad row leaves its cart as it was; the staff are mailed about it once', async () => {
  serve(csv(...carts));
  await pull();
  const rows = [
    'A0,Denago,Rover XL,twelve',
    ...carts.slice(1, -1),
    'A11,Denago,Rover XL,9500',
    ',,Total,',
  ];
  serve(csv(...rows));
  const [changed] = mailsOf(await pull());
  expect(changed?.subject).toBe("Stock changed: 1 changed; 1 row can't be used");
  expect(changed?.text).toContain(
    "- Row 2 (A0): price “twelve” can't be read\n- 1 row (14) names no cart, or repeats another row",
  );
  expect(await prices()).toMatchObject({ a0: 9000, a11: 9500 });
  expect(mailsOf(await pull())).toEqual([]);
  expect((await published.store.sync.readNotes()).leftRows).toMatchObject([
    { text: "Row 2 (A0): price “twelve” can't be read", ids: expect.arrayContaining(['a0']) },
  ]);
  serve(csv(...rows, 'A99,Denago,Rover XL,many'));
  await pull();
  serve(csv(...rows, 'A99,Denago,Rover XL,few'));
  const [news] = mailsOf(await pull());
  expect(news?.subject).toBe('Stock: parts of your file need a look');
  expect(news?.text).toContain('(A99): price “few”');
});

// spec S19.18
test('what nobody can see of a change is no mail', async () => {
  serve(csv(...carts));
  await pull();
  const stock = await published.store.catalogue.list();
  const [a0] = stock;
  if (a0 === undefined) throw new Error('no cart');
  await published.store.catalogue.apply(
    byHand({ put: [{ ...a0, price: 8000 }], withdraw: [] }, stock),
    now.toISOString(),
    { origin: 'hand' },
  );
  // The file says the same by now: only what is known of its cell changes.
  serve(csv('A0,Denago,Rover XL,8000', ...carts.slice(1)));
  const pulled = await pull();
  expect(pulled).toMatchObject({ kind: 'read', change: expect.any(Object) });
  expect(mailsOf(pulled)).toEqual([]);
});

// spec S19.18
test('a file that is read again and changes carts is one mail', async () => {
  serve(csv(...carts));
  await pull();
  published.answer = (_, res) => res.writeHead(503).end();
  for (const minutes of [0, 1, 4]) await pull({ at: minutesAfter(minutes) });
  serve(csv('A0,Denago,Rover XL,8500', ...carts.slice(1)));
  const [mail, ...others] = mailsOf(await pull());
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Stock changed: 1 changed');
  expect(mail?.text).toMatch(/^The website can read your stock file again/);
});

// spec S19.14
test('a reading that was taken back stays so until the cells of the file change', async () => {
  serve(csv(...carts));
  await pull();
  const before = await prices();
  serve(csv('A0,Denago,Rover XL,8500', ...carts.slice(2), 'N1,Denago,Nomad,8000'));
  await pull();
  expect(await prices()).toMatchObject({ a0: 8500, a1: 'gone', n1: 8000 });
  await published.store.catalogue.undo(now.toISOString());
  expect(await pull()).toMatchObject({ kind: 'read', change: undefined });
  expect(await prices()).toEqual({ ...before, n1: 'gone' });
  const others = ['A1,Denago,Rover XL,9002', ...carts.slice(2), 'N1,Denago,Nomad,8100'];
  serve(csv('A0,Denago,Rover XL,8600', ...others));
  await pull();
  expect(await prices()).toEqual({ ...before, a0: 8600, a1: 9002, n1: 8100 });
});
