import { expect, test } from 'vitest';
import { day, minute } from '../../domain/duration.ts';
import { StoreFailure } from '../../domain/store-failure.ts';
import { makeVehicle } from '../../store/contract/rig.ts';
import { startAlerts, tokenIn } from '../../test/support/alert-rig.ts';
import { bodyOf, headerOf, subjectOf } from '../../test/support/mail-server.ts';

const held = { inStock: false, status: 'on-hold' } as const;
const sold = { inStock: false, status: 'sold' } as const;

async function start() {
  const alerts = await startAlerts();
  const { catalogue } = alerts.store;
  const first = [
    makeVehicle('r1', { description: 'A red one.', price: 9000 }),
    makeVehicle('held', held),
    makeVehicle('blue', { name: 'Blue cart', price: 8000 }),
  ];
  await catalogue.seed(first, '2026-05-01T08:00:00.000Z');
  const put = (id: string, change = {}, withdraw: readonly string[] = []) =>
    catalogue.apply({ put: [makeVehicle(id, change)], withdraw }, alerts.now.toISOString());
  return { alerts, put, catalogue };
}

// spec S27.2, S27.4, S27.6, S27.9
test('a confirmed search is mailed each cart that comes in, once', async () => {
  const { alerts, put } = await start();
  expect(await alerts.ask({ search: '/inventory?q=red+under+10000' })).toEqual({ kind: 'kept' });
  const [confirmation] = await alerts.mails(1);
  if (confirmation === undefined) throw new Error('no mail');
  expect(confirmation.to).toEqual(['robin@visitor.example']);
  expect(subjectOf(confirmation)).toMatch(/^Please confirm/);
  expect(bodyOf(confirmation)).toContain('when a cart under $10,000, matching “red” comes in.\n');
  expect(bodyOf(confirmation)).toContain(
    `\nhttps://carts.example/alerts/${tokenIn(confirmation)}\n`,
  );
  expect(headerOf(confirmation, 'List-Unsubscribe')).toBe(
    `<https://carts.example/alerts/${tokenIn(confirmation)}>`,
  );
  expect(headerOf(confirmation, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(confirmation, 'Auto-Submitted')).toBe('auto-replied');

  await put('new', { name: 'Crimson', description: 'A red one.', price: 7000, year: 2021 });
  await alerts.sendNews(0);
  await alerts.store.alerts.confirm(tokenIn(confirmation), alerts.now);
  const mail = await alerts.nextNews();
  expect(subjectOf(mail)).toContain('Just in: 2021 Denago Crimson, $7,000');
  const body = bodyOf(mail);
  expect(body).toContain('- 2021 Denago Crimson: $7,000\n  https://carts.example/vehicles/new\n');
  expect(body).toContain('\nhttps://carts.example/inventory?q=red+under+10000\n');
  expect(body).toContain('This alert runs until Wed, Oct 28, 2026.');
  const link = `https://carts.example/alerts/${tokenIn(mail)}`;
  expect(body).toContain(`See it or stop it:\n${link}\n`);
  expect(headerOf(mail, 'List-Unsubscribe')).toBe(`<${link}>`);
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(mail, 'Message-ID')).not.toContain(tokenIn(mail));

  // Put on hold and back: no news; nor is the one from before.
  for (const change of [held, {}]) {
    await put('new', { description: 'A red one.', price: 7000, ...change });
  }
  await put('r1', { description: 'A red one with a roof.', price: 9000 });
  alerts.pass(2 * day);
  await alerts.sendNews(0);
});

// spec S27.4, S27.6
test('the second mail comes a day later, with everything that still holds then', async () => {
  const { alerts, put } = await start();
  await alerts.confirmed({ search: '?q=red' });
  await alerts.confirmed({ vehicle: 'held', when: 'back' });
  await put('first', { description: 'Red.' });
  await alerts.sendNews(1);
  await put('second', { description: 'Red.' });
  await put('third', { description: 'Red.' });
  await put('held');
  await alerts.sendNews(0);
  await put('third', sold, ['third']);
  alerts.pass(day - minute);
  await alerts.sendNews(0);
  alerts.pass(minute);
  const mail = await alerts.nextNews();
  expect(subjectOf(mail)).toContain('News on the carts you asked about');
  const body = bodyOf(mail);
  expect(body).toContain('/vehicles/second\n');
  expect(body).not.toContain('/vehicles/third\n');
  expect(body).toContain(
    'It’s in stock now: $12,995.\n\nSee the cart:\nhttps://carts.example/vehicles/held\n',
  );
  // The mail was about both, and so is its link.
  expect(await alerts.store.alerts.find(tokenIn(mail))).toHaveLength(2);
});

