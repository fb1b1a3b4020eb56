import { readFileSync, writeFileSync } from 'node:fs';
import { type Row, roundedText } from './row.ts';

const page = new URL('../docs/speed.md', import.meta.url);
const [begin, end] = ['<!-- bench: begin -->', '<!-- bench: end -->'];

/** The measure without the page or the size of stock: `home: scripts` is `scripts`. */
function measureOf({ part, what }: Row): string {
  const measure = what.split(': ').at(-1) ?? what;
  return part === 'throughput' && !what.includes(': ') ? 'answers a second' : measure;
}

/** For comparing figures of one measure; more is worse. */
function badness({ unit, figure, limit, budget }: Row): number {
  if (budget === '100') return -figure;
  if (limit === undefined || !budget?.includes('limit')) return figure;
  return unit === '/s' ? limit / figure : figure - limit;
}

/** One line for each budget: the worst of all pages, and on how many of them it holds. */
function lines(rows: readonly Row[]): readonly string[] {
  const groups = Map.groupBy(
    rows.filter(({ holds }) => holds !== undefined),
    (row) => `${row.part} ${measureOf(row)} ${row.budget}`,
  );
  return [...groups.values()].map((group) => {
    const worst = group.reduce((one, other) => (badness(other) > badness(one) ? other : one));
    const { part, what, figure, unit, limit, budget } = worst;
    const place = what.includes(': ') ? what.slice(0, what.lastIndexOf(': ')) : '';
    const holding = group.filter(({ holds }) => holds).length;
    const measure = `${part}: ${measureOf(worst)}`;
    const where = part === 'throughput' && place === '' ? what : place;
    const cells = [measure, budget, `${roundedText(figure)} ${unit}`.trim(), where];
    cells.push(limit === undefined ? '' : roundedText(limit));
    cells.push(holding === group.length ? 'yes' : `${holding} of ${group.length}`);
    return `| ${cells.join(' | ')} |`;
  });
}

/** Writes the summary of the last measurement into docs/speed.md, between its two markers. */
export function writeSummary(rows: readonly Row[], when: string): void {
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/speed.md has no markers for the summary');
  const table = [
    '| what | budget | worst | where | the limit there | holds |',
    '| --- | --- | --: | --- | --: | --- |',
    ...lines(rows),
  ];
  writeFileSync(page, `${before}${begin}\n${when}\n\n${table.join('\n')}\n${end}${after}`);
}
