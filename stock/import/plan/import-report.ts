import { fieldText } from '../../../domain/stock/fields/field-text.ts';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import { rowCell } from '../../../domain/stock/file-cells.ts';
import { offerOf } from '../../../domain/stock/offer/offer.ts';
import type { LeftRow } from '../../../domain/stock/stock-sync.ts';
import {
  specificationLabel,
  specificationText,
  type Vehicle,
} from '../../../domain/stock/vehicle.ts';
import { cartInWords } from '../../../domain/stock/vehicle-key.ts';
import { cleanLine } from '../../../domain/text/clean-text.ts';
import { capitalized, counted } from '../../../domain/text/wording.ts';
import type { StockReading } from '../read-stock.ts';
import { type ColumnUse, type NamedRow, placeInWords } from '../row/row-fields.ts';
import { isStockField, labelOf, stockFields } from '../row/stock-field.ts';
import { type ChangedVehicle, type ImportPlan, isAnsweredByFile } from './import-plan.ts';

const maxLines = 50;

export function listedIn({ vehicles }: StockReading): readonly Vehicle[] {
  return vehicles.filter((row) => offerOf(row).isListed);
}

const maxAlike = 10;

interface RowLine extends NamedRow {
  readonly text: string;
  readonly ids: readonly string[];
}

function unusableRows({ unusable }: Pick<ImportPlan, 'unusable'>): readonly RowLine[] {
  return unusable.map(({ reasons, ...row }) => ({ ...row, text: cleanLine(reasons.join('; ')) }));
}

function waitingRows(
  { waiting }: Pick<ImportPlan, 'waiting'>,
  { places }: Pick<StockReading, 'places'>,
) {
  return waiting.map(({ vehicle: { id, stockNumber = id }, reason, key }) => ({
    ...(places.get(id) ?? { row: 0 }),
    stockNumber,
    key,
    ids: [id],
    text: cleanLine(reason),
  }));
}

export function leftLines(
  plan: Pick<ImportPlan, 'unusable' | 'waiting' | 'passedOver'>,
  reading: Pick<StockReading, 'places'> & Partial<Pick<StockReading, 'hidden'>>,
): string {
  const questions = waitingRows(plan, reading).map(({ key, ...row }) => ({
    ...row,
    text: isAnsweredByFile(key)
      ? `${row.text}; not applied until that is confirmed`
      : `${row.text} and is not shown; if it is right: dealer inventory set ${cleanLine(row.stockNumber)} price=… --really`,
  }));
  return (
    alikeLines(unusableRows(plan)) +
    alikeLines(questions) +
    rowsLine(plan.passedOver, [
      'names no cart, or repeats another row, and was passed over',
      'name no cart, or repeat another row, and were passed over',
    ]) +
    rowsLine(reading.hidden ?? [], [
      'is kept off the site by the file',
      'are kept off the site by the file',
    ])
  );
}

const maxRemembered = 50;

export function leftRows(
  plan: Pick<ImportPlan, 'unusable' | 'waiting'>,
  reading: Pick<StockReading, 'places' | 'doubts'>,
  { withPrices }: { readonly withPrices: boolean },
): readonly LeftRow[] {
  const unread = [...reading.doubts].flatMap(([id, doubts]) =>
    doubts.unread.map(
      (text): RowLine => ({
        ...(reading.places.get(id) ?? { row: 0 }),
        text: cleanLine(text),
        ids: [id],
      }),
    ),
  );
  const prices = withPrices ? waitingRows(plan, reading) : [];
  return [...unusableRows(plan), ...unread, ...prices]
    .slice(0, maxRemembered)
    .map(({ text, ids, ...row }) => ({ text: `${rowName(row)}: ${text}`, ids }));
}

function rowsLine(rows: readonly NamedRow[], [one, several]: readonly [string, string]): string {
  if (rows.length === 0) return '';
  const numbers = rows
    .slice(0, maxAlike)
    .map(({ row, sheet }) => (sheet === undefined ? row : placeInWords({ row, sheet })));
  const more = rows.length > maxAlike ? ' …' : '';
  return `${counted(rows.length, 'row')} (${numbers.join(', ')}${more}) ${rows.length === 1 ? one : several}\n`;
}

export function noteLines({ notes, remarks }: Pick<StockReading, 'notes' | 'remarks'>): string {
  return alikeLines(notes) + remarks.map((remark) => `${remark}\n`).join('');
}

function alikeLines(rows: readonly Omit<RowLine, 'ids'>[]): string {
  // Texts that differ only in their quotations have one reason.
  const reasonOf = (text: string) => text.replace(/“[^”]*”/g, '“…”');
  const counts = new Map<string, number>();
  const lines = rows.flatMap(({ text, ...named }) => {
    const count = (counts.get(reasonOf(text)) ?? 0) + 1;
    counts.set(reasonOf(text), count);
    return count > maxAlike ? [] : [`${rowName(named)}: ${text}\n`];
  });
  const more = [...counts]
    .filter(([, count]) => count > maxAlike)
    .map(([text, count]) => `… and ${counted(count - maxAlike, 'more row')} like this: ${text}\n`);
  return [...lines, ...more].join('');
}

