import { expect, it } from 'vitest';
import type { UnreadableRow } from '../../domain/stored-row.ts';
import { makeEnquiry, makeVehicle, noon, openDatabase, type Rig } from './rig.ts';

export function unreadableContract(rig: Rig): void {
  async function spoil(table: 'vehicles' | 'enquiries', id: string, body: string): Promise<void> {
    const { db } = await openDatabase(rig.place());
    await db.updateTable(table).set({ body }).where('id', '=', id).execute();
    await db.destroy();
  }

  it('leaves out a vehicle that can not be read, and says why', async () => {
    const { catalogue } = await rig.open();
    const put = ['a', 'b', 'c', 'd'].map((id) => makeVehicle(id));
    await catalogue.apply({ put, withdraw: [] }, noon);
    const { id: _id, inStock: _inStock, images: _images, ...noImages } = makeVehicle('b');
    await spoil('vehicles', 'b', JSON.stringify(noImages));
    await spoil('vehicles', 'c', '{"name":');
    const unreadable: UnreadableRow[] = [];
    const listed = await catalogue.list((row) => unreadable.push(row));
    expect(listed.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(unreadable).toEqual([
      { id: 'b', reason: 'images is missing' },
      { id: 'c', reason: 'is not JSON' },
    ]);
    await catalogue.apply({ put: [makeVehicle('b')], withdraw: [] }, noon);
    expect((await catalogue.list()).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  });

  it('leaves out an enquiry that can not be read, and gives its mails up', async () => {
    const { enquiries, outbox } = await rig.open();
    const [good, bad] = [makeEnquiry(), makeEnquiry()];
    await enquiries.keep(bad, 'bad', ['dealer']);
    await enquiries.keep(good, 'good', ['dealer']);
    await spoil('enquiries', bad.id, '{"firstName":"Robin"}');
    const unreadable: UnreadableRow[] = [];
    const onUnreadable = (row: UnreadableRow) => unreadable.push(row);
    expect(await Array.fromAsync(enquiries.stream({ onUnreadable }))).toEqual([good]);
    const later = new Date(Date.now() + 60_000);
    const claims = await outbox.claim(5, 60, later, onUnreadable);
    expect(claims.map(({ enquiryId }) => enquiryId)).toEqual([good.id]);
    const reason = 'receivedAt is missing';
    expect(unreadable).toEqual(Array(2).fill({ id: bad.id, reason }));
    expect(await outbox.list('dead')).toMatchObject([
      { enquiryId: bad.id, problem: `the enquiry ${reason}` },
    ]);
  });
}
