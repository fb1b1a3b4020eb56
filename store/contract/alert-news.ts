import { expect, it } from 'vitest';
import { mailsPerDay } from '../../domain/alerts/alert.ts';
import { day, hour } from '../../domain/duration.ts';
import { after, ask, confirmed, due, newsOf, queued, robin, start, tell } from './alert-rig.ts';
import type { Rig } from './rig.ts';

/** spec S27.4, S27.6, S27.8 */
export function alertNewsContract(rig: Rig): void {
  it('stores news with its mail once, in whichever instance, and the next a day later', async () => {
    const stores = await Promise.all([rig.open(), rig.open()]);
    const [store] = stores;
    const { id } = await confirmed(store, 'q=red', start, { told: ['seen'] });
    const { token } = await ask(store, 'q=late', after(1));
    const address = await due(store, after(hour));
    expect(address?.alerts).toMatchObject([{ id, told: ['seen'] }]);
    if (address === undefined) throw new Error('none is due');
    const news = newsOf('a')(address.alerts);
    const told = await Promise.all(
      stores.map(({ alerts }) => alerts.tell(address, news, after(hour))),
    );
    expect(told.toSorted()).toEqual([false, true]);
    expect(await queued(store)).toBe(3);
    expect(await due(store, after(day + hour - 1))).toBeUndefined();
    expect((await due(store, after(day + hour)))?.alerts).toMatchObject([{ told: ['seen', 'a'] }]);
    await store.alerts.confirm(token, after(5 * hour));
    expect((await due(store, after(2 * day)))?.alerts).toHaveLength(2);
  });

  it('stores nothing of news that is interrupted', async () => {
    const store = await rig.open();
    await confirmed(store, 'q=red');
    const interrupted = newsOf('a');
    await expect(
      tell(store, start, (alerts) => ({
        ...interrupted(alerts),
        mail: {
          alertIds: [],
          compose: () => {
            throw new Error('killed');
          },
        },
      })),
    ).rejects.toThrow('killed');
    expect((await due(store, start))?.alerts).toMatchObject([{ told: [] }]);
    expect(await queued(store)).toBe(1);
    expect(await tell(store, start)).toBe(true);
  });

  it('stores a comparison without news, and the next may follow at once', async () => {
    const store = await rig.open();
    await confirmed(store, 'v1', start, { kind: 'price', askedPrice: 9000 });
    const silent = newsOf('here');
    expect(await tell(store, start, (alerts) => ({ told: silent(alerts).told }))).toBe(false);
    expect((await due(store, start))?.alerts).toMatchObject([{ told: ['here'], askedPrice: 9000 }]);
    const lower = (alerts: readonly { readonly id: string }[]) => ({
      ...newsOf('x')([]),
      told: alerts.map(({ id }) => ({ id, price: 8000, isOver: false })),
    });
    expect(await tell(store, start, lower)).toBe(true);
    expect((await due(store, after(day)))?.alerts).toMatchObject([
      { told: ['here'], toldPrice: 8000 },
    ]);
  });

  it('ends with its last news, and lets go of the address, which the mail still has', async () => {
    const store = await rig.open();
    const { token } = await confirmed(store, 'a', start, { kind: 'back' });
    expect(await tell(store, after(hour), newsOf('gone', true))).toBe(true);
    expect(await queued(store)).toBe(2);
    expect(await store.alerts.find(token)).toMatchObject([{ endedAt: after(hour).getTime() }]);
    expect(await due(store, after(2 * day))).toBeUndefined();
    await store.alerts.expire(after(29 * day));
    expect(await store.alerts.find(token)).toHaveLength(1);
    await store.alerts.expire(after(32 * day));
    expect(await store.alerts.find(token)).toEqual([]);
  });

  it('compares every address, past any page, and no alert that ended meanwhile', async () => {
    const store = await rig.open();
    for (let n = 0; n < 101; n += 1) {
      const email = `n${n}@visitor.example`;
      await confirmed(store, 'q=red', start, { email, mailbox: email });
    }
    const all = await Array.fromAsync(store.alerts.due(start));
    expect(new Set(all.map(({ id }) => id)).size).toBe(101);
    const [first] = all;
    const { token } = await ask(store, 'q=red', after(1), {
      email: first?.email,
      mailbox: first?.email,
    });
    await store.alerts.end(token, 'all', after(1));
    const again = await Array.fromAsync(store.alerts.due(after(1)));
    expect(again).toHaveLength(100);
    if (first === undefined) throw new Error('none is due');
    expect(await store.alerts.tell(first, newsOf('a')(first.alerts), after(1))).toBe(false);
  });

  it('does not wait for days after the clock was turned back', async () => {
    const store = await rig.open();
    const inFuture = after(20 * day);
    await confirmed(store, 'q=red', inFuture);
    expect(await tell(store, inFuture)).toBe(true);
    for (let n = 0; n < mailsPerDay; n += 1) await ask(store, `q=${n}`, inFuture);
    expect(await tell(store, inFuture)).toBe(false);
    expect(await tell(store, after(hour))).toBe(true);
    expect(await tell(store, after(2 * hour))).toBe(false);
    expect(await tell(store, after(day + hour))).toBe(true);
  });

  // spec S27.6
  it('stores no news for a mailbox that has had its mails', async () => {
    const store = await rig.open();
    await confirmed(store, 'q=red');
    for (let n = 0; n < mailsPerDay; n += 1) {
      const email = `robin+${n}@visitor.example`;
      await ask(store, 'q=red', after(hour), { email, mailbox: robin.mailbox });
    }
    expect(await tell(store, after(hour))).toBe(false);
    expect((await due(store, after(hour)))?.alerts).toMatchObject([{ told: [] }]);
    expect(await tell(store, after(day + hour))).toBe(true);
  });
}
