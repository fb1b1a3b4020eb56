import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Lead } from '../../domain/contact/lead.ts';
import { hostileTexts } from './hostile.ts';
import { makeLead, noon, openDatabase, type Rig } from './rig.ts';

export function leadsContract(rig: Rig): void {
  it('keeps a lead with everything it came with, and its deliveries', async () => {
    const store = await rig.open();
    const lead = makeLead({
      vehicles: [
        { id: 'x', name: 'X', brand: 'Denago', condition: 'used', price: 9000.5 },
        { id: 'y', name: 'Y', brand: 'Evolution', serialNumber: 'SN 7' },
      ],
      plan: '4 Seater Weekly',
      wishes: [{ topic: 'service', date: '2026-05-04', part: 'morning' }],
      fetchFrom: '5 Lake Road, Dalton',
      source: { page: '/vehicles/x', firstCampaign: { utm_source: 'mail' } },
    });
    expect(await store.leads.keep(lead, 'form-1', ['dealer', 'confirmation'])).toEqual({
      id: lead.id,
      isNew: true,
    });
    const second = await rig.open();
    expect(await second.leads.list()).toEqual([lead]);
    const queued = await second.outbox.list('queued');
    expect(queued.map(({ kind, leadId }) => [kind, leadId]).sort()).toEqual([
      ['confirmation', lead.id],
      ['dealer', lead.id],
    ]);
  });

  // spec S28.6
  it('keeps photographs with their enquiry, hands them to the dealer’s mail alone, and removes them with it', async () => {
    const store = await rig.open();
    const photographs = [Buffer.from([0, 255, 216]), Buffer.alloc(300_000, 7)];
    const tradeIn = {
      make: 'EZ-GO',
      model: 'TXT',
      condition: 'runs-well',
      photographs: 2,
    } as const;
    const lead = makeLead({ tradeIn });
    await store.leads.keep(lead, 'form', ['dealer', 'adf', 'confirmation'], photographs);
    await store.leads.keep(makeLead(), 'form', ['dealer'], [Buffer.from('again')]);
    await store.leads.keep(makeLead({ email: 'other@visitor.example' }), 'other', ['dealer']);
    expect(await store.leads.find(lead.id)).toEqual(lead);
    const claims = await store.outbox.claim(9, 60, new Date(Date.now() + 1000));
    const carried = claims.flatMap((claim) =>
      'photographs' in claim && claim.photographs ? [{ ...claim, bytes: claim.photographs }] : [],
    );
    expect(claims).toHaveLength(4);
    expect(carried.map(({ kind, leadId }) => [kind, leadId])).toEqual([['dealer', lead.id]]);
    expect(carried[0]?.bytes.map((bytes) => Buffer.from(bytes))).toEqual(photographs);
    const count = async () => {
      const { db } = await openDatabase(rig.place());
      const rows = await db.selectFrom('lead_photographs').select('id').execute();
      await db.destroy();
      return rows.length;
    };
    expect(await count()).toBe(2);
    expect((await store.leads.forget(lead.email)).enquiries).toBe(1);
    expect(await count()).toBe(0);
    await store.leads.keep(makeLead({ receivedAt: noon }), 'third', [], photographs);
    expect(await store.leads.deleteOlderThan(new Date(Date.parse(noon) + 1))).toBe(2);
    expect(await count()).toBe(0);
  });

  it('keeps one of many copies of a submission, whichever instance they reach', async () => {
    const stores = await Promise.all([rig.open(), rig.open(), rig.open()]);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        stores[index % 3]?.leads.keep(makeLead(), 'double click', ['dealer']),
      ),
    );
    expect(answers.filter((answer) => answer?.isNew)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
    const result = await stores[0]?.leads.list();
    expect(result?.map(({ id }) => id)).toEqual([answers[0]?.id]);
    expect(await stores[0]?.outbox.list('queued')).toHaveLength(1);
  });

  it.each(hostileTexts)('keeps %s exactly', async (_, text) => {
    const { leads } = await rig.open();
    const lead = makeLead({ firstName: text, email: text, message: text, plan: text });
    await leads.keep(lead, text, []);
    expect(await leads.list()).toEqual([lead]);
    expect(await leads.keep(makeLead(), text, [])).toEqual({ id: lead.id, isNew: false });
    expect((await leads.forget(text)).enquiries).toBe(1);
  });

  it('lists and streams oldest first, past any page, spam apart', async () => {
    const { leads } = await rig.open();
    const all = Array.from({ length: 1203 }, (_, index) =>
      makeLead({ receivedAt: new Date(Date.UTC(2026, 0, 1) + (index >> 1)).toISOString() }),
    );
    for (const lead of all.toReversed()) await leads.keep(lead, randomUUID(), []);
    const spam = makeLead({ spam: 'honeypot' });
    await leads.keep(spam, randomUUID(), ['dealer']);
    const byAge = (a: Lead, b: Lead) =>
      a.receivedAt.localeCompare(b.receivedAt) || (a.id < b.id ? -1 : 1);
    expect(await leads.list()).toEqual(all.toSorted(byAge));
    expect(await leads.list({ spam: true })).toEqual([spam]);
  });

  it('sends nothing of a quarantined lead until it is released, once', async () => {
    const { leads, outbox } = await rig.open();
    const lead = makeLead({ spam: 'too-fast' });
    await leads.keep(lead, 'form', ['dealer', 'adf']);
    expect(await outbox.list('queued')).toEqual([]);
    expect(await leads.release(lead.id, ['dealer'])).toBe(true);
    expect(await leads.release(lead.id, ['dealer'])).toBe(false);
    expect(await leads.release(randomUUID(), ['dealer'])).toBe(false);
    expect(await outbox.list('queued')).toHaveLength(1);
    const { spam: _, ...clean } = lead;
    expect(await leads.list()).toEqual([clean]);
    expect(await leads.list({ spam: true })).toEqual([]);
  });

  it('reads an enquiry kept when it could name one vehicle only', async () => {
    const store = await rig.open();
    const lead = makeLead();
    await store.leads.keep(lead, 'form', []);
    const { vehicles: _, ...old } = lead;
    const vehicle = { id: 'x', name: 'X', brand: 'Denago', condition: 'new' } as const;
    const { db } = await openDatabase(rig.place());
    await db
      .updateTable('leads')
      .set({ body: JSON.stringify({ ...old, vehicle }) })
      .execute();
    await db.destroy();
    expect(await store.leads.list()).toEqual([{ ...lead, vehicles: [vehicle] }]);
  });

  it('releases a quarantined lead when the same submission comes without fault', async () => {
    const { leads, outbox } = await rig.open();
    const { spam: _, ...clean } = makeLead({ spam: 'rate-limit' });
    await leads.keep({ ...clean, spam: 'rate-limit' }, 'form', []);
    const again = makeLead({ spam: 'honeypot' });
    expect(await leads.keep(again, 'form', [])).toEqual({ id: clean.id, isNew: false });
    expect(await leads.list()).toEqual([]);
    for (const attempt of ['second', 'third']) {
      const result = await leads.keep(makeLead({ message: attempt }), 'form', ['dealer']);
      expect(result).toEqual({ id: clean.id, isNew: false });
      expect(await leads.list()).toEqual([clean]);
      expect((await outbox.list('queued')).map(({ leadId }) => leadId)).toEqual([clean.id]);
    }
  });

  it('notes who answered, once, until the note is removed', async () => {
    const store = await rig.open();
    const { leads } = store;
    const lead = makeLead();
    await leads.keep(lead, 'form', ['dealer']);
    const answered = { at: '2026-05-02T12:00:00.000Z', by: 'Kim Ønskog' };
    expect(await leads.setAnswer(lead.id, answered)).toEqual({ ...lead, answered });
    expect(await leads.find(lead.id)).toEqual({ ...lead, answered });
    expect(await leads.find(randomUUID())).toBeUndefined();
    expect(await leads.setAnswer(lead.id, { ...answered, by: 'Lee' })).toMatchObject({ answered });
    expect(await (await rig.open()).leads.list()).toEqual([{ ...lead, answered }]);
    const [claim] = await store.outbox.claim(1, 60, new Date(Date.now() + 60_000));
    expect(claim).toMatchObject({ lead: { ...lead, answered } });
    expect(await leads.setAnswer(lead.id, undefined)).toEqual(lead);
    expect(await leads.list()).toEqual([lead]);
    expect(await leads.setAnswer(randomUUID(), answered)).toBeUndefined();
  });

  it('finds and counts what is held back for its rate alone', async () => {
    const { leads } = await rig.open();
    const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 12, 0, second));
    const heldBack = [3, 1, 2, 9].map((second) =>
      makeLead({ receivedAt: at(second).toISOString(), spam: 'rate-limit' }),
    );
    for (const lead of [...heldBack, makeLead({ spam: 'honeypot' }), makeLead()]) {
      await leads.keep(lead, lead.id, []);
    }
    const [third, first, second] = heldBack;
    expect(await leads.heldBackForRate(at(3), 9)).toEqual([first, second, third]);
    expect(await leads.heldBackForRate(at(9), 2)).toEqual([first, second]);
    expect(await leads.countHeldBack()).toEqual({ honeypot: 1, 'too-fast': 0, 'rate-limit': 4 });
  });

  it('removes a person everywhere, whatever the spelling of the address', async () => {
    const { leads, outbox } = await rig.open();
    const stays = makeLead({ email: 'other@visitor.example' });
    await leads.keep(makeLead({ email: 'Robin@Visitor.example' }), '1', ['dealer']);
    await leads.keep(makeLead({ spam: 'honeypot' }), '2', []);
    await leads.keep(stays, '3', ['dealer']);
    expect(await leads.forget(' ROBIN@visitor.example')).toEqual({ enquiries: 2, alerts: 0 });
    expect((await leads.forget('robin@visitor.example')).enquiries).toBe(0);
    expect(await leads.list()).toEqual([stays]);
    expect(await leads.list({ spam: true })).toEqual([]);
    expect((await outbox.list('queued')).map(({ leadId }) => leadId)).toEqual([stays.id]);
  });

  it('deletes what is older than a date', async () => {
    const { leads, outbox } = await rig.open();
    const old = makeLead({ receivedAt: '2026-01-31T23:59:59.999Z' });
    const young = makeLead({ receivedAt: '2026-02-01T00:00:00.000Z' });
    await leads.keep(old, '1', ['dealer']);
    await leads.keep(young, '2', []);
    expect(await leads.deleteOlderThan(new Date('2026-02-01T00:00:00Z'))).toBe(1);
    expect(await leads.list()).toEqual([young]);
    expect(await outbox.list('queued')).toEqual([]);
  });

  it('keeps what has not been delivered for longer', async () => {
    const { leads, outbox } = await rig.open();
    const all = ['delivered', 'waiting', 'given up', 'no mail'].map((message) =>
      makeLead({ message }),
    );
    for (const { message, ...lead } of all) {
      const deliveries = message === 'no mail' ? [] : (['dealer'] as const);
      await leads.keep({ message, ...lead }, message, deliveries);
    }
    const [delivered, , givenUp] = all;
    for (const claim of await outbox.claim(9, 60, new Date(Date.now() + 1000))) {
      if (claim.leadId === delivered?.id) await outbox.markSent(claim);
      if (claim.leadId === givenUp?.id) await outbox.markDead(claim, 'refused');
    }
    const days = (count: number) => new Date(Date.parse(noon) + count * 86_400_000);
    expect(await leads.deleteOlderThan(days(1), days(-1))).toBe(2);
    const result = (await leads.list()).map(({ message }) => message);
    expect(result.toSorted()).toEqual(['given up', 'waiting']);
    expect(await leads.deleteOlderThan(days(1), days(1))).toBe(2);
  });
}