/** `"Row 12 (A101)"`. */
function rowName({ stockNumber, ...place }: NamedRow): string {
  const name = capitalized(placeInWords(place));
  return stockNumber === undefined ? name : `${name} (${cleanLine(stockNumber)})`;
}

export function planLines(plan: ImportPlan): string {
  return [
    changeLines(plan),
    ...(plan.setByHand.length === 0
      ? []
      : section(
          'As set by hand, where the file says what it said before',
          plan.setByHand.map(
            (one) => `${cartInWords(one.vehicle)}  (${one.cells.map(cellLabel).join(', ')})`,
          ),
        )),
    ...section("Left alone (their row can't be used)", plan.spared.map(cartInWords)),
    ...section('Kept', plan.unchanged.map(cartInWords)),
  ].join('');
}

export function changeLines(plan: ImportPlan): string {
  return changeLists(plan)
    .flatMap(({ title, lines }) => section(title, lines))
    .join('');
}

export function changeLists({ added, changed, sold }: ImportPlan) {
  return [
    { title: 'Added', lines: added.map(cartInWords) },
    {
      title: 'Changed',
      lines: changed.map((one) => `${cartInWords(one.vehicle)}  (${changesOf(one).join('; ')})`),
    },
    { title: 'Sold (out of stock from now on)', lines: sold.map(cartInWords) },
  ];
}

function cellLabel(cell: string): string {
  if (cell === rowCell) return 'whether it is in stock';
  if (cell in vehicleFields) return labelOf(cell as keyof Vehicle);
  return cleanLine(specificationLabel(cell.replace('specifications.', ''))).toLowerCase();
}

export function summaryLine(plan: ImportPlan): string {
  const { added, changed, sold, unchanged, setByHand, spared } = plan;
  const counts = `${added.length} added, ${changed.length} changed, ${sold.length} sold, ${unchanged.length} kept`;
  const byHand = setByHand.length === 0 ? '' : `, ${setByHand.length} as set by hand`;
  const alone = spared.length === 0 ? '' : `, ${spared.length} left alone`;
  return counts + alone + byHand + leftInWords(plan);
}

/** `"; 1 row can't be used; 2 to confirm"` */
export function leftInWords({ unusable, waiting }: Pick<ImportPlan, 'unusable' | 'waiting'>) {
  const bad = unusable.length === 0 ? '' : `; ${counted(unusable.length, 'row')} can't be used`;
  return bad + (waiting.length === 0 ? '' : `; ${waiting.length} to confirm`);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  const more = lines.length - maxLines;
  return [
    `${title}: ${lines.length}\n`,
    ...lines.slice(0, maxLines).map((line) => `  ${line}\n`),
    ...(more > 0 ? [`  … and ${more} more\n`] : []),
  ];
}

const maxShown = 40;

/** `"price $7,995 → $7,495"`; of long texts only that they changed. */
export function changesOf({ before, vehicle, fields }: ChangedVehicle): readonly string[] {
  return fields.flatMap((field) => {
    if (field === 'withdrawnAt') return 'back in stock';
    if (field === 'specifications') return factChanges(before[field], vehicle[field]);
    const [old, now] = [valueText(field, before[field]), valueText(field, vehicle[field])];
    return vehicleFields[field].kind === 'text'
      ? labelOf(field)
      : changeText(labelOf(field), old, now);
  });
}

type Facts = Vehicle['specifications'];

function factChanges(before: Facts, after: Facts): readonly string[] {
  const textOf = (value: Facts[string] | undefined) =>
    value === undefined ? '(none)' : cleanLine(specificationText(value));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => [key, textOf(before[key]), textOf(after[key])] as const)
    .filter(([, old, now]) => old !== now)
    .map(([key, old, now]) => changeText(cellLabel(`specifications.${key}`), old, now));
}

function changeText(what: string, old: string, now: string): string {
  return Math.max(old.length, now.length) > maxShown ? what : `${what} ${old} → ${now}`;
}

function valueText(field: keyof Vehicle, value: Vehicle[keyof Vehicle]): string {
  const text = value === undefined ? '' : cleanLine(fieldText(field, value));
  return text === '' ? '(none)' : text;
}

/** `"Comments: shown to everyone as the description"`. */
export function columnLines(columns: readonly ColumnUse[]): readonly string[] {
  return columns.map(({ heading, target }) => cleanLine(`${heading}: ${useInWords(target)}`));
}

function useInWords(target: string | undefined): string {
  if (target === undefined) return 'not used; no one sees it';
  if (target === 'availability') return 'tells whether the cart is for sale';
  const key = target.replace('specifications.', '');
  if (!isStockField(target)) return `shown to everyone as “${specificationLabel(key)}”`;
  const field = stockFields[target];
  if (target in vehicleFields ? !('published' in field) : 'isForStaff' in field) {
    return `used as the ${labelOf(target)}; no one sees it`;
  }
  const what = field.kind === 'flag' ? `“${field.label}”` : `the ${labelOf(target)}`;
  return `shown to everyone as ${what}`;
}
