import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { computeImpact } from '../../../domain/eco-impact/eco-impact.ts';
import {
  type ImpactEntry,
  impactFields,
  parseImpactInputs,
} from '../../../domain/eco-impact/impact-inputs.ts';
import { resultSentence, timings } from '../../../domain/eco-impact/impact-result.ts';
import { links } from '../../links.ts';
import { hydrateWith } from '../hydrate.tsx';
import { EcoForm } from './eco-form.tsx';
import { EcoResult } from './eco-result.tsx';

/** A GET form with its result, computed in place where scripts run (spec S12.6, S12.8). */
export function EcoCalculator({ entry: first }: { readonly entry: ImpactEntry }) {
  const [entry, setEntry] = useState(first);
  const [isCalculating, setCalculating] = useState(false);
  /** Run 0 is the result of the address. */
  const [{ inputs, run }, setResult] = useState({ inputs: first.inputs, run: 0 });
  const root = useRef<HTMLDivElement>(null);

  const finish = useEffectEvent(() => {
    setCalculating(false);
    setResult({ inputs: entry.inputs, run: run + 1 });
  });
  useEffect(() => {
    if (!isCalculating) return;
    const timer = setTimeout(finish, isStill() ? 0 : timings.calculatingMs);
    return () => clearTimeout(timer);
  }, [isCalculating]);

  useEffect(() => {
    if (run === 0) return;
    root.current
      ?.querySelector('section')
      ?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
  }, [run]);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isCalculating) return;
    const form = event.currentTarget;
    const params = paramsOf(form);
    const next = parseImpactInputs(params);
    history.replaceState(null, '', `${links.ecoImpact}?${params}`);
    // Synchronous, so that a field's message is rendered before the field gets the focus.
    flushSync(() => {
      setEntry(next);
      if (next.inputs === undefined) setResult({ inputs: undefined, run });
      else setCalculating(true);
    });
    const wrong = impactFields.find((field) => next.errors[field] !== undefined);
    const field = wrong === undefined ? null : form.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <div ref={root}>
      <EcoForm entry={entry} isCalculating={isCalculating} onSubmit={submit} />
      {/* Announces the result once; the figures change too often to be read out. */}
      <p className="hidden" role="status">
        {run > 0 &&
          !isCalculating &&
          inputs !== undefined &&
          resultSentence(computeImpact(inputs), inputs.years)}
      </p>
      {inputs !== undefined && (
        <EcoResult
          key={run}
          inputs={inputs}
          isNew={run > 0}
          isCounting={run > 0 && !isStill()}
          isOutdated={isCalculating}
        />
      )}
    </div>
  );
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Without the empty optional fields. */
function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (value !== '' || name === 'milesPerWeek') params.set(name, String(value));
  }
  return params;
}

export const hydrate = hydrateWith(EcoCalculator);
