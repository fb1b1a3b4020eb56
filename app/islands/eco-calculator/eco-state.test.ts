import { describe, expect, it } from 'vitest';
import { parseImpactInputs } from '../../../domain/eco-impact/impact-inputs.ts';
import { atAddress, type EcoEvent, type EcoState, nextState } from './eco-state.ts';

const entryOf = (query: string) => parseImpactInputs(new URLSearchParams(query));
const firstVisit = atAddress(entryOf(''));
const ten = entryOf('milesPerWeek=10&usageType=recreational&years=1');
const twenty = entryOf('milesPerWeek=20&usageType=recreational&years=1');
const wrong = entryOf('milesPerWeek=-1');

const following = (state: EcoState, ...events: EcoEvent[]) => events.reduce(nextState, state);
const submitted = (entry: EcoState['entry'], still = false): EcoEvent => ({
  kind: 'submitted',
  entry,
  still,
});
const calculated: EcoEvent = { kind: 'calculated' };

describe('the calculator', () => {
  it('shows the result of a shared address at once, without count-up or banner', () => {
    const { result, praised, calculating } = atAddress(ten);
    expect(result).toMatchObject({ run: 0, moving: false, inputs: { milesPerWeek: 10 } });
    expect([praised, calculating]).toEqual([false, false]);
  });

  it('shows no result on a first visit or for invalid inputs', () => {
    expect(firstVisit.result).toBeUndefined();
    expect(atAddress(wrong).result).toBeUndefined();
  });

  // spec S12.6
  it('calculates, then counts up with a banner, then hides the banner', () => {
    const busy = following(firstVisit, submitted(ten));
    expect(busy).toMatchObject({ calculating: true, result: undefined, praised: false });
    const answered = following(busy, calculated);
    expect(answered).toMatchObject({ calculating: false, praised: true });
    expect(answered.result).toMatchObject({ run: 1, moving: true });
    expect(following(answered, { kind: 'banner over' })).toMatchObject({
      praised: false,
      result: answered.result,
    });
  });

  it('shows the result at once without count-up under reduced motion', () => {
    const answered = following(firstVisit, submitted(ten, true));
    expect(answered).toMatchObject({ calculating: false, praised: true });
    expect(answered.result).toMatchObject({ run: 1, moving: false });
  });

  it('keeps the earlier result until the new one is ready', () => {
    const again = following(firstVisit, submitted(ten), calculated, submitted(twenty));
    expect(again.result?.inputs.milesPerWeek).toBe(10);
    expect(following(again, calculated).result).toMatchObject({
      run: 2,
      inputs: { milesPerWeek: 20 },
    });
  });

  it('removes the result when the next inputs are invalid', () => {
    const state = following(firstVisit, submitted(ten), calculated, submitted(wrong));
    expect(state).toMatchObject({ result: undefined, praised: false, calculating: false });
  });

  it('drops a running calculation and resets the form when another address is visited', () => {
    const state = following(firstVisit, submitted(twenty), { kind: 'visited', entry: ten });
    expect(state).toMatchObject({ calculating: false, visits: 1 });
    expect(state.result).toMatchObject({ run: 0, moving: false, inputs: { milesPerWeek: 10 } });
    expect(following(state, { kind: 'visited', entry: entryOf('') })).toMatchObject({
      result: undefined,
      visits: 2,
    });
  });
});
