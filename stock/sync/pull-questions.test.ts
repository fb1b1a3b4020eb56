import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sampleVehicles as samples } from '../../domain/stock/sample.ts';
import {
  carts,
  csv,
  mailsOf,
  minutesAfter,
  publishStock,
} from '../../test/support/published-stock.ts';
import { answerQuestion } from './answer-question.ts';

/** Questions about all of a file, from real spreadsheets (spec S19.21). */

const published = await publishStock();
const { pull, serve, prices } = published;

const sheet = (price: string, sold: string, more = '') =>
  `Stock #,Make,Model,${price},${sold}${more && ',Internal cost'}\n${Array.from(
    { length: 12 },
    (_, n) => `A${n},Denago,Rover XL,${9000 + n},${n < 3 ? 'yes' : ''}${more && `,${more}`}\n`,
  ).join('')}`;

/** Reads a file three times, as a running site does within four minutes. */
async function pullThrice() {
  await pull();
  await pull({ at: minutesAfter(1) });
  const pulled = await pull({ at: minutesAfter(4) });
  if (pulled.kind !== 'failed') throw new Error('it was applied');
  const [mail] = mailsOf(pulled);
  return { key: pulled.question?.key ?? '', mail };
}

test.each([
  ['Our best price', 'Sold', '“Price”. 9 of 9 prices would be gone.'],
  ['Price', 'Gone?', '“Sold”. 3 of 3 sold carts would be for sale again.'],
])('with the headings %s and %s nothing changes until a yes', async (price, sold, words) => {
  serve(sheet('Price', 'Sold'));
  await pull();
  const before = await published.store.catalogue.list();
  serve(sheet(price, sold));
  const { key, mail } = await pullThrice();
  expect(await published.store.catalogue.list()).toEqual(before);
  expect(mail?.subject).toBe('Stock not changed: is your file right?');
  expect(mail?.text).toContain(`The file no longer has the column ${words}`);
  expect(mail?.text).toContain(`we don’t use: “${price === 'Price' ? sold : price}”`);
  expect(mail?.links).toMatchObject([{ words: 'Yes, the file is right', action: 'accept' }]);
  // The heading as it was is an answer too.
  serve(sheet('Price', 'Sold'));
  expect(await pull()).toMatchObject({ kind: 'read', change: undefined });
  serve(sheet(price, sold));
  expect(await pull({ yes: key })).toMatchObject({ kind: 'read', change: expect.any(Object) });
  expect(await prices()).not.toEqual(before);
  expect(await pull()).toMatchObject({ kind: 'read', change: undefined });
});

// spec S18.7
test('a price and a row that wait are noted beside a question about the file', async () => {
  serve(sheet('Price', 'Sold'));
  await pull();
  serve(sheet('Price', 'Gone?').replace('9011', '901').replace('9010', 'twelve'));
  await pull();
  const { questions = [], leftRows = [] } = await published.store.sync.readNotes();
  expect(questions).toMatchObject([
    { kind: 'file', text: expect.stringContaining('no longer has the column “Sold”') },
    { kind: 'price', text: expect.stringMatching(/^A11 .*price \$9,011 → \$901 halves/) },
  ]);
  expect(leftRows).toMatchObject([{ text: "Row 12 (A10): price “twelve” can't be read" }]);
});

test('a heading that is not known is mailed once', async () => {
  serve(sheet('Price', 'Sold'));
  await pull();
  serve(sheet('Price', 'Sold', '7000'));
  const [mail] = mailsOf(await pull());
  expect(mail?.text).toContain('unknown, or for you alone): “Internal cost”\n');
  expect(mailsOf(await pull())).toEqual([]);
  serve(sheet('Price', 'Sold', '7000').replace('9011', '9911'));
  const [next] = mailsOf(await pull());
  expect(next?.subject).toBe('Stock changed: 1 changed');
  expect(next?.text).not.toContain('Internal cost');
});

