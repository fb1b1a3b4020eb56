import { expect, it, vi } from 'vitest';
import type { DeliveryKind } from '../../domain/enquiries/enquiry.ts';
import type { Claim } from '../../domain/enquiries/outbox.ts';
import type { Store } from '../open-store.ts';
import { makeEnquiry, openDatabase, type Rig, tradeIn } from './rig.ts';

const seconds = 1000;

async function keepEnquiries(store: Store, count: number, ...kinds: DeliveryKind[]): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const enquiry = makeEnquiry();
    await store.enquiries.keep(enquiry, enquiry.id, kinds.length === 0 ? ['dealer'] : kinds);
  }
}

export function outboxContract(rig: Rig): void {
  const now = () => new Date(Date.now() + seconds);
  const after = (secondsLater: number) => new Date(now().getTime() + secondsLater * seconds);

  it('never gives one delivery to two workers', async () => {
    const stores = await Promise.all([rig.open(), rig.open(), rig.open()]);
    await keepEnquiries(stores[0] as Store, 60, 'adf');
    const due = now();
    const rounds = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (stores[n % 3] as Store).outbox.claim(7, 60, due)),
    );
    const ids = rounds.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await (stores[0] as Store).outbox.claim(100, 60, due);
    expect(ids.length + rest.length).toBe(60);
    expect(await (stores[1] as Store).outbox.claim(100, 60, due)).toEqual([]);
  });

  it('hands over the enquiry, the attempt and when the trying began', async () => {
    const { enquiries, outbox } = await rig.open();
    const enquiry = makeEnquiry({ message: 'Ω <b>\u0000' });
    await enquiries.keep(enquiry, 'form', ['adf']);
    const first = now();
    const [claim] = await outbox.claim(5, 60, first);
    expect(claim).toMatchObject({ enquiry, kind: 'adf', attempts: 1, state: 'queued' });
    expect(claim?.tryingSince).toBe(first.toISOString());
    if (claim === undefined) throw new Error('nothing claimed');
    expect(await outbox.postpone(claim, 'server busy', after(60))).toBe(true);
    expect(await outbox.claim(5, 60, after(30))).toEqual([]);
    const [again] = await outbox.claim(5, 60, after(61));
    expect(again).toMatchObject({ attempts: 2, tryingSince: claim.tryingSince, id: claim.id });
    expect(again?.problem).toBe('server busy');
  });

  it('gives a dead worker’s deliveries to another when the lease has ended', async () => {
    const [crashed, living] = await Promise.all([rig.open(), rig.open()]);
    await keepEnquiries(crashed, 1);
    const [lost] = await crashed.outbox.claim(1, 120, now());
    expect(await living.outbox.claim(1, 120, after(119))).toEqual([]);
    const [second] = await living.outbox.claim(1, 120, after(121));
    expect(second?.id).toBe(lost?.id);
    if (lost === undefined || second === undefined) throw new Error('nothing claimed');
    // The first worker comes back after its lease and must not settle the delivery.
    expect(await crashed.outbox.markDead(lost, 'late')).toBe(false);
    expect(await living.outbox.markSent(second)).toBe(true);
    expect(await living.outbox.markSent(second)).toBe(false);
    expect(await living.outbox.count()).toEqual({ queued: 0, sent: 1, dead: 0 });
  });

  it('does not wait for hours after the clock was turned back', async () => {
    const { enquiries, outbox } = await rig.open();
    await enquiries.keep(makeEnquiry(), 'tried', ['dealer']);
    const [claim] = await outbox.claim(1, 180, now());
    if (claim === undefined) throw new Error('nothing claimed');
    await outbox.postpone(claim, 'server busy', after(60));
    await enquiries.keep(makeEnquiry(), 'new', ['dealer']);
    expect(await outbox.claim(9, 180, after(-60))).toEqual([]);
    const claims = await outbox.claim(9, 180, after(-2 * 3600));
    expect(claims).toHaveLength(2);
    // What is leased at the current time is not given out again.
    expect(await outbox.claim(9, 180, after(-2 * 3600 + 1))).toEqual([]);
  });

  // spec S15.7
  it('leases by the clock of the store, however far apart those of two instances are', async () => {
    if (rig.engine === 'sqlite') return;
    const [early, late] = await Promise.all([rig.open(), rig.open()]);
    await keepEnquiries(early, 1);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const machine = Date.now();
      const claimAt = ({ outbox }: Store, aheadSeconds: number) => {
        vi.setSystemTime(machine + aheadSeconds * seconds);
        return outbox.claim(1, 60, new Date(Date.now() + seconds));
      };
      const [claim] = await claimAt(early, 3600);
      expect(claim).toMatchObject({ attempts: 1 });
      expect(await claimAt(late, 0)).toEqual([]);
      expect(await claimAt(early, 7200)).toEqual([]);
      if (claim !== undefined) await early.outbox.postpone(claim, 'busy', new Date(Date.now()));
      expect(await claimAt(late, 0)).toMatchObject([{ attempts: 2 }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lists what was given up, and queues it and what waits again on request', async () => {
    const { outbox, ...store } = await rig.open();
    await keepEnquiries({ outbox, ...store }, 4);
    const [dead, waiting, underWay] = await outbox.claim(3, 60, now());
    if (!dead || !waiting || !underWay) throw new Error('nothing claimed');
    await outbox.markDead(dead, '550 no such user');
    await outbox.postpone(waiting, 'timeout', after(3600));
    expect(await outbox.list('dead')).toMatchObject([
      { id: dead.id, problem: '550 no such user', attempts: 1, state: 'dead' },
    ]);
    expect(await outbox.count()).toEqual({ queued: 3, sent: 0, dead: 1 });
    expect(await outbox.retry(now(), waiting.enquiryId)).toBe(1);
    expect(await outbox.retry(now())).toBe(1);
    const back = await outbox.claim(10, 60, now());
    expect(back.map(({ id }) => id)).not.toContain(underWay.id);
    expect(back).toHaveLength(3);
    expect(back.find(({ id }) => id === dead.id)?.attempts).toBe(1);
  });

  it('queues a mail to the staff once for its key, and hands it to one worker', async () => {
    const stores = await Promise.all([rig.open(), rig.open()]);
    const action = { words: 'Print labels', action: 'labels', target: '' } as const;
    const mail = { subject: 'Week', body: ['Ω\u0000\nlines', { list: ['a'] }, { action }] };
    const at = now();
    const queueAll = (when: Date) =>
      Promise.all(stores.map(({ outbox }) => outbox.queue('week', mail, when)));
    expect((await queueAll(at)).toSorted()).toEqual([false, true]);
    const claims = await Promise.all(stores.map(({ outbox }) => outbox.claim(9, 60, at)));
    expect(claims.flat()).toMatchObject([{ id: 'week', kind: 'staff', mail, attempts: 1 }]);
    const [claim] = claims.flat();
    if (claim === undefined) throw new Error('nothing claimed');
    const { outbox } = stores[0];
    expect(await outbox.markSent(claim)).toBe(true);
    expect(await queueAll(after(13 * 24 * 3600))).toEqual([false, false]);
    expect((await queueAll(after(15 * 24 * 3600))).toSorted()).toEqual([false, true]);
    expect(await outbox.count()).toEqual({ queued: 1, sent: 0, dead: 0 });
  });

  // spec S15.15
  it('hands over mails to the dealer as one list where more than 30 wait', async () => {
    const { enquiries, outbox } = await rig.open();
    const store = await rig.open();
    await keepEnquiries(store, 30, 'dealer', 'links');
    const [claim] = await outbox.claim(1, 60, now());
    expect(claim).toMatchObject({ kind: 'dealer' });
    if (claim === undefined) throw new Error('nothing claimed');
    await outbox.postpone(claim, 'busy', after(3600));
    const waiting = makeEnquiry({ tradeIn });
    await enquiries.keep(waiting, 'waiting', ['dealer']);
    const pictured = makeEnquiry({ tradeIn });
    await enquiries.keep(pictured, 'pictured', ['dealer']);
    await enquiries.addPhotographs(pictured.id, [Buffer.from('jpeg')], [], now());
    expect((await outbox.claim(1, 60, now()))[0]?.kind).toBe('dealer');
    await keepEnquiries(store, 2, 'dealer', 'confirmation');

    const claims = await outbox.claim(9, 60, now());
    const kinds = claims.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['confirmation', 'confirmation', 'dealer', 'list']);
    expect(claims.find(({ kind }) => kind === 'dealer')).toMatchObject({ enquiryId: pictured.id });
    const list = claims.find(({ kind }) => kind === 'list');
    if (list?.kind !== 'list') throw new Error('no list');
    // All but the one that a worker held, among them the one that was to be tried later.
    expect(list.enquiries).toHaveLength(31);
    expect(list.ids).toContain(claim.id);
    expect(await outbox.postpone(list, 'busy', after(60))).toBe(true);
    expect(await outbox.markSent(list)).toBe(false);
    await keepEnquiries(store, 2, 'adf');
    // The list is one of as many as are asked for.
    const [again, ...more] = await outbox.claim(1, 60, after(61));
    expect(again).toMatchObject({ kind: 'list', attempts: 2 });
    expect(more).toEqual([]);
    if (again === undefined) throw new Error('nothing claimed');
    expect(await outbox.markSent(again)).toBe(true);
    const sent = (await outbox.list('sent')).map(({ kind }) => kind);
    expect(new Set(sent)).toEqual(new Set(['dealer', 'links']));
  });

  // spec S26.8
  it('hands the links over once the mail they are about has left, or was given up', async () => {
    const { enquiries, outbox } = await rig.open();
    for (const settle of [outbox.markSent, (claim: Claim) => outbox.markDead(claim, 'refused')]) {
      const enquiry = makeEnquiry();
      await enquiries.keep(enquiry, enquiry.id, ['links', 'dealer']);
      const kinds = async () => {
        const claims = await outbox.claim(9, 60, now());
        return { claims, kinds: claims.map(({ kind }) => kind) };
      };
      const first = await kinds();
      expect(first.kinds).toEqual(['dealer']);
      expect((await kinds()).kinds).toEqual([]);
      const [claim] = first.claims;
      if (claim !== undefined) await settle(claim);
      expect((await kinds()).kinds).toEqual(['links']);
    }
  });

  it('gives up a mail to the staff that can not be read, and hands over the others', async () => {
    const { outbox } = await rig.open();
    const at = now();
    for (const key of ['spoilt', 'good']) {
      await outbox.queue(key, { subject: key, body: [] }, at);
    }
    const { db } = await openDatabase(rig.place());
    const content = '{"subject":7}';
    await db.updateTable('outbox').set({ content }).where('id', '=', 'spoilt').execute();
    await db.destroy();
    expect((await outbox.claim(9, 60, at)).map(({ id }) => id)).toEqual(['good']);
    expect(await outbox.list('dead')).toMatchObject([
      { id: 'spoilt', problem: 'the mail subject is not a text' },
    ]);
  });
}
