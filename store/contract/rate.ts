import { expect, it } from 'vitest';
import { keyOf } from '../schema.ts';
import { openDatabase, type Rig } from './rig.ts';

export function rateContract(rig: Rig): void {
  it('keeps no count under a hash that can be guessed', async () => {
    const store = await rig.open();
    const now = new Date();
    await store.rate.hit('enquiry 203.0.113.9', 600, now);
    const { db } = await openDatabase(rig.place());
    const [window] = await db.selectFrom('rate_windows').selectAll().execute();
    const [secret] = await db.selectFrom('secrets').selectAll().execute();
    await db.destroy();
    expect(window?.key).not.toBe(keyOf('600 enquiry 203.0.113.9'));
    expect(secret?.value).toMatch(/^[\w-]{43}$/);
  });

  it('forgets the counts of windows that have ended', async () => {
    const { rate } = await rig.open();
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));
    for (const [key, minute] of [
      ['a', 0],
      ['b', 0],
      ['a', 5],
    ] as const) {
      await rate.hit(key, 600, at(minute));
    }
    await rate.hit('day', 86_400, at(0));
    const { db } = await openDatabase(rig.place());
    const windows = async () =>
      (await db.selectFrom('rate_windows').select('hits').execute()).map(({ hits }) => hits);
    expect((await windows()).toSorted()).toEqual([1, 1, 2]);
    await rate.hit('c', 600, at(10));
    // The day's and the new one.
    expect(await windows()).toEqual([1, 1]);
    await db.destroy();
  });

  it('counts each window of each key, over all connections', async () => {
    const [here, there] = await Promise.all([rig.open(), rig.open()]);
    const now = new Date('2026-05-01T12:00:30Z');
    const hits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).rate.hit('ip:\u0000x', 60, now)),
    );
    expect(hits.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await here.rate.hit('ip:other', 60, now)).toBe(1);
    expect(await here.rate.hit('ip:\u0000x', 3600, now)).toBe(1);
    expect(await here.rate.hit('ip:\u0000x', 60, new Date('2026-05-01T12:00:59.999Z'))).toBe(21);
    expect(await here.rate.hit('ip:\u0000x', 60, new Date('2026-05-01T12:01:00Z'))).toBe(1);
    expect(await here.rate.hit('ip:\u0000x', 3600, now)).toBe(2);
  });
}

/** spec S26.2 */
export function secretsContract(rig: Rig): void {
  it('has one secret for links, whoever asks first, until it is renewed', async () => {
    const stores = await Promise.all([rig.open(), rig.open(), rig.open()]);
    const read = async () => new Set(await Promise.all(stores.map((one) => one.linkSecret.read())));
    const [secret, ...others] = await read();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(others).toEqual([]);
    await stores[0]?.linkSecret.renew();
    const [renewed, ...more] = await read();
    expect([renewed === secret, more]).toEqual([false, []]);
  });

  it('has another secret than any other store, also when renewed before anybody asked for it', async () => {
    const [here, there] = await Promise.all([rig.open(), rig.open(await rig.another())]);
    await here.linkSecret.renew();
    const secret = await here.linkSecret.read();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await there.linkSecret.read()).not.toBe(secret);
  });
}
