import { expect, it } from 'vitest';
import type { Rig } from './rig.ts';

/** spec S1.16 */
export function overridesContract(rig: Rig): void {
  it('keeps the hours and phone numbers that were set last, until they are removed', async () => {
    const { overrides } = await rig.open();
    expect(await overrides.list()).toEqual([]);
    await overrides.set({ name: 'phone main', value: '1-800-555-0199' });
    await overrides.set({ name: 'hours showroom', value: 'Mon–Sat 9 AM – 6 PM, Sun Closed' });
    await overrides.set({ name: 'phone main', value: '1-800-555-0198' });
    expect(await (await rig.open()).overrides.list()).toEqual([
      { name: 'hours showroom', value: 'Mon–Sat 9 AM – 6 PM, Sun Closed' },
      { name: 'phone main', value: '1-800-555-0198' },
    ]);
    await overrides.remove('hours showroom');
    await overrides.remove('hours showroom');
    expect((await overrides.list()).map(({ name }) => name)).toEqual(['phone main']);
  });
}
