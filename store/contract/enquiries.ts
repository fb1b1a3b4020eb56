import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { minute, second } from '../../domain/duration.ts';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { hostileTexts } from './hostile.ts';
import { makeEnquiry, noon, openDatabase, type Rig, tradeIn } from './rig.ts';

export function enquiriesContract(rig: Rig): void {
  it('keeps an enquiry with everything it came with, and its deliveries', async () => {
    const store = await rig.open();
    const enquiry = makeEnquiry({
      vehicles: [
        { id: 'x', name: 'X', brand: 'Denago', condition: 'used', price: 9000.5 },
        { id: 'y', name: 'Y', brand: 'Evolution', serialNumber: 'SN 7' },
      ],
      plan: '4 Seater Weekly',
      wishes: [{ topic: 'service', date: '2026-05-04', part: 'morning' }],
      fetchFrom: '5 Lake Road, Dalton',
      source: { page: '/vehicles/x', firstCampaign: { utm_source: 'mail' } },
    });
    expect(await store.enquiries.keep(enquiry, 'form-1', ['dealer', 'confirmation'])).toEqual({
      id: enquiry.id,
      isNew: true,
    });
    const second = await rig.open();
    expect(await Array.fromAsync(second.enquiries.stream())).toEqual([enquiry]);
    const queued = await second.outbox.list('queued');
    expect(queued.map(({ kind, enquiryId }) => [kind, enquiryId]).sort()).toEqual([
      ['confirmation', enquiry.id],
      ['dealer', enquiry.id],
    ]);
  });

  // spec S28.6
  it('keeps photographs with their enquiry, hands them to the dealer’s mail alone, and removes them with it', async () => {
    const store = await rig.open();
    const photographs = [Buffer.from([0, 255, 216]), Buffer.alloc(300_000, 7)];
    const enquiry = makeEnquiry({ tradeIn });
    await store.enquiries.keep(enquiry, 'form', ['dealer', 'adf', 'confirmation']);
    await store.enquiries.addPhotographs(enquiry.id, photographs, ['One is cut.'], new Date());
    // Another process may have read the same files.
    await store.enquiries.addPhotographs(enquiry.id, photographs, [], new Date());
    await store.enquiries.keep(makeEnquiry({ email: 'other@visitor.example' }), 'other', [
      'dealer',
    ]);
    expect(await store.enquiries.find(enquiry.id)).toEqual({
      ...enquiry,
      tradeIn: { ...tradeIn, photographs: 2, unread: ['One is cut.'] },
    });
    const claims = await store.outbox.claim(9, 60, new Date(Date.now() + 1000));
    const carried = claims.flatMap((claim) =>
      'photographs' in claim && claim.photographs ? [{ ...claim, bytes: claim.photographs }] : [],
    );
    expect(claims).toHaveLength(4);
    expect(carried.map(({ kind, enquiryId }) => [kind, enquiryId])).toEqual([
      ['dealer', enquiry.id],
    ]);
    expect(carried[0]?.bytes.map((bytes) => Buffer.from(bytes))).toEqual(photographs);
    const count = async () => {
      const { db } = await openDatabase(rig.place());
      const rows = await db.selectFrom('enquiry_photographs').select('id').execute();
      await db.destroy();
      return rows.length;
    };
    expect(await count()).toBe(2);
    expect((await store.enquiries.forget(enquiry.email)).enquiries).toBe(1);
    expect(await count()).toBe(0);
    const third = makeEnquiry({ receivedAt: noon, tradeIn });
    await store.enquiries.keep(third, 'third', []);
    await store.enquiries.addPhotographs(third.id, photographs, [], new Date());
    expect(await store.enquiries.deleteOlderThan(new Date(Date.parse(noon) + 1))).toBe(2);
    expect(await count()).toBe(0);
  });

  // spec S28.5
  it('has the mail to the dealer wait for photographs, and lets late ones follow it', async () => {
    const { enquiries, outbox } = await rig.open();
    const keep = async () => {
      const enquiry = makeEnquiry({ tradeIn });
      await enquiries.keep(enquiry, enquiry.id, ['dealer', 'adf']);
      return enquiry.id;
    };
    const kinds = async (claims: ReturnType<typeof outbox.claim>) =>
      (await claims).map(({ kind, enquiryId }) => [kind, enquiryId]);
    const claim = (later: number) => outbox.claim(9, 60, new Date(Date.now() + later));
    const quick = await keep();
    expect(await kinds(claim(4 * minute))).toEqual([['adf', quick]]);
    await enquiries.addPhotographs(quick, [Buffer.from('jpeg')], [], new Date());
    expect(await kinds(claim(second))).toEqual([['dealer', quick]]);

    const slow = await keep();
    expect(await kinds(claim(6 * minute))).toContainEqual(['dealer', slow]);
    await enquiries.addPhotographs(slow, [Buffer.from('jpeg')], [], new Date());
    const late = (await claim(6 * minute + second)).find(({ enquiryId }) => enquiryId === slow);
    expect(late).toMatchObject({ kind: 'photographs', photographs: [expect.anything()] });

    await enquiries.addPhotographs('gone', [Buffer.from('jpeg')], [], new Date());
  });

  it('keeps one of many copies of a submission, whichever instance they reach', async () => {
    const stores = await Promise.all([rig.open(), rig.open(), rig.open()]);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        stores[index % 3]?.enquiries.keep(makeEnquiry(), 'double click', ['dealer']),
      ),
    );
    expect(answers.filter((answer) => answer?.isNew)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
    const result = await Array.fromAsync(stores[0]?.enquiries.stream() ?? []);
    expect(result?.map(({ id }) => id)).toEqual([answers[0]?.id]);
    expect(await stores[0]?.outbox.list('queued')).toHaveLength(1);
  });

  it.each(hostileTexts)('keeps %s exactly', async (_, text) => {
    const { enquiries } = await rig.open();
    const enquiry = makeEnquiry({ firstName: text, email: text, message: text, plan: text });
    await enquiries.keep(enquiry, text, []);
    expect(await Array.fromAsync(enquiries.stream())).toEqual([enquiry]);
    expect(await enquiries.keep(makeEnquiry(), text, [])).toEqual({ id: enquiry.id, isNew: false });
    expect((await enquiries.forget(text)).enquiries).toBe(1);
  });

  it('lists and streams oldest first, past any page, spam apart', async () => {
    const { enquiries } = await rig.open();
    const all = Array.from({ length: 1203 }, (_, index) =>
      makeEnquiry({ receivedAt: new Date(Date.UTC(2026, 0, 1) + (index >> 1)).toISOString() }),
    );
    for (const enquiry of all.toReversed()) await enquiries.keep(enquiry, randomUUID(), []);
    const spam = makeEnquiry({ spam: 'honeypot' });
    await enquiries.keep(spam, randomUUID(), ['dealer']);
    const byAge = (a: Enquiry, b: Enquiry) =>
      a.receivedAt.localeCompare(b.receivedAt) || (a.id < b.id ? -1 : 1);
    expect(await Array.fromAsync(enquiries.stream())).toEqual(all.toSorted(byAge));
    expect(await Array.fromAsync(enquiries.stream({ spam: true }))).toEqual([spam]);
  });

  it('sends nothing of a quarantined enquiry until it is released, once', async () => {
    const { enquiries, outbox } = await rig.open();
    const enquiry = makeEnquiry({ spam: 'too-fast' });
    await enquiries.keep(enquiry, 'form', ['dealer', 'adf']);
    expect(await outbox.list('queued')).toEqual([]);
    expect(await enquiries.release(enquiry.id, ['dealer'])).toBe(true);
    expect(await enquiries.release(enquiry.id, ['dealer'])).toBe(false);
    expect(await enquiries.release(randomUUID(), ['dealer'])).toBe(false);
    expect(await outbox.list('queued')).toHaveLength(1);
    const { spam: _, ...clean } = enquiry;
    expect(await enquiries.countHeldBack()).toBe(0);
    expect(await Array.fromAsync(enquiries.stream())).toEqual([clean]);
    expect(await Array.fromAsync(enquiries.stream({ spam: true }))).toEqual([]);
  });

  it('releases a quarantined enquiry when the same submission comes without fault', async () => {
    const { enquiries, outbox } = await rig.open();
    const { spam: _, ...clean } = makeEnquiry({ spam: 'too-fast' });
    await enquiries.keep({ ...clean, spam: 'too-fast' }, 'form', []);
    const again = makeEnquiry({ spam: 'honeypot' });
    expect(await enquiries.keep(again, 'form', [])).toEqual({ id: clean.id, isNew: false });
    expect(await Array.fromAsync(enquiries.stream())).toEqual([]);
    for (const attempt of ['second', 'third']) {
      const result = await enquiries.keep(makeEnquiry({ message: attempt }), 'form', ['dealer']);
      expect(result).toEqual({ id: clean.id, isNew: false });
      expect(await Array.fromAsync(enquiries.stream())).toEqual([clean]);
      expect((await outbox.list('queued')).map(({ enquiryId }) => enquiryId)).toEqual([clean.id]);
    }
  });

  it('notes who answered, once, until the note is removed', async () => {
    const store = await rig.open();
    const { enquiries } = store;
    const enquiry = makeEnquiry();
    await enquiries.keep(enquiry, 'form', ['dealer']);
    const answered = { at: '2026-05-02T12:00:00.000Z', by: 'Kim Ønskog' };
    expect(await enquiries.setAnswer(enquiry.id, answered)).toEqual({ ...enquiry, answered });
    expect(await enquiries.find(randomUUID())).toBeUndefined();
    const again = await enquiries.setAnswer(enquiry.id, { ...answered, by: 'Lee' });
    expect(again).toMatchObject({ answered });
    expect(await (await rig.open()).enquiries.find(enquiry.id)).toEqual({ ...enquiry, answered });
    const [claim] = await store.outbox.claim(1, 60, new Date(Date.now() + 60_000));
    expect(claim).toMatchObject({ enquiry: { ...enquiry, answered } });
    expect(await enquiries.setAnswer(enquiry.id, undefined)).toEqual(enquiry);
    expect(await enquiries.setAnswer(randomUUID(), answered)).toBeUndefined();
  });

  it('removes a person everywhere, whatever the spelling of the address', async () => {
    const { enquiries, outbox } = await rig.open();
    const stays = makeEnquiry({ email: 'other@visitor.example' });
    await enquiries.keep(makeEnquiry({ email: 'Robin@Visitor.example' }), '1', ['dealer']);
    await enquiries.keep(makeEnquiry({ spam: 'honeypot' }), '2', []);
    await enquiries.keep(stays, '3', ['dealer']);
    expect(await enquiries.forget(' ROBIN@visitor.example')).toEqual({ enquiries: 2, alerts: 0 });
    expect((await enquiries.forget('robin@visitor.example')).enquiries).toBe(0);
    expect(await Array.fromAsync(enquiries.stream())).toEqual([stays]);
    expect(await Array.fromAsync(enquiries.stream({ spam: true }))).toEqual([]);
    expect((await outbox.list('queued')).map(({ enquiryId }) => enquiryId)).toEqual([stays.id]);
  });

  it('keeps what has not been delivered for longer', async () => {
    const { enquiries, outbox } = await rig.open();
    const all = ['delivered', 'waiting', 'given up', 'no mail'].map((message) =>
      makeEnquiry({ message }),
    );
    for (const { message, ...enquiry } of all) {
      const deliveries = message === 'no mail' ? [] : (['dealer'] as const);
      await enquiries.keep({ message, ...enquiry }, message, deliveries);
    }
    const [delivered, , givenUp] = all;
    for (const claim of await outbox.claim(9, 60, new Date(Date.now() + 1000))) {
      if (claim.enquiryId === delivered?.id) await outbox.markSent(claim);
      if (claim.enquiryId === givenUp?.id) await outbox.markDead(claim, 'refused');
    }
    const days = (count: number) => new Date(Date.parse(noon) + count * 86_400_000);
    expect(await enquiries.deleteOlderThan(days(1), days(-1))).toBe(2);
    const result = (await Array.fromAsync(enquiries.stream())).map(({ message }) => message);
    expect(result.toSorted()).toEqual(['given up', 'waiting']);
    expect(await enquiries.deleteOlderThan(days(1), days(1))).toBe(2);
  });
}
