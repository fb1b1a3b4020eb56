import { computeImpact, type ImpactInputs } from '../../../domain/eco-impact/eco-impact.ts';
import type { ParsedImpact } from '../../../domain/eco-impact/impact-inputs.ts';

/** A result on the page. */
export interface ShownImpact {
  readonly inputs: ImpactInputs;
  /** Number of the calculation; 0 for a result from the address. */
  readonly run: number;
  /** Whether its figures count up. */
  readonly moving: boolean;
}

/** State of the calculator (spec S12.6). */
export interface EcoState {
  /** The latest inputs, from the form or the address. */
  readonly asked: ParsedImpact;
  readonly calculating: boolean;
  readonly shown?: ShownImpact;
  /** Whether the success banner is shown. */
  readonly praised: boolean;
  /** Calculations made in this page so far. */
  readonly runs: number;
  /** Addresses visited in this page so far; the form is rebuilt for each. */
  readonly visits: number;
}

/** What changes the calculator: a visitor, the end of a delay, or Back. */
export type EcoEvent =
  | { readonly kind: 'submitted'; readonly asked: ParsedImpact; readonly still: boolean }
  | { readonly kind: 'calculated' }
  | { readonly kind: 'banner over' }
  | { readonly kind: 'visited'; readonly asked: ParsedImpact };

/** The state at an address, with its result where the inputs are valid. */
export function atAddress(asked: ParsedImpact, runs = 0, visits = 0): EcoState {
  const shown =
    asked.kind === 'valid' ? { inputs: asked.inputs, run: 0, moving: false } : undefined;
  return { asked, calculating: false, shown, praised: false, runs, visits };
}

/** The state after an event; the given one is not changed. */
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
      // The earlier result stays until the new one is ready.
      return still ? withAnswer(judged, false) : { ...judged, calculating: true };
    }
  }
}

function withAnswer(state: EcoState, moving: boolean): EcoState {
  const { asked, runs } = state;
  if (asked.kind !== 'valid') return state;
  const run = runs + 1;
  // Where nothing is saved there is no banner.
  const praised = computeImpact(asked.inputs).netSavings > 0;
  const shown = { inputs: asked.inputs, run, moving };
  return { ...state, calculating: false, shown, praised, runs: run };
}
