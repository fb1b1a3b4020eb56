import { cartTypes, periodDays, type RateTable } from '../../../domain/business/rentals/rates.ts';
import { formatUsd } from '../../../domain/money.ts';
import { cartNames } from '../../../domain/rentals/plan-names.ts';
import { dayPriceUsd } from '../../../domain/rentals/rental-quote.ts';
import chartStyles from '../element/chart.module.css';
import { DataTable } from '../element/data-table.tsx';
import styles from './day-price-chart.module.css';

/** The drawing's axes, in its own units. */
const chart = { left: 42, right: 392, top: 14, bottom: 196 } as const;
const longest = periodDays.monthly;
const days = Array.from({ length: longest }, (_, index) => index + 1);
/** Lengths with a line in the table: the four plans, and two weeks. */
const listedDays = [1, 3, 7, 14, longest];
/** US dollars at which the drawing has a line across. */
const ticks = [0, 100, 200, 300];

const x = (day: number) => chart.left + ((day - 1) / (longest - 1)) * (chart.right - chart.left);
const y = (usd: number) => chart.bottom - (usd / 300) * (chart.bottom - chart.top);

interface Line {
  /** `"4 Seater, Utility"`: carts with the same rates share a line. */
  readonly name: string;
  /** US dollars a day for a rental of as many days as the index and one. */
  readonly prices: readonly number[];
}

function linesOf(rates: RateTable): readonly Line[] {
  const byPrices = new Map<string, Line>();
  for (const cart of cartTypes) {
    const prices = days.map((day) => dayPriceUsd(rates[cart], day));
    const same = byPrices.get(prices.join());
    const name = same === undefined ? cartNames[cart] : `${same.name}, ${cartNames[cart]}`;
    byPrices.set(prices.join(), { name, prices });
  }
  return [...byPrices.values()];
}

/** What a day costs by length of rental, at the cheapest plans for it: drawn and as a table (spec S11.19). */
export function DayPriceChart({ rates }: { readonly rates: RateTable }) {
  const lines = linesOf(rates);
  const priceOn = (line: Line, day: number) => formatUsd(Math.round(line.prices[day - 1] ?? 0));
  return (
    <figure className={chartStyles.chart}>
      <svg
        className={styles.drawing}
        viewBox="0 0 400 220"
        role="img"
        aria-label={lines
          .map(
            (line) =>
              `${line.name}: ${priceOn(line, 1)} for one day, ${priceOn(line, longest)} a day for ${longest} days.`,
          )
          .join(' ')}
      >
        <g className={styles.axis}>
          {ticks.map((usd) => (
            <path key={usd} d={`M${chart.left} ${y(usd)}H${chart.right}`} />
          ))}
        </g>
        {lines.map(({ name, prices }, index) => (
          <g key={name} className={styles.line}>
            <path
              d={`M${prices.map((usd, at) => `${Math.round(x(at + 1))} ${Math.round(y(usd))}`).join('L')}`}
            />
            <path d={`M225 ${22 + index * 20}h24`} />
          </g>
        ))}
        <g className={styles.words}>
          {lines.map(({ name }, index) => (
            <text key={name} x="256" y={26 + index * 20}>
              {name}
            </text>
          ))}
          {ticks.map((usd) => (
            <text key={usd} x={chart.left - 6} y={y(usd) + 4} textAnchor="end">
              {formatUsd(usd)}
            </text>
          ))}
          {[1, 7, 14, 21, longest].map((day) => (
            <text key={day} x={x(day)} y="214" textAnchor={day === longest ? 'end' : 'middle'}>
              {day === longest ? `${day} days` : day}
            </text>
          ))}
        </g>
      </svg>
      <DataTable
        caption="Price of a day, by length of rental"
        columns={['Rented for', ...lines.map(({ name }) => name)]}
        rows={listedDays.map((day) => [
          day === 1 ? '1 day' : `${day} days`,
          ...lines.map((line) => priceOn(line, day)),
        ])}
      />
    </figure>
  );
}