test('the first reading is a question at once, which names the carts for sale and the columns', async () => {
  await published.store.catalogue.apply({ put: samples, withdraw: [] }, '2026-05-01T12:00:00Z');
  const file = sheet('Price', 'Sold')
    .replace('Sold', 'Sold,VIN,Description,Comments')
    .replaceAll(/,(?:yes)?$/gm, '$&,3643898,Runs well,dent');
  serve(file);
  const pulled = await pull();
  if (pulled.kind !== 'failed') throw new Error('it was applied');
  const [mail] = mailsOf(pulled);
  expect(mail?.subject).toBe(
    `Your file is here: 9 carts. Put them on the site in place of the ${samples.length} samples?`,
  );
  expect(mail?.text).toContain('In your file: 9\n- A3 Denago Rover XL\n');
  const columns =
    '- Description: shown to everyone as the description\n- Comments: not used; no one sees it\n';
  expect(mail?.text).toContain(columns);
  expect(mail?.text).not.toMatch(/problem|could not/);
  expect(mail?.links).toMatchObject([{ words: 'Yes, replace the sample stock', action: 'accept' }]);
  expect(mailsOf(await pull({ at: minutesAfter(1) }))).toEqual([]);
  expect(mailsOf(await pull({ at: minutesAfter(4) }))).toEqual([]);
  expect(mailsOf(await pull({ at: minutesAfter(24 * 60) }))).toHaveLength(1);
  const [done] = mailsOf(await pull({ yes: pulled.question?.key ?? '' }));
  expect(done?.subject).toBe(`Stock changed: 12 added, ${samples.length} sold`);
  expect(done?.text).toContain(columns);
  expect(done?.text).not.toMatch(/could not|Not taken over/);
  const check = 'Taken over, but please check\n- Row 2 (A0): VIN “3643898” is not a VIN';
  expect(done?.text).toContain(check);
  serve(file.replace('9011', '9911'));
  const [next] = mailsOf(await pull());
  expect(next?.subject).toBe('Stock changed: 1 changed');
  expect(next?.text).not.toContain('VIN “');
});

/**
 * As openpyxl writes it: new and used carts on a sheet each, one with a price written the European way, one
 * row yellow, a comment, the sold ones, last year's on a hidden sheet, and notes.
 */
const sheets = new URL('../import/fixtures/workbooks/sheets.xlsx', import.meta.url);

// spec S19.15
test('two sheets are one stock; what is left, colors and comments are mailed once', async () => {
  const book = await readFile(sheets);
  published.answer = (_req, res) => res.end(book);
  const [mail] = mailsOf(await pull());
  expect(await prices()).toEqual({
    n1: 9995,
    n2: 'gone',
    n3: 11_995,
    u1: 5500,
    u2: 4900,
    u3: 6500,
  });
  const [, left = ''] = mail?.text.split('Not taken over from your file\n') ?? [];
  expect(left.split('\n').slice(0, 8)).toEqual([
    '- Sheet “Sold 2025” was not read: its name says sold, archive or old',
    '- Sheet “Last year” was not read: it is hidden',
    '- Cells have comments. They are not read: nobody sees them',
    '- Cells are colored. Colors say nothing to the website: write it into a column, “Sold” or “Status”',
    '',
    'Taken over, but please check',
    '- Row 4 of sheet “Used” (U3): price “6.500,00” was read as $6,500',
    '',
  ]);
  expect(mailsOf(await pull())).toEqual([]);
});

const question = async () =>
  (await published.store.sync.readNotes()).questions?.at(-1)?.key ?? 'none';
const answerWith = (key: string) =>
  answerQuestion(key, published.store.sync, () => pull({ yes: key }));

/** spec S19.19 */
test('a yes by mail applies a price exactly as it was asked about, once', async () => {
  serve(csv(...carts));
  await pull();
  serve(csv('A0,Denago,Rover XL,99950', ...carts.slice(1)));
  const [mail] = mailsOf(await pull());
  expect(mail?.text).toContain('Row 2 (A0): price $9,000 → $99,950 doubles it or more');
  expect(mailsOf(await pull())).toEqual([]);
  expect(await prices()).toMatchObject({ a0: 9000 });
  const key = await question();
  const words = 'Yes, this price is right (A0 Denago Rover XL, $99,950)';
  expect(mail?.links).toEqual([{ words, action: 'accept', target: key }]);
  serve(csv('A0,Denago,Rover XL,99960', ...carts.slice(1)));
  expect(await answerWith(key)).toEqual({ kind: 'changed' });
  expect(await prices()).toMatchObject({ a0: 9000 });
  const next = await question();
  expect(await answerWith(next)).toMatchObject({ kind: 'applied', answer: { key: next } });
  expect(await prices()).toMatchObject({ a0: 99_960 });
  expect(await answerWith(next)).toMatchObject({
    kind: 'already',
    answer: { by: 'owner@carts.example' },
  });
  expect((await published.store.catalogue.history())[0]).toMatchObject({
    source: expect.stringContaining('after a yes by mail'),
    by: 'owner@carts.example',
  });
});

test('a question of the day before is mailed anew when the file has changed', async () => {
  serve(csv(...carts));
  await pull();
  serve(csv(...carts.slice(0, 6)));
  for (const minutes of [0, 1, 4]) await pull({ at: minutesAfter(minutes) });
  expect(mailsOf(await pull({ at: minutesAfter(20) }))).toEqual([]);
  serve(csv(...carts.slice(0, 5)));
  expect(mailsOf(await pull({ at: minutesAfter(35) }))).toHaveLength(1);
});
