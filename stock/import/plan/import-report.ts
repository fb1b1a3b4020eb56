import { cleanLine } from '../../../domain/text/clean-text.ts';
import type { StockReading } from '../read-stock.ts';
import type { ImportPlan } from './import-plan.ts';

/** Vehicles named in each list of a dry run; the rest are counted. */
const mostNamed = 50;

/** Every rejected row with where it stands and why, one to a line. */
export function rejectionLines({ rejected, format }: StockReading): string {
  const unit = format === 'json' ? 'Row' : 'Line';
  return rejected
    .map(({ line, reasons }) => `${unit} ${line}: ${cleanLine(reasons.join('; '))}\n`)
    .join('');
}

/** What an import would do: a count and a list for each kind of change. */
export function planLines({ added, changed, sold, kept, spared }: ImportPlan): string {
  const listed = ({ id, name }: { readonly id: string; readonly name: string }) =>
    `${id}  ${cleanLine(name)}`;
  return [
    ...section('Added', added.map(listed)),
    ...section(
      'Changed',
      changed.map(
        ({ vehicle, fields }) => `${listed(vehicle)}  (${fields.map(fieldLabel).join(', ')})`,
      ),
    ),
    ...section('Sold (out of stock from now on)', sold.map(listed)),
    ...section('Left alone (their row was rejected)', spared.map(listed)),
    ...section('Kept', kept.map(listed)),
  ].join('');
}

/** `"3 added, 1 changed, 2 sold, 26 kept"`. */
export function summaryLine({ added, changed, sold, kept, spared }: ImportPlan): string {
  const counts = `${added.length} added, ${changed.length} changed, ${sold.length} sold, ${kept.length} kept`;
  return spared.length === 0 ? counts : `${counts}, ${spared.length} left alone`;
}

/** `"1 row"`, `"2 rows"`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  const more = lines.length - mostNamed;
  return [
    `${title}: ${lines.length}\n`,
    ...lines.slice(0, mostNamed).map((line) => `  ${line}\n`),
    ...(more > 0 ? [`  … and ${more} more\n`] : []),
  ];
}

function fieldLabel(field: string): string {
  return field === 'withdrawnAt' ? 'back in stock' : field;
}
