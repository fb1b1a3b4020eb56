import { describe, expect, test } from 'vitest';
import {
  carts,
  csv,
  mailsOf,
  minutesAfter,
  publishStock,
} from '../../test/support/published-stock.ts';
import { answerQuestion } from './answer-question.ts';

const published = await publishStock();
const { pull, serve, prices } = published;

/** spec S19.19 */
describe('a yes by mail', () => {
  const question = async () =>
    (await published.store.sync.readNotes()).questions?.at(-1)?.key ?? 'none';
  const answerWith = (key: string) =>
    answerQuestion(key, published.store.sync, () => pull({ yes: key }));

  test('applies a price exactly as it was asked about, once', async () => {
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

  test('to a question of the day before is mailed anew when the file has changed', async () => {
    serve(csv(...carts));
    await pull();
    serve(csv(...carts.slice(0, 6)));
    for (const minutes of [0, 1, 4]) await pull({ at: minutesAfter(minutes) });
    expect(mailsOf(await pull({ at: minutesAfter(20) }))).toEqual([]);
    serve(csv(...carts.slice(0, 5)));
    expect(mailsOf(await pull({ at: minutesAfter(35) }))).toHaveLength(1);
  });
});
