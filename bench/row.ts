/** One line of the table: a budget and what was measured against it. */
export interface Row {
  readonly part: string;
  /** The measure, and its page. */
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** The same figure of the limit, where there is one. */
  readonly limit?: number;
  /** The budget in words. */
  readonly budget?: string;
  /** Whether the figure is within the budget; absent where there is none. */
  readonly holds?: boolean;
}

/** The line of a part that ended before it had its figures. */
export function failure(part: string, error: unknown): Row {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const what = `not measured: ${message.split('\n')[0]?.replaceAll('|', '/')}`;
  return { part, what, figure: 1, unit: 'failure', budget: 'none', holds: false };
}

/**
 * Of each measure of many pages, named after a colon, the page with the highest share of its limit (by -1 with the
 * lowest), or all that do not hold.
 */
export function worstOf(rows: readonly Row[], direction = 1): readonly Row[] {
  const share = ({ figure, limit = 1 }: Row) => direction * (figure / limit);
  const measures = Map.groupBy(rows, ({ what, budget }) => `${what.split(': ').at(-1)} ${budget}`);
  return [...measures.values()].flatMap((all) => {
    const failing = all.filter(({ holds }) => holds === false);
    const [worst] = all.toSorted((one, other) => share(other) - share(one));
    if (failing.length > 0 || worst === undefined) return failing;
    return { ...worst, what: `${worst.what}, worst of ${all.length}` };
  });
}

/** The median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (low + high) / 2;
}

/** A figure rounded to three or so digits: `11.2`, `0.93`, `24,310`. */
function roundedText(figure: number): string {
  const digits = Math.abs(figure) >= 100 ? 0 : Math.abs(figure) >= 10 ? 1 : 2;
  return figure.toLocaleString('en-US', { maximumFractionDigits: digits });
}

/** The rows as a table of Markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ part, what, figure, unit, limit, budget, holds }) => [
    part,
    what,
    `${roundedText(figure)} ${unit}`.trim(),
    limit === undefined ? '' : roundedText(limit),
    limit === undefined || limit === 0 ? '' : (figure / limit).toFixed(2),
    budget ?? '',
    holds === undefined ? '' : holds ? 'yes' : 'NO',
  ]);
  const head = ['', 'what', 'figure', 'limit', 'ratio', 'budget', 'holds'];
  const alignment = ['---', '---', '--:', '--:', '--:', '---', '---'];
  return [head, alignment, ...lines].map((texts) => `| ${texts.join(' | ')} |`).join('\n');
}
