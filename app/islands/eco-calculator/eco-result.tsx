import {
  computeImpact,
  type ImpactInputs,
  impactConstants,
  resultNames,
} from '../../../domain/eco-impact/eco-impact.ts';
import { impactFields } from '../../../domain/eco-impact/impact-inputs.ts';
import {
  resultHeader,
  resultLabels,
  shownImpact,
  shownResult,
  successBanner,
  timings,
  usageLabels,
  yearsLabel,
} from '../../../domain/eco-impact/impact-result.ts';
import { working, workingNote } from '../../../domain/eco-impact/working.ts';
import { formatUsd, formatUsdCents } from '../../../domain/money.ts';
import { formatBriefly } from '../../../domain/text/format-number.ts';
import { links } from '../../links.ts';
import { CostChart } from './cost-chart.tsx';
import { counted, useElapsed } from './count-up.ts';
import styles from './eco-calculator.module.css';

interface EcoResultProps {
  readonly inputs: ImpactInputs;
  /** Number of the result since the page was loaded; 0 for that of its address. */
  readonly run: number;
  /** Whether the figures count up to their values. */
  readonly moving: boolean;
  /** Whether a newer result is being calculated. */
  readonly outdated: boolean;
  readonly cart: PricedCart | undefined;
}

/** The least expensive electric cart in stock. */
export interface PricedCart {
  readonly id: string;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
}

const titleId = 'eco-result-title';

/** The six figures, what they are beside a cart's price and, on demand, how each is calculated. */
export function EcoResult({ inputs, run, moving, outdated, cart }: EcoResultProps) {
  const elapsed = useElapsed(run > 0);
  const impact = computeImpact(inputs);
  const final = shownImpact(impact);
  return (
    <section className={styles.result} aria-labelledby={titleId} aria-busy={outdated || undefined}>
      <h3 id={titleId}>{resultHeader(inputs.years)}</h3>
      <div className={run > 0 ? styles.slot : undefined}>
        {impact.netSavings > 0 && elapsed < timings.bannerMs ? (
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
          const part = moving ? counted(elapsed, index, resultNames.length) : 1;
          const text = part === 1 ? final[name].text : shownResult(name, impact[name] * part).text;
          return (
            <div key={name} className="panel" data-total={name === 'netSavings' || undefined}>
              <dt className="soft">{label}</dt>
              <dd>
                <output
                  className="figure"
                  name={name}
                  htmlFor={impactFields.map((field) => `eco-${field}`).join(' ')}
                  data-value={final[name].value}
                  aria-live="off"
                >
                  {text}
                </output>
                {unit !== undefined && <span className="soft"> {unit}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="soft">Rounded; totals may differ by $1.</p>
      {(inputs.mpg ?? inputs.gasPrice) !== undefined && <p>{specifiedSentence(inputs)}</p>}
      {cart !== undefined && impact.netSavings > 0 && (
        <p>
          {shareSentence(impact.netSavings / cart.price)} our least expensive electric cart, the{' '}
          <a href={links.vehicle(cart.id)}>{cart.name}</a> at {formatUsd(cart.price)}.{' '}
          {payoffSentence((cart.price / impact.netSavings) * inputs.years)}
        </p>
      )}
      <CostChart inputs={inputs} />
      <details className={styles.working}>
        <summary>How we figured it</summary>
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
function questionSentence(inputs: ImpactInputs): string {
  const { milesPerWeek, usageType, years } = inputs;
  return `For ${formatBriefly(milesPerWeek)} ${milesPerWeek === 1 ? 'mile' : 'miles'} a week of ${usageLabels[usageType].toLowerCase()} use, over ${yearsLabel(years)}, against ${comparedWith(inputs)}.`;
}

/** The vehicle that the electric cart is compared with: `"a gas cart that gets 15 miles from a gallon at $3.50"`. */
function comparedWith({ mpg, gasPrice }: ImpactInputs): string {
  const { gasMilesPerGallon, gasUsdPerGallon } = impactConstants;
  const driven = mpg === undefined ? 'a gas cart that gets' : 'what you drive now, which gets';
  return `${driven} ${formatBriefly(mpg ?? gasMilesPerGallon)} miles from a gallon at ${formatUsdCents(gasPrice ?? gasUsdPerGallon)}`;
}

/** The same miles by the specified figures, beside those of the visitor. */
function specifiedSentence({ mpg: _mpg, gasPrice: _gasPrice, ...inputs }: ImpactInputs): string {
  const { netSavings } = computeImpact(inputs);
  return `Against ${comparedWith(inputs)}, net savings would be ${formatUsd(Math.round(netSavings))}.`;
}

function shareSentence(share: number): string {
  if (share >= 1) return 'That is more than the price of';
  const percent = Math.round(share * 100);
  return `That is ${percent < 1 ? 'less than 1%' : `${percent}%`} of the price of`;
}

/** Years; nobody keeps a cart for longer, so that a longer time is not named. */
const longestPayoff = 20;

function payoffSentence(years: number): string {
  const whole = Math.ceil(years);
  if (whole > longestPayoff) return '';
  return `At this rate it pays for itself in ${whole === 1 ? 'a year' : `${whole} years`}.`;
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
