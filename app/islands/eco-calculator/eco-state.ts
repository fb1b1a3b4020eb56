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
  readonly entry: ParsedImpact;
  readonly calculating: boolean;
  readonly result?: ShownImpact;
  /** Whether the success banner is shown. */
  readonly praised: boolean;
  /** Calculations made in this page so far. */
  readonly runs: number;
  /** Addresses visited in this page so far; the form is rebuilt for each. */
  readonly visits: number;
}

/** The actions that change the calculator: by a visitor, at the end of a delay, by Back. */
export type EcoEvent =
  | { readonly kind: 'submitted'; readonly entry: ParsedImpact; readonly still: boolean }
  | { readonly kind: 'calculated' }
  | { readonly kind: 'banner over' }
  | { readonly kind: 'visited'; readonly entry: ParsedImpact };

/** The state at an address, with its result where the inputs are valid. */
export function atAddress(entry: ParsedImpact, runs = 0, visits = 0): EcoState {
  const result =
    entry.kind === 'valid' ? { inputs: entry.inputs, run: 0, moving: false } : undefined;
  return { entry, calculating: false, result, praised: false, runs, visits };
}

/** The state after an event; the given one is not changed. */
export function nextState(state: EcoState, event: EcoEvent): EcoState {
  switch (event.kind) {
    case 'visited':
      return atAddress(event.entry, state.runs, state.visits + 1);
    case 'banner over':
      return { ...state, praised: false };
    case 'calculated':
      return withAnswer(state, true);
    case 'submitted': {
      const { entry, still } = event;
      const judged = { ...state, entry, calculating: false, praised: false };
      if (entry.kind !== 'valid') return { ...judged, result: undefined };
      // The earlier result stays until the new one is ready.
      return still ? withAnswer(judged, false) : { ...judged, calculating: true };
    }
  }
}

function withAnswer(state: EcoState, moving: boolean): EcoState {
  const { entry, runs } = state;
  if (entry.kind !== 'valid') return state;
  const run = runs + 1;
  // Where nothing is saved there is no banner.
  const praised = computeImpact(entry.inputs).netSavings > 0;
  const result = { inputs: entry.inputs, run, moving };
  return { ...state, calculating: false, result, praised, runs: run };
}
