import { expect, it } from 'vitest';
import type { Rig } from './rig.ts';

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
