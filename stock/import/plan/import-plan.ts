import type { StockChange } from '../../../domain/catalogue/catalogue.ts';
import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import {
  comparable,
  isOfferedWithoutRow,
  type Merged,
  mergeRow,
  rowCell,
} from '../../../domain/catalogue/file-cells.ts';
import type { SyncNotes } from '../../../domain/catalogue/stock-sync.ts';
import {
  hasLeftStock,
  type PutVehicle,
  type StockedVehicle,
  type Vehicle,
} from '../../../domain/catalogue/vehicle.ts';
import { newYorkTime } from '../../../domain/new-york-time.ts';
import type { Rejection, StockReading } from '../read-stock.ts';
import { uncounted } from '../row/identify.ts';
import { isUnusual, judgePrices } from './unlikely-price.ts';

/** The changes that an import makes to the stock. */
export interface ImportPlan {
  readonly added: readonly Vehicle[];
  readonly changed: readonly ChangedVehicle[];
  /** On the site until now; missing in the file, hidden there, or sold by it. */
  readonly sold: readonly StockedVehicle[];
  /** As they were. */
  readonly unchanged: readonly Vehicle[];
  /** With cells that stay as they were set by hand; counted among the others too. */
  readonly setByHand: readonly HeldVehicle[];
  /** Not in the file as a usable row, but perhaps as an unusable one: left alone. */
  readonly spared: readonly StockedVehicle[];
  /** Rows that can't be used. */
  readonly unusable: readonly Rejection[];
  /** Rows without a cart (totals, headings between rows), or with that of another row. */
  readonly passedOver: readonly Rejection[];
  /** Not applied until somebody confirms them: an unlikely price, or two years of one cart. */
  readonly waiting: readonly WaitingPrice[];
  /** Headings of the last reading whose columns the file lacks. */
  readonly missingColumns: readonly string[];
  /** Words that nobody knows, in most rows, a sentence each; they hold up the whole file. */
  readonly unknownWords: readonly string[];
  /** Keys of what would wait and is confirmed. */
  readonly confirmed: readonly string[];
  /** The same as the store takes it. */
  readonly change: StockChange;
}

export interface ChangedVehicle {
  readonly before: StockedVehicle;
  readonly vehicle: Vehicle;
  /** Those that differ; `withdrawnAt` when the cart had left the stock and is back. */
  readonly fields: readonly (keyof Vehicle | 'withdrawnAt')[];
}

export interface HeldVehicle {
  readonly vehicle: Vehicle;
  /** Names of the cells, as `file-cells.ts` has them. */
  readonly cells: readonly string[];
}

/** A cart whose row, or whose price alone, is applied only when somebody confirms it. */
export interface WaitingPrice {
  /** As the file has it. */
  readonly vehicle: Vehicle;
  /** The reason for the question, in words. */
  readonly reason: string;
  /** Names this price of this cart, and the one it had. */
  readonly key: string;
}

export interface PlanOptions {
  /** Whether what waits under this key is confirmed; by default nothing is. */
  readonly isConfirmed?: (key: string) => boolean;
  /** `StockReading.saleCells` of the last reading of the same file, where there was one. */
  readonly saleCellsBefore?: Readonly<Record<string, string>>;
  /** `StockReading.headings` of the last reading of the same file, where there was one. */
  readonly headingsBefore?: Readonly<Record<string, string>>;
  /** Keys of the unknown words that the last reading of the same file was applied with. */
  readonly wordsBefore?: readonly string[];
}

type PlannedReading = Pick<StockReading, 'vehicles' | 'rejected'> &
  Partial<Pick<StockReading, 'saleCells' | 'headings' | 'doubts' | 'questions'>>;

/** What becomes of one row. */
interface Judged {
  readonly kind: 'added' | 'changed' | 'sold' | 'unchanged' | 'waiting';
  readonly before?: StockedVehicle | undefined;
  readonly vehicle: PutVehicle;
  readonly fields: ChangedVehicle['fields'];
  readonly held: readonly string[];
  readonly isPut: boolean;
  readonly question?: WaitingPrice | undefined;
}

