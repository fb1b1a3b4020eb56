import { describe, expect, it } from 'vitest';
import { parseImpactInputs } from '../../../domain/eco-impact/impact-inputs.ts';
import { atAddress, type EcoEvent, type EcoState, nextState } from './eco-state.ts';

const asked = (query: string) => parseImpactInputs(new URLSearchParams(query));
const firstVisit = atAddress(asked(''));
const ten = asked('milesPerWeek=10&usageType=recreational&years=1');
const twenty = asked('milesPerWeek=20&usageType=recreational&years=1');
const wrong = asked('milesPerWeek=-1');

const following = (state: EcoState, ...events: EcoEvent[]) => events.reduce(nextState, state);
const submitted = (asked: EcoState['asked'], still = false): EcoEvent => ({
  kind: 'submitted',
  asked,
  still,
});
const calculated: EcoEvent = { kind: 'calculated' };

describe('the calculator', () => {
  it('shows what a shared address asks for at once, without counting or praising', () => {
    const { shown, praised, calculating } = atAddress(ten);
    expect(shown).toMatchObject({ run: 0, moving: false, inputs: { milesPerWeek: 10 } });
    expect([praised, calculating]).toEqual([false, false]);
  });

  it('shows nothing on a first visit or for what cannot be read', () => {
    expect(firstVisit.shown).toBeUndefined();
    expect(atAddress(wrong).shown).toBeUndefined();
  });

  it('calculates first, then counts up under a banner, then rests', () => {
    const busy = following(firstVisit, submitted(ten));
    expect(busy).toMatchObject({ calculating: true, shown: undefined, praised: false });
    const answered = following(busy, calculated);
    expect(answered).toMatchObject({ calculating: false, praised: true });
    expect(answered.shown).toMatchObject({ run: 1, moving: true });
    expect(following(answered, { kind: 'banner over' })).toMatchObject({
      praised: false,
      shown: answered.shown,
    });
  });

  it('answers at once and stands still where motion is unwelcome', () => {
    const answered = following(firstVisit, submitted(ten, true));
    expect(answered).toMatchObject({ calculating: false, praised: true });
    expect(answered.shown).toMatchObject({ run: 1, moving: false });
  });

  it('keeps the earlier answer until the new one is there', () => {
    const again = following(firstVisit, submitted(ten), calculated, submitted(twenty));
    expect(again.shown?.inputs.milesPerWeek).toBe(10);
    expect(following(again, calculated).shown).toMatchObject({
      run: 2,
      inputs: { milesPerWeek: 20 },
    });
  });

  it('takes the answer away when the next question cannot be read', () => {
    const state = following(firstVisit, submitted(ten), calculated, submitted(wrong));
    expect(state).toMatchObject({ shown: undefined, praised: false, calculating: false });
  });

  it('forgets what is under way when another address is visited, and takes a new form', () => {
    const state = following(firstVisit, submitted(twenty), { kind: 'visited', asked: ten });
    expect(state).toMatchObject({ calculating: false, visits: 1 });
    expect(state.shown).toMatchObject({ run: 0, moving: false, inputs: { milesPerWeek: 10 } });
    expect(following(state, { kind: 'visited', asked: asked('') })).toMatchObject({
      shown: undefined,
      visits: 2,
    });
  });
});