// spec S27.4
test('a fall below the lowest price so far is mailed with both prices', async () => {
  const { alerts, put, catalogue } = await start();
  await alerts.confirmed({ vehicle: 'r1', when: 'price' });
  await put('r1', { price: 9500 });
  await alerts.sendNews(0);
  await put('r1', { price: 8500 });
  const first = await alerts.nextNews();
  expect(subjectOf(first)).toContain('Now $8,500: Denago Cart r1');
  expect(bodyOf(first)).toContain('It’s $8,500 now. When you asked, it was $9,000.\n');
  alerts.pass(2 * day);
  await put('r1', { price: 8000 });
  await catalogue.undo(alerts.now.toISOString());
  await alerts.sendNews(0);
  await put('r1', { ...held, price: 8400 });
  const second = await alerts.nextNews();
  expect(bodyOf(second)).toContain(
    'It’s $8,400 now. When you asked, it was $9,000; when we last wrote, $8,500. You can’t buy it right now: on hold.\n',
  );
});

// spec S27.5, S27.3
test.each([
  ['sold', sold, 'It has been sold, so this is our last email about it.'],
  ['gone from the file', {}, 'It is no longer in our stock, so this is our last email about it.'],
])(
  'a cart that is %s is said once with those like it, and its alerts end',
  async (_, change, words) => {
    const { alerts, put } = await start();
    const back = await alerts.confirmed({ vehicle: 'held', when: 'back' });
    await alerts.confirmed({ vehicle: 'held', when: 'price' });
    await put('held', change, ['held']);
    const mail = await alerts.nextNews();
    const body = bodyOf(mail);
    expect(body.split(words)).toHaveLength(3);
    expect(body).toContain('Carts like it:\n- Denago ');
    expect(body).not.toContain('This alert runs until');
    expect(await alerts.store.alerts.find(back)).toMatchObject([{ endedAt: alerts.now.getTime() }]);
    alerts.pass(2 * day);
    await put('held');
    await put('held', sold, ['held']);
    await alerts.sendNews(0);
  },
);

// spec S27.7: neither mails nor headers carry what somebody typed
test('a confirmation repeats no words that nothing here knows', async () => {
  const { alerts } = await start();
  const search = '/inventory?q=visit+evil.example%0D%0ABcc:x@y.example&brand=You+won,+call+us';
  await alerts.ask({ search });
  const [mail] = await alerts.mails(1);
  expect(mail?.raw).not.toMatch(/evil|Bcc|won/);
  expect(mail && bodyOf(mail)).toContain(
    'when a cart that matches the words of the search comes in',
  );
});

// spec S27.4
test('nothing is compared while the store does not answer, or a question about the file waits', async () => {
  const { alerts, put } = await start();
  await alerts.confirmed({ search: '?q=red' });
  await put('new', { description: 'Red.' });
  await alerts.sendNews(0, { stock: { ...alerts.news.stock, stale: true } });
  await alerts.sendNews(0, { stock: { ...alerts.news.stock, current: async () => undefined } });
  const failing = { since: '', times: 1, problem: '', isQuestion: true };
  await alerts.sendNews(0, { sync: { readNotes: async () => ({ reported: [], failing }) } });
  await alerts.sendNews(1);
});

// spec S27.8
test('an address whose alerts can not be compared is passed over', async () => {
  const { alerts, put } = await start();
  await alerts.confirmed({ vehicle: 'held', when: 'back' });
  await put('held');
  const tell = () => Promise.reject(new TypeError('broken'));
  await alerts.sendNews(0, { alerts: { ...alerts.store.alerts, tell } });
  expect(alerts.errors).toEqual(['TypeError: broken']);
  const outage = () => Promise.reject(new StoreFailure('locked'));
  await expect(
    alerts.sendNews(0, { alerts: { ...alerts.store.alerts, tell: outage } }),
  ).rejects.toThrow('locked');
  await alerts.sendNews(1);
});