/**
 * Compares a file with the stock. A row with status `sold` counts as a cart that has left the
 * stock: its page tells so, and the lists don't have it. What is already withdrawn is not sold again.
 */
export function planImport(
  stock: readonly StockedVehicle[],
  reading: PlannedReading,
  options: PlanOptions = {},
): ImportPlan {
  const { vehicles, rejected, headings = {}, questions = new Map() } = reading;
  const { headingsBefore = {}, wordsBefore = [] } = options;
  const judge = rowJudge(stock, reading, options);
  const stocked = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  const rows = vehicles.map((row) => judge(row, stocked.get(row.id)));
  const of = (kind: Judged['kind']) => rows.filter((row) => row.kind === kind);
  const beforeOf = ({ before }: Judged) => before ?? [];

  const inFile = new Set(vehicles.map(({ id }) => id));
  const isPassedOver = ({ isKeyless, isRepeat, ids }: Rejection) =>
    isRepeat === true || (isKeyless === true && !ids.some((id) => stocked.has(id)));
  const unusable = rejected.filter((one) => !isPassedOver(one));
  const doubtful = new Set(unusable.flatMap(({ ids }) => ids));
  const isDoubtful = ({ id }: Vehicle) => doubtful.has(id) || doubtful.has(uncounted(id));
  const rowless = stock.filter((vehicle) => !hasLeftStock(vehicle) && !inFile.has(vehicle.id));
  const byHand = rowless.filter(isOfferedWithoutRow);
  const missing = rowless.filter((vehicle) => !isOfferedWithoutRow(vehicle));
  const sold = [
    ...of('sold').flatMap(beforeOf),
    ...missing.filter((vehicle) => !isDoubtful(vehicle)),
  ];
  const put = rows.filter(({ isPut }) => isPut).map(({ vehicle }) => vehicle);
  const leaving = put.filter(({ status }) => status === 'sold');
  const asked = rows.flatMap(({ question }) => question ?? []);
  const isConfirmed = options.isConfirmed ?? (() => false);
  return {
    added: of('added').map(({ vehicle }) => vehicle),
    changed: of('changed').flatMap(({ before, vehicle, fields }) =>
      before === undefined ? [] : { before, vehicle, fields },
    ),
    sold,
    unchanged: [...of('unchanged').map(({ vehicle }) => vehicle), ...byHand],
    setByHand: [
      ...rows.flatMap(({ before, held }) =>
        before === undefined || held.length === 0 ? [] : { vehicle: before, cells: held },
      ),
      ...byHand.map((vehicle) => ({ vehicle, cells: [rowCell] })),
    ],
    spared: missing.filter(isDoubtful),
    unusable,
    passedOver: rejected.filter(isPassedOver),
    waiting: asked.filter(({ key }) => !isConfirmed(key)),
    missingColumns: missingColumnsOf(headingsBefore, headings),
    unknownWords: [...questions]
      .filter(([key]) => !wordsBefore.includes(key))
      .map(([, text]) => text),
    confirmed: asked.map(({ key }) => key).filter(isConfirmed),
    change: { put, withdraw: [...new Set([...leaving, ...sold].map(({ id }) => id))] },
  };
}

/** What the last reading of a file of that name left for the next one. */
export function planOptionsSince(
  headings: SyncNotes['headings'],
  from: string,
): Pick<PlanOptions, 'headingsBefore' | 'wordsBefore'> {
  if (headings?.from !== from) return {};
  return { headingsBefore: headings.of, wordsBefore: headings.words ?? [] };
}

