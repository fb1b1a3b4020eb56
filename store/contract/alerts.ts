import { expect, it } from 'vitest';
import { mailsPerDay, maxAlerts } from '../../domain/alerts/alert.ts';
import { day, hour, minute } from '../../domain/duration.ts';
import { staffMailDays } from '../../domain/enquiries/outbox.ts';
import { keyOf } from '../schema.ts';
import { after, ask, confirmed, due, mail, newsOf, queued, start, tell } from './alert-rig.ts';
import { openDatabase, type Rig } from './rig.ts';

/** Alerts from their request to their end: spec S27.2, S27.3, S27.6 */
export function alertsContract(rig: Rig): void {
  it('keeps an alert once with its mail, confirms it, and ends it once', async () => {
    const store = await rig.open();
    const { alerts } = store;
    const first = await ask(store, 'q=red', start, { told: ['a', 'b'] });
    expect(first.result).toBe('kept');
    const again = await ask(store, 'q=red', after(minute));
    expect(again.result).toBe('kept');
    expect(await queued(store)).toBe(2);
    const [claim] = await store.outbox.claim(1, 60, new Date());
    expect(claim).toMatchObject({ kind: 'alert', mail });
    const [alert] = await alerts.find(first.token);
    expect(alert).toMatchObject({
      subject: 'q=red',
      told: ['a', 'b'],
      endsAt: after(3 * day).getTime(),
    });
    expect(await alerts.find(again.token)).toEqual([alert]);
    expect(await alerts.find('nothing')).toEqual([]);
    const [current] = await alerts.confirm(first.token, after(hour));
    expect(current).toMatchObject({ confirmedAt: after(hour).getTime() });
    expect(current?.endsAt).toBe(after(180 * day).getTime());
    expect((await ask(store, 'q=red', after(hour))).result).toBe('already-confirmed');
    expect(await alerts.count(after(hour))).toEqual([
      { kind: 'search', subject: 'q=red', count: 1 },
    ]);
    await ask(store, 'q=blue', after(2 * hour), {
      email: 'kim@visitor.example',
      mailbox: 'kim@visitor.example',
    });
    expect(await alerts.countRequests(start)).toEqual({ requests: 2, confirmed: 1 });
    expect(await alerts.countRequests(after(hour))).toEqual({ requests: 1, confirmed: 0 });
    const [ended] = await alerts.end(again.token, 'these', after(2 * hour));
    expect(ended?.endedAt).toBe(after(2 * hour).getTime());
    expect((await alerts.end(first.token, 'these', after(3 * hour)))[0]).toEqual(ended);
    expect((await alerts.confirm(first.token, after(3 * hour)))[0]).toEqual(ended);
    expect(await alerts.count(after(hour))).toEqual([]);
    // What had not left goes no more, but for what a worker has in hand.
    expect(await queued(store)).toBe(2);
  });

  it('mails one mailbox five times in 24 hours, and keeps one of them for news', async () => {
    const store = await rig.open();
    const mails = await Promise.all(
      Array.from({ length: 7 }, (_, n) => ask(store, `q=${n}`, after(n))),
    );
    expect(mails.filter(({ result }) => result === undefined)).toHaveLength(2);
    expect(await queued(store)).toBe(5);
    const tagged = { email: 'robin+1@visitor.example' };
    expect((await ask(store, 'q=8', after(hour), tagged)).result).toBeUndefined();
    expect((await ask(store, 'q=8', after(day + minute), tagged)).result).toBe('kept');
    const other = { email: 'kim@visitor.example', mailbox: 'kim@visitor.example' };
    await confirmed(store, 'q=1', start, other);
    const tries = [];
    for (let n = 0; n < 4; n += 1) tries.push(await ask(store, `q=k${n}`, after(n), other));
    expect(tries.map(({ result }) => result)).toEqual(['kept', 'kept', 'kept', undefined]);
  });

  it('keeps twenty alerts of an address at most', async () => {
    const store = await rig.open();
    for (let n = 0; n < maxAlerts; n += 1) await confirmed(store, `q=${n}`, after(n * day));
    const more = await ask(store, 'q=more', after(21 * day));
    expect(more.result).toBe('full');
    expect(await store.alerts.find(more.token)).toHaveLength(maxAlerts);
    expect(await store.alerts.countOf(more.token, after(21 * day))).toBe(maxAlerts);
    await store.alerts.end(more.token, 'all', after(21 * day));
    expect(await store.alerts.countOf(more.token, after(21 * day))).toBe(0);
  });

  it.each([
    ['3 days without a confirmation', false, 3],
    ['180 days', true, 180],
  ])('ends after %s', async (_, isConfirmed, days) => {
    const store = await rig.open();
    const { token } = await ask(store, 'q=red');
    if (isConfirmed) await store.alerts.confirm(token, after(day));
    await store.alerts.expire(after(days * day - 1));
    expect((await store.alerts.find(token))[0]?.endedAt).toBeUndefined();
    const last = after(days * day);
    expect(await due(store, last)).toBeUndefined();
    await store.alerts.expire(last);
    expect((await store.alerts.find(token))[0]?.endedAt).toBe(last.getTime());
    expect(await store.alerts.confirm(token, after(days * day + 1))).toMatchObject([
      { endedAt: last.getTime() },
    ]);
  });

  // spec S27.3
  it.each([
    ['dead', staffMailDays],
    ['sent', 1],
  ] as const)('keeps %s mails for %i days', async (state, days) => {
    const store = await rig.open();
    await confirmed(store, 'q=red');
    const [claim] = await store.outbox.claim(9, 60, new Date());
    if (claim === undefined) throw new Error('nothing claimed');
    if (state === 'sent') await store.outbox.markSent(claim);
    else await store.outbox.markDead(claim, 'unknown mailbox');
    await store.alerts.expire(after(days * day));
    expect(await store.outbox.list(state)).toHaveLength(1);
    await store.alerts.expire(after(days * day + 1));
    expect(await store.outbox.list(state)).toEqual([]);
  });

  it('is forgotten with its address, whatever its spelling', async () => {
    const store = await rig.open();
    const { token } = await confirmed(store, 'q=red');
    expect(await store.enquiries.forget(' ROBIN@visitor.example')).toEqual({
      enquiries: 0,
      alerts: 1,
    });
    expect(await store.alerts.find(token)).toEqual([]);
    expect(await queued(store)).toBe(0);
  });

  // spec S27.3
  it('keeps an address under a hash that nobody can make who lacks the secret of the store', async () => {
    const store = await rig.open();
    const email = 'guess@visitor.example';
    await ask(store, 'q=blue', start, { email, mailbox: email });
    const { db } = await openDatabase(rig.place());
    const rows = await db.selectFrom('alert_addresses').selectAll().execute();
    await db.destroy();
    expect(rows).toHaveLength(1);
    expect([rows[0]?.id, rows[0]?.mailbox_key]).not.toContain(keyOf(email));
    expect(rows[0]?.id).toMatch(/^[\w-]{43}$/);
  });

  // spec S27.3
  it('does not write an ended address again when its mailbox has had its mails', async () => {
    const store = await rig.open();
    for (let n = 0; n < mailsPerDay; n += 1) {
      const { token } = await ask(store, `q=${n}`);
      await store.alerts.end(token, 'all', start);
    }
    const { result } = await ask(store, 'q=last', after(hour));
    expect(result).toBeUndefined();
    const { db } = await openDatabase(rig.place());
    expect(await db.selectFrom('alert_addresses').select('email').execute()).toEqual([
      { email: null },
    ]);
    await db.destroy();
  });

  // spec S27.3
  it('keeps no mail to an address that has ended, and sends the last one of another', async () => {
    const store = await rig.open();
    const first = await confirmed(store, 'q=red');
    const [sent] = await store.outbox.claim(9, 60, new Date(Date.now() + 1000));
    if (sent !== undefined) await store.outbox.markSent(sent);
    await store.alerts.end(first.token, 'all', after(hour));
    const other = { email: 'kim@visitor.example', mailbox: 'kim@visitor.example' };
    await confirmed(store, 'v1', start, { kind: 'back', ...other });
    expect(await tell(store, after(hour), newsOf('gone', true))).toBe(true);
    const last = await queued(store);
    const third = await ask(store, 'q=red', after(hour));
    await store.alerts.end(third.token, 'all', after(hour));
    expect(await queued(store)).toBe(last);
    expect(await store.outbox.list('sent')).toEqual([]);
  });
}
