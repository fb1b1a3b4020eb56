import { expect, it } from 'vitest';
import { minute } from '../../domain/duration.ts';
import { noon, type Rig } from './rig.ts';

export function syncContract(rig: Rig): void {
  const after = (minutes: number) => new Date(Date.parse(noon) + minutes * minute);

  it('lets one process read the file in each interval', async () => {
    const stores = await Promise.all([rig.open(), rig.open(), rig.open()]);
    const claims = (at: Date) => Promise.all(stores.map(({ sync }) => sync.claim(at, 15)));
    const counted = async (at: Date) => (await claims(at)).filter(Boolean).length;
    expect(await counted(after(0))).toBe(1);
    expect(await counted(after(14))).toBe(0);
    expect(await counted(after(15))).toBe(1);
    // A source that failed is tried again sooner.
    await stores[0]?.sync.setDue(after(16));
    expect([await counted(after(15)), await counted(after(16))]).toEqual([0, 1]);
    // The clock was turned back by an hour.
    expect(await counted(after(-45))).toBe(1);
    expect(await counted(after(-44))).toBe(0);
  });

  it('keeps what is noted of the file apart from whose turn it is', async () => {
    const { sync } = await rig.open();
    expect(await sync.readNotes()).toEqual({ reported: [] });
    const notes = { read: { at: noon, from: 'stock.csv' }, reported: ['p'] };
    await sync.changeNotes(() => [notes, undefined]);
    expect(await sync.claim(after(0), 15)).toBe(true);
    expect(await sync.readNotes()).toEqual(notes);
    expect(await sync.claim(after(1), 15)).toBe(false);
  });

  it('loses no note of two processes that write at once', async () => {
    const stores = await Promise.all([rig.open(), rig.open()]);
    const note = (text: string, store: number) =>
      stores[store]?.sync.changeNotes(({ reported }) => [
        { reported: [...reported, text] },
        reported.length,
      ]);
    const texts = Array.from({ length: 12 }, (_, n) => `note ${n}`);
    const places = await Promise.all(texts.map((text, n) => note(text, n % 2)));
    expect((await stores[0]?.sync.readNotes())?.reported.toSorted()).toEqual(texts.toSorted());
    expect(places.toSorted((a = 0, b = 0) => a - b)).toEqual(texts.map((_, n) => n));
  });
}
