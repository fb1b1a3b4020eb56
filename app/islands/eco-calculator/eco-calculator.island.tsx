import { type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  impactFields,
  type ParsedImpact,
  parseImpactInputs,
} from '../../../domain/eco-impact/impact-inputs.ts';
import { timings } from '../../../domain/eco-impact/impact-result.ts';
import { links } from '../../links.ts';
import { hydrateWith } from '../hydrate.tsx';
import { EcoForm, paramsOf } from './eco-form.tsx';
import { EcoResult, type PricedCart, resultSentence } from './eco-result.tsx';
import { atAddress, nextState } from './eco-state.ts';

/** The props of the calculator, on the server and in the browser. */
export interface EcoCalculatorProps {
  /** The inputs in the address. */
  readonly entry: ParsedImpact;
  readonly cart: PricedCart | undefined;
}

/** The eco-impact calculator: a GET form with its result, computed in place where scripts run. */
export function EcoCalculator(props: EcoCalculatorProps) {
  const [state, dispatch] = useReducer(nextState, props.entry, (entry) => atAddress(entry));
  const { entry, calculating, result, praised, visits } = state;
  const search = useRef('');
  const root = useRef<HTMLDivElement>(null);
  const run = result?.run ?? 0;

  useEffect(() => {
    search.current = location.search;
    function onPopState(): void {
      // A jump to a fragment keeps the inputs.
      if (location.search === search.current) return;
      search.current = location.search;
      dispatch({ kind: 'visited', entry: parseImpactInputs(new URLSearchParams(location.search)) });
    }
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (!calculating) return;
    const timer = setTimeout(() => dispatch({ kind: 'calculated' }), timings.calculatingMs);
    return () => clearTimeout(timer);
  }, [calculating]);

  useEffect(() => {
    if (!praised) return;
    const timer = setTimeout(() => dispatch({ kind: 'banner over' }), timings.bannerMs);
    return () => clearTimeout(timer);
  }, [praised]);

  useEffect(() => {
    if (run === 0) return;
    root.current?.querySelector('section')?.scrollIntoView({
      block: 'nearest',
      behavior: wantsStillness() ? 'auto' : 'smooth',
    });
  }, [run]);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (calculating) return;
    const form = event.currentTarget;
    const params = paramsOf(form);
    const next = parseImpactInputs(params);
    if (`?${params}` !== location.search) {
      history.pushState(null, '', `${links.ecoImpact}?${params}`);
      search.current = location.search;
    }
    // Synchronous, so that a field's message is rendered before the field gets the focus.
    flushSync(() => dispatch({ kind: 'submitted', entry: next, still: wantsStillness() }));
    focusFirstError(form, next);
  }

  return (
    <div ref={root}>
      <EcoForm key={`visit ${visits}`} entry={entry} calculating={calculating} onSubmit={submit} />
      {/* Announces the result once; the figures change too often to be read out. */}
      <p className="hidden" role="status">
        {run > 0 && !calculating && result !== undefined && resultSentence(result.inputs)}
      </p>
      {result !== undefined && (
        <EcoResult
          key={`run ${run}`}
          {...result}
          cart={props.cart}
          praised={praised}
          outdated={calculating}
        />
      )}
    </div>
  );
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function focusFirstError(form: HTMLFormElement, entry: ParsedImpact): void {
  if (entry.kind !== 'invalid') return;
  const name = impactFields.find((field) => entry.errors[field] !== undefined);
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Starts the calculator in the browser. */
export const hydrate = hydrateWith(EcoCalculator);
