import {
  computeImpact,
  type ImpactInputs,
  resultNames,
} from '../../../domain/eco-impact/eco-impact.ts';
import { impactFields } from '../../../domain/eco-impact/impact-inputs.ts';
import {
  resultHeader,
  resultLabels,
  shownResult,
  timings,
} from '../../../domain/eco-impact/impact-result.ts';
import { counted, useElapsed } from './count-up.ts';
import styles from './eco-calculator.module.css';

interface EcoResultProps {
  readonly inputs: ImpactInputs;
  readonly isNew: boolean;
  readonly isCounting: boolean;
  readonly isOutdated: boolean;
}

const titleId = 'eco-result-title';

export function EcoResult({ inputs, isNew, isCounting, isOutdated }: EcoResultProps) {
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
          const part = isCounting ? counted(elapsed, index, resultNames.length) : 1;
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
