import {
  computeImpact,
  type ImpactInputs,
  resultNames,
} from '../../../domain/eco-impact/eco-impact.ts';
import { impactFields } from '../../../domain/eco-impact/impact-inputs.ts';
import {
  resultHeader,
  resultLabels,
  shownImpact,
  shownResult,
  successBanner,
  usageLabels,
  yearsLabel,
} from '../../../domain/eco-impact/impact-result.ts';
import { working, workingNote } from '../../../domain/eco-impact/working.ts';
import { CostChart } from './cost-chart.tsx';
import { counted, useElapsed } from './count-up.ts';
import styles from './eco-calculator.module.css';

interface EcoResultProps {
  readonly inputs: ImpactInputs;
  /** Number of the result since the page was loaded; 0 for that of its address. */
  readonly run: number;
  /** Whether the figures count up to their values. */
  readonly moving: boolean;
  /** Whether the success banner is shown. */
  readonly praised: boolean;
  /** Whether a newer result is being calculated. */
  readonly outdated: boolean;
}

const titleId = 'eco-result-title';

/** The six figures and, on demand, how each is calculated. */
export function EcoResult({ inputs, run, moving, praised, outdated }: EcoResultProps) {
  const elapsed = useElapsed(moving);
  const impact = computeImpact(inputs);
  const final = shownImpact(impact);
  return (
    <section className={styles.result} aria-labelledby={titleId} aria-busy={outdated || undefined}>
      <h3 id={titleId}>{resultHeader(inputs.years)}</h3>
      <div className={run > 0 ? styles.slot : undefined}>
        {praised ? (
          <p className={styles.banner}>
            <strong>{successBanner.title}</strong> <span>{successBanner.text}</span>
          </p>
        ) : (
          <p>{questionSentence(inputs)}</p>
        )}
      </div>
      <dl className={styles.figures}>
        {resultNames.map((name, index) => {
          const { label, unit } = resultLabels[name];
          const part = counted(elapsed, index, resultNames.length);
          const text = part === 1 ? final[name].text : shownResult(name, impact[name] * part).text;
          return (
            <div key={name} data-total={name === 'netSavings' || undefined}>
              <dt>{label}</dt>
              <dd>
                <output
                  name={name}
                  htmlFor={impactFields.map((field) => `eco-${field}`).join(' ')}
                  data-value={final[name].value}
                  aria-live="off"
                >
                  {text}
                </output>
                {unit !== undefined && <span> {unit}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.note}>Rounded; totals may differ by $1.</p>
      <CostChart inputs={inputs} />
      <details className={styles.working}>
        <summary>How we get this</summary>
        <dl>
          {working(inputs).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{workingNote}</p>
      </details>
    </section>
  );
}

/** The inputs in a sentence, so that a shared result states them. */
function questionSentence({ milesPerWeek, usageType, years }: ImpactInputs): string {
  const miles = milesPerWeek.toLocaleString('en-US');
  return `For ${miles} ${milesPerWeek === 1 ? 'mile' : 'miles'} a week of ${usageLabels[usageType].toLowerCase()} use, over ${yearsLabel(years)}.`;
}

/** The result in one sentence, for screen readers. */
export function resultSentence(inputs: ImpactInputs): string {
  const figures = shownImpact(computeImpact(inputs));
  const parts = resultNames.map((name) => {
    const { label, unit } = resultLabels[name];
    return `${label} ${figures[name].text}${unit === undefined ? '' : ` ${unit}`}`;
  });
  return `Calculated over ${yearsLabel(inputs.years)}: ${parts.join(', ')}.`;
}
