import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
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

export interface EcoCalculatorProps {
  /** The inputs in the address. */
  readonly entry: ParsedImpact;
  readonly cart: PricedCart | undefined;
}

/** The eco-impact calculator: a GET form with its result, computed in place where scripts run (spec S12.6). */
export function EcoCalculator({ entry: first, cart }: EcoCalculatorProps) {
  const [entry, setEntry] = useState(first);
  const [isCalculating, setCalculating] = useState(false);
  // Of the address until something was calculated; each calculation has a number.
  const [result, setResult] = useState({ entry: first, run: 0, isMoving: false });
  // The form is built anew for each address that is visited.
  const [visits, setVisits] = useState(0);
  const search = useRef('');
  const root = useRef<HTMLDivElement>(null);
  const inputs = result.entry.kind === 'valid' ? result.entry.inputs : undefined;
  const { run } = result;

  useEffect(() => {
    search.current = location.search;
    function onPopState(): void {
      // A jump to a fragment keeps the inputs.
      if (location.search === search.current) return;
      search.current = location.search;
      const visited = parseImpactInputs(new URLSearchParams(location.search));
      setEntry(visited);
      setCalculating(false);
      setResult({ entry: visited, run: 0, isMoving: false });
      setVisits((count) => count + 1);
    }
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const runs = useRef(0);
  function answer(judged: ParsedImpact, isMoving: boolean): void {
    runs.current += 1;
    setCalculating(false);
    setResult({ entry: judged, run: runs.current, isMoving });
  }
  const answerEntry = useEffectEvent(() => answer(entry, true));
  useEffect(() => {
    if (!isCalculating) return;
    const timer = setTimeout(answerEntry, timings.calculatingMs);
    return () => clearTimeout(timer);
  }, [isCalculating]);

  useEffect(() => {
    if (run === 0) return;
    root.current?.querySelector('section')?.scrollIntoView({
      block: 'nearest',
      behavior: wantsStillness() ? 'auto' : 'smooth',
    });
  }, [run]);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isCalculating) return;
    const form = event.currentTarget;
    const params = paramsOf(form);
    const next = parseImpactInputs(params);
    if (`?${params}` !== location.search) {
      history.pushState(null, '', `${links.ecoImpact}?${params}`);
      search.current = location.search;
    }
    // Synchronous, so that a field's message is rendered before the field gets the focus.
    flushSync(() => {
      setEntry(next);
      // The earlier result stays until the new one is ready.
      if (next.kind === 'valid' && !wantsStillness()) setCalculating(true);
      else answer(next, false);
    });
    focusFirstError(form, next);
  }

  return (
    <div ref={root}>
      <EcoForm
        key={`visit ${visits}`}
        entry={entry}
        calculating={isCalculating}
        onSubmit={submit}
      />
      {/* Announces the result once; the figures change too often to be read out. */}
      <p className="hidden" role="status">
        {run > 0 && !isCalculating && inputs !== undefined && resultSentence(inputs)}
      </p>
      {inputs !== undefined && (
        <EcoResult
          key={`run ${run} ${visits}`}
          {...{ inputs, run, cart }}
          moving={result.isMoving}
          outdated={isCalculating}
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

export const hydrate = hydrateWith(EcoCalculator);