/** Judges the rows of a file one by one, against the same cart in stock. */
function rowJudge(
  stock: readonly StockedVehicle[],
  { vehicles, saleCells, doubts }: PlannedReading,
  { isConfirmed = () => false, saleCellsBefore }: PlanOptions,
): (row: Vehicle, before: StockedVehicle | undefined) => Judged {
  const judge = judgePrices(stock, vehicles);
  /** The question whose answer the cart waits for; that of a sold one doesn't matter. */
  function questionOf(vehicle: Vehicle, before?: StockedVehicle): WaitingPrice | undefined {
    if (vehicle.status === 'sold') return undefined;
    const { id, price } = vehicle;
    const contradiction = doubts?.get(id)?.contradiction;
    if (contradiction !== undefined && before?.year !== vehicle.year) {
      return { vehicle, reason: contradiction, key: `year ${id} ${contradiction}` };
    }
    const reason = judge(vehicle, before);
    if (reason === undefined) return undefined;
    const isPlaceholder = before?.price === undefined && isUnusual(vehicle);
    const kind = isPlaceholder ? placeholderKey : 'price';
    return { vehicle, reason, key: `${kind} ${id} ${before?.price ?? 'none'} ${price}` };
  }
  return (row, before) => {
    const isSaleCellChanged =
      saleCellsBefore !== undefined &&
      (saleCellsBefore[row.id] ?? '') !== (saleCells?.get(row.id) ?? '');
    const merged: Merged =
      before === undefined
        ? { vehicle: row, held: [], isAway: false }
        : mergeRow(before, withoutKnownDay(row, before), { isSaleCellChanged });
    const { held, isAway } = merged;
    const question = isAway ? undefined : questionOf(merged.vehicle, before);
    const isWaiting = question !== undefined && !isConfirmed(question.key);
    const isPlaceholder = question?.key.startsWith(placeholderKey);
    const vehicle =
      isWaiting && isPlaceholder ? withPrice(merged.vehicle, before?.price) : merged.vehicle;
    const judged = { before, vehicle, fields: [], held, isPut: false, question };
    if (isWaiting && !isPlaceholder) return { ...judged, kind: 'waiting' };
    if (before === undefined) return { ...judged, kind: 'added', isPut: true };
    const fields = changedFields(before, vehicle);
    const isOffered = !isAway && vehicle.status !== 'sold';
    const isPut = isPutRow(before, { ...merged, vehicle }, fields);
    const isSold = !isOffered && !hasLeftStock(before);
    const isChanged = isOffered && fields.length > 0;
    const kind = isChanged ? 'changed' : isSold ? 'sold' : 'unchanged';
    return { ...judged, kind, fields, isPut };
  };
}

/** Starts the key of a question about a price that people write where there is none yet. */
const placeholderKey = 'placeholder';

/** Whether one yes to the whole file answers a question; a placeholder needs one of its own. */
export function isAnsweredByFile(key: string): boolean {
  return !key.startsWith(placeholderKey);
}

function withPrice({ price: _, ...vehicle }: PutVehicle, price: number | undefined): PutVehicle {
  return price === undefined ? vehicle : { ...vehicle, price };
}

type Headings = StockReading['headings'];

/** The headings before whose columns there are no longer; none where the file is read by a mapping. */
function missingColumnsOf(before: Headings, now: Headings): readonly string[] {
  if (Object.keys(now).length === 0) return [];
  return Object.entries(before)
    .filter(([target]) => !Object.hasOwn(now, target))
    .map(([, heading]) => heading);
}

/** The row without the day in stock that our own export wrote into it: that is no change. */
function withoutKnownDay(row: Vehicle, before: StockedVehicle): Vehicle {
  const { inStockSince, ...rest } = row;
  const isKnown =
    before.inStockSince === undefined &&
    inStockSince === newYorkTime(new Date(before.addedAt)).date;
  return isKnown ? rest : row;
}

/** Whether the row in the store changes, if only in the file's own cells. */
function isPutRow(
  before: StockedVehicle,
  { vehicle, isAway }: Merged,
  fields: ChangedVehicle['fields'],
): boolean {
  if (isAway) return false;
  const isChange = fields.some((field) => field !== 'withdrawnAt' || vehicle.status !== 'sold');
  return isChange || comparable(before.fileCells) !== comparable(vehicle.fileCells);
}

/** Fields that differ, in the order of the table. */
export function changedFields(before: StockedVehicle, after: Vehicle): ChangedVehicle['fields'] {
  const fields = Object.keys(vehicleFields) as (keyof Vehicle)[];
  const differing = fields.filter(
    (field) => comparable(before[field]) !== comparable(after[field]),
  );
  return hasLeftStock(before) ? [...differing, 'withdrawnAt'] : differing;
}
