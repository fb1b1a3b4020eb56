import { expect, it } from 'vitest';
import { mailsPerDay } from '../../domain/alerts/alert.ts';
import type { TouchedCart } from '../../domain/alerts/alerts.ts';
import { day, hour } from '../../domain/duration.ts';
import { after, ask, change, confirmed, queueAll, queued, robin, start } from './alert-rig.ts';
import { makeVehicle, openDatabase, type Rig } from './rig.ts';

/** Changes of the stock that are matched with alerts, and their mails: spec S27.4, S27.6, S27.8 */
export function alertNewsContract(rig: Rig): void {
  it('hands over each change once, with its carts as they were', async () => {
    const stores = await Promise.all([rig.open(), rig.open()]);
    const [{ catalogue, alerts }] = stores;
    expect(await alerts.unseenChange()).toBeUndefined();
    const put = Array.from({ length: 1201 }, (_, n) => makeVehicle(`v${n}`));
    await catalogue.apply({ put, withdraw: [] }, start.toISOString());
    const unseen = await alerts.unseenChange();
    if (unseen === undefined) throw new Error('no change');
    expect(unseen.version).toBe(await catalogue.version());
    const touched: TouchedCart[] = [];
    for await (const page of alerts.touchedBy(unseen)) touched.push(...page);
    expect(new Set(touched.map(({ id }) => id)).size).toBe(1201);
    expect(touched[0]).toEqual({ id: touched[0]?.id });
    const matches = await Promise.all(
      stores.map((store) => store.alerts.recordMatches(unseen, [], start)),
    );
    expect(matches.toSorted()).toEqual([false, true]);
    expect(await alerts.unseenChange()).toBeUndefined();
    await catalogue.apply({ put: [makeVehicle('v0', { price: 1 })], withdraw: [] }, '2026-05-02');
    const second = await alerts.unseenChange();
    for await (const page of alerts.touchedBy(second ?? unseen)) {
      expect(page).toMatchObject([{ id: 'v0', before: { price: 12_995 } }]);
    }
    // What was taken back is no news.
    await catalogue.undo('2026-05-03');
    expect(await alerts.unseenChange()).toBeUndefined();
  });

  it('queues news once, in whichever instance, and the next a day later', async () => {
    const stores = await Promise.all([rig.open(), rig.open()]);
    const [store] = stores;
    const { id } = await confirmed(store, 'q=red');
    const { token } = await ask(store, 'q=late', after(1));
    expect(await change(store, 'a', [id], after(hour))).toBe(true);
    const [news] = await store.alerts.due(9, after(hour));
    if (news === undefined) throw new Error('no news');
    expect(news).toMatchObject({ email: robin.email, alerts: [{ id, vehicleIds: ['a'] }] });
    const counts = await Promise.all(stores.map((one) => queueAll(one, news, after(hour))));
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await queued(store)).toBe(3);
    // This cart was mailed; and another has to wait for its day.
    await change(store, 'a', [id], after(2 * hour));
    expect(await store.alerts.due(9, after(3 * day))).toEqual([]);
    await change(store, 'b', [id], after(3 * hour));
    expect(await store.alerts.due(9, after(day + hour - 1))).toEqual([]);
    const [next] = await store.alerts.due(9, after(day + hour));
    expect(next?.alerts).toMatchObject([{ vehicleIds: ['b'] }]);
    // What came before the confirmation is mailed after it.
    const [late] = await store.alerts.find(token);
    await change(store, 'c', [late?.id ?? ''], after(4 * hour));
    await store.alerts.confirm(token, after(5 * hour));
    const [both] = await store.alerts.due(9, after(2 * day));
    expect(both?.alerts.map(({ vehicleIds }) => vehicleIds)).toEqual([['b'], ['c']]);
  });

  it('mails no cart of the first result; deletes matches that did not hold', async () => {
    const store = await rig.open();
    const { id } = await confirmed(store, 'q=red', start, { seen: ['a'] });
    await change(store, 'a', [id], after(hour));
    expect(await store.alerts.due(9, after(hour))).toEqual([]);
    await change(store, 'b', [id], after(hour));
    const [news] = await store.alerts.due(9, after(hour));
    if (news === undefined) throw new Error('no news');
    const nothing = { news, mailed: [], mailedCarts: [], ends: [] };
    expect(await store.alerts.queueNews([nothing], after(hour))).toBe(1);
    expect(await store.alerts.due(9, after(hour))).toEqual([]);
    await change(store, 'b', [id], after(2 * hour));
    expect(await store.alerts.due(9, after(2 * hour))).toHaveLength(1);
  });

  it('ends with its last word, and lets go of the address, which the mail still has', async () => {
    const store = await rig.open();
    const { id, token } = await confirmed(store, 'a', start, { kind: 'price', askedPrice: 9000 });
    await change(store, 'a', [id], after(hour));
    const [news] = await store.alerts.due(9, after(hour));
    if (news === undefined) throw new Error('no news');
    expect(news.alerts[0]).toMatchObject({ askedPrice: 9000 });
    expect(await queueAll(store, news, after(hour), [id])).toBe(1);
    expect(await queued(store)).toBe(2);
    expect(await store.alerts.find(token)).toMatchObject([{ endedAt: after(hour).getTime() }]);
    expect(await store.alerts.about(['a'], after(hour))).toEqual([]);
    await store.alerts.sweep(after(29 * day));
    expect(await store.alerts.find(token)).toHaveLength(1);
    await store.alerts.sweep(after(32 * day));
    expect(await store.alerts.find(token)).toEqual([]);
  });

  it('does not wait for days after the clock was turned back', async () => {
    const store = await rig.open();
    const { id } = await confirmed(store, 'q=red', after(20 * day));
    const inFuture = after(20 * day + hour);
    await change(store, 'first', [id], inFuture);
    const [first] = await store.alerts.due(9, inFuture);
    if (first === undefined) throw new Error('no news');
    expect(await queueAll(store, first, inFuture)).toBe(1);
    for (let n = 0; n < mailsPerDay; n += 1) await ask(store, `q=${n}`, inFuture);
    // Due a day after the mail of the future, and after one of the past.
    await change(store, 'second', [id], inFuture);
    expect(await store.alerts.due(9, inFuture)).toEqual([]);
    const [second] = await store.alerts.due(9, after(hour));
    if (second === undefined) throw new Error('no news');
    expect(await queueAll(store, second, after(hour))).toBe(1);
    await change(store, 'third', [id], after(2 * hour));
    expect(await store.alerts.due(9, after(2 * hour))).toEqual([]);
    expect(await store.alerts.due(9, after(day + hour))).toHaveLength(1);
  });

  // spec S27.6
  it('counts a mail that a full mailbox could not have as no mail', async () => {
    const store = await rig.open();
    const { id } = await confirmed(store, 'q=red');
    for (let n = 0; n < mailsPerDay; n += 1) {
      const email = `robin+${n}@visitor.example`;
      await ask(store, 'q=red', after(hour), { email, mailbox: robin.mailbox });
    }
    await change(store, 'new', [id], after(hour));
    const [news] = await store.alerts.due(9, after(hour));
    if (news === undefined) throw new Error('no news');
    expect(await queueAll(store, news, after(hour))).toBe(0);
    const { db } = await openDatabase(rig.place());
    const { mailed_at, due_at } = await db
      .selectFrom('alert_addresses')
      .selectAll()
      .where('id', '=', news.addressId)
      .executeTakeFirstOrThrow();
    await db.destroy();
    expect([mailed_at, Number(due_at)]).toEqual([null, after(2 * hour).getTime()]);
  });
}
