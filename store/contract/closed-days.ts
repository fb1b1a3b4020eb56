import { expect, it } from 'vitest';
import type { Rig } from './rig.ts';

/** spec S1.15 */
export function closedDaysContract(rig: Rig): void {
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
}
