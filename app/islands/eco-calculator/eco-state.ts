import type { ImpactInputs } from '../../../domain/eco-impact/eco-impact.ts';
import type { ParsedImpact } from '../../../domain/eco-impact/impact-inputs.ts';

/** A result on the page. */
export interface ShownImpact {
  readonly inputs: ImpactInputs;
  /** Tells one calculation from the next; 0 for a result that the address brought. */
  readonly run: number;
  /** Whether its figures count up. */
  readonly moving: boolean;
}

/** What the calculator is doing (spec S12.6). */
export interface EcoState {
  /** What was asked last, by the form or the address. */
  readonly asked: ParsedImpact;
  readonly calculating: boolean;
  readonly shown?: ShownImpact;
  /** Whether the success banner is up. */
  readonly praised: boolean;
  /** Calculations made in this page so far. */
  readonly runs: number;
  /** Addresses seen in this page so far: each has a form of its own, filled from it. */
  readonly visits: number;
}

export type EcoEvent =
  | { readonly kind: 'submitted'; readonly asked: ParsedImpact; readonly still: boolean }
  | { readonly kind: 'calculated' }
  | { readonly kind: 'banner over' }
  | { readonly kind: 'visited'; readonly asked: ParsedImpact };

/** The calculator as the address alone leaves it: with its answer, if it asks for one. */
export function atAddress(asked: ParsedImpact, runs = 0, visits = 0): EcoState {
  const shown =
    asked.kind === 'valid' ? { inputs: asked.inputs, run: 0, moving: false } : undefined;
  return { asked, calculating: false, shown, praised: false, runs, visits };
}

export function nextState(state: EcoState, event: EcoEvent): EcoState {
  switch (event.kind) {
    case 'visited':
      return atAddress(event.asked, state.runs, state.visits + 1);
    case 'banner over':
      return { ...state, praised: false };
    case 'calculated':
      return withAnswer(state, true);
    case 'submitted': {
      const { asked, still } = event;
      const judged = { ...state, asked, calculating: false, praised: false };
      if (asked.kind !== 'valid') return { ...judged, shown: undefined };
      // An earlier answer stays until the new one is there.
      return still ? withAnswer(judged, false) : { ...judged, calculating: true };
    }
  }
}

function withAnswer(state: EcoState, moving: boolean): EcoState {
  const { asked, runs } = state;
  if (asked.kind !== 'valid') return state;
  const run = runs + 1;
  // Nobody is praised for miles that were not driven.
  const praised = asked.inputs.milesPerWeek > 0;
  const shown = { inputs: asked.inputs, run, moving };
  return { ...state, calculating: false, shown, praised, runs: run };
}
