import { computeImpact, type ImpactInputs } from '../../../domain/eco-impact/eco-impact.ts';
import { yearsLabel } from '../../../domain/eco-impact/impact-result.ts';
import { formatUsd } from '../../../domain/money.ts';
import styles from '../../ui/element/chart.module.css';
import { DataTable } from '../../ui/element/data-table.tsx';

/** The drawing's axes, in its own units. */
const chart = { left: 8, right: 300, top: 16, bottom: 150 } as const;

/**
 * Gasoline against electricity as they add up over the years, drawn and as a table. A single year has
 * nothing to add up: its two amounts are among the results.
 */
export function CostChart({ inputs }: { readonly inputs: ImpactInputs }) {
  const { years } = inputs;
  const { costSaved: gas, electricCost: electric } = computeImpact(inputs);
  if (gas === 0 || years === 1) return null;
  const usd = (amount: number) => formatUsd(Math.round(amount));
  const heightOf = (amount: number) =>
    chart.bottom - (amount / Math.max(gas, electric)) * (chart.bottom - chart.top);
  const [gasEnd, electricEnd] = [heightOf(gas), heightOf(electric)];
  const origin = `M${chart.left} ${chart.bottom}`;
  return (
    <figure className={styles.chart}>
      <svg
        viewBox="0 0 400 176"
        role="img"
        aria-label={`After ${yearsLabel(years)} gasoline has cost ${usd(gas)} and electricity ${usd(electric)}.`}
      >
        <path d={`${origin}L${chart.right} ${gasEnd}V${electricEnd}z`} fill="var(--moss)" />
        <path d={`${origin}H${chart.right}`} stroke="var(--line)" />
        <g fill="none" strokeWidth="3" strokeLinecap="round">
          <path d={`${origin}L${chart.right} ${gasEnd}`} stroke="var(--accent)" />
          <path d={`${origin}L${chart.right} ${electricEnd}`} stroke="var(--good)" />
        </g>
        <g fill="currentcolor" fontSize="14">
          <text x={chart.right + 8} y={gasEnd + 4}>
            Gasoline
          </text>
          <text x={chart.right + 8} y={electricEnd + 2}>
            Electricity
          </text>
          <text x={chart.left} y="170">
            Today
          </text>
          <text x={chart.right} y="170" textAnchor="end">
            {yearsLabel(years)}
          </text>
        </g>
      </svg>
      <DataTable
        caption="Total cost of driving"
        columns={['After', 'Gasoline', 'Electricity']}
        rows={Array.from({ length: years }, (_, index) => {
          const part = (index + 1) / years;
          return [`Year ${index + 1}`, usd(gas * part), usd(electric * part)];
        })}
      />
    </figure>
  );
}
