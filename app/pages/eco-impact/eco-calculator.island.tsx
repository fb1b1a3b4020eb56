import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  computeImpact,
  type ImpactInputs,
  resultNames,
} from '../../../domain/eco-impact/eco-impact.ts';
import {
  type ImpactEntry,
  impactFields,
  parseImpactInputs,
} from '../../../domain/eco-impact/impact-inputs.ts';
import {
  resultHeader,
  resultLabels,
  resultSentence,
  shownResult,
  timings,
} from '../../../domain/eco-impact/impact-result.ts';
import { hydrateWith } from '../../browser/hydrate.tsx';
import { links } from '../../links.ts';
import styles from './eco-calculator.module.css';
import { EcoForm } from './eco-form.tsx';

/** spec S12.6, S12.8 */
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
    // The message has to be there before its field gets the focus.
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
      {/* Once: the figures change too often to be read out. */}
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

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (value !== '' || name === 'milesPerWeek') params.set(name, String(value));
  }
  return params;
}

export const hydrate = hydrateWith(EcoCalculator);

interface EcoResultProps {
  readonly inputs: ImpactInputs;
  readonly isNew: boolean;
  readonly isCounting: boolean;
  readonly isOutdated: boolean;
}

const titleId = 'eco-result-title';

function EcoResult({ inputs, isNew, isCounting, isOutdated }: EcoResultProps) {
  const elapsed = useElapsed(isNew);
  const impact = computeImpact(inputs);
  return (
    <section
      className={styles.result}
      aria-labelledby={titleId}
      aria-busy={isOutdated || undefined}
    >
      <h3 id={titleId}>{resultHeader(inputs.years)}</h3>
      <div className={isNew ? styles.slot : undefined}>
        {impact.netSavings > 0 && elapsed < timings.bannerMs ? (
          <p className={styles.banner}>
            <strong>Great Choice for the Environment!</strong>{' '}
            <span>Your switch to electric saves the planet and your wallet</span>
          </p>
        ) : (
          <p className="soft">Rounded; totals may differ by $1.</p>
        )}
      </div>
      <dl className={styles.figures}>
        {resultNames.map((name, index) => {
          const { label, unit } = resultLabels[name];
          const part = isCounting ? countedPart(elapsed, index, resultNames.length) : 1;
          return (
            <div key={name} className="panel" data-total={name === 'netSavings' || undefined}>
              <dt className="soft">{label}</dt>
              <dd>
                <output
                  className="figure"
                  name={name}
                  htmlFor={impactFields.map((field) => `eco-${field}`).join(' ')}
                  data-value={shownResult(name, impact[name]).value}
                  aria-live="off"
                >
                  {shownResult(name, impact[name] * part).text}
                </output>
                {unit !== undefined && <span className="soft"> {unit}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const { min, max } = timings.countUpMs;

/** 0 to exactly 1, with an ease-out; the first of `count` figures ends first. */
export function countedPart(elapsedMs: number, index: number, count: number): number {
  const duration = min + ((max - min) * index) / Math.max(1, count - 1);
  const rest = 1 - Math.min(1, Math.max(0, elapsedMs / duration));
  return 1 - rest ** 3;
}

/** Milliseconds since a new result's first render. */
function useElapsed(isNew: boolean): number {
  const [elapsed, setElapsed] = useState(isNew ? 0 : max);
  useEffect(() => {
    if (!isNew) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      setElapsed(now - start);
      if (now - start < max) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isNew]);
  return elapsed;
}
