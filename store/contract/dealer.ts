import { expect, it } from 'vitest';
import type { Rig } from './rig.ts';

export function dealerContract(rig: Rig): void {
  // spec S1.15
  it('keeps closed days until they are opened again or have passed', async () => {
    const { closedDays } = await rig.open();
    const [first, second] = [
      { date: '2027-01-12', words: 'snow' },
      { date: '2027-01-12', words: '', showroom: 'scranton' },
    ];
    const third = { date: '2027-01-13', words: 'snow' };
    expect(await closedDays.list()).toEqual([]);
    await closedDays.add([third, second, first], '2027-01-11');
    expect(await closedDays.list()).toEqual([first, second, third]);
    await closedDays.add([{ ...first, words: 'deep snow' }], '2027-01-11');
    expect(await (await rig.open()).closedDays.list()).toEqual([
      { ...first, words: 'deep snow' },
      second,
      third,
    ]);
    expect(await closedDays.remove('2027-01-12')).toHaveLength(2);
    expect(await closedDays.remove('2027-01-12')).toEqual([]);
    await closedDays.add([], '2027-01-13');
    expect(await closedDays.list()).toEqual([third]);
    await closedDays.add([], '2027-01-14');
    expect(await closedDays.list()).toEqual([]);
  });

  // spec S1.16
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
