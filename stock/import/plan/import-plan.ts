import { newYorkTime } from '../../../domain/new-york-time.ts';
import type { StaffStore } from '../../../domain/staff-store.ts';
import type {
  AppliedChange,
  ApplyOptions,
  StockChange,
  StockRoom,
} from '../../../domain/stock/catalogue.ts';
import { vehicleFields } from '../../../domain/stock/fields/vehicle-fields.ts';
import {
  comparable,
  isOfferedWithoutRow,
  type Merged,
  mergeRow,
  rowCell,
} from '../../../domain/stock/file-cells.ts';
import type { PutVehicle, StockedVehicle, Vehicle } from '../../../domain/stock/vehicle.ts';
import type { Rejection, StockReading } from '../read-stock.ts';
import { withoutCounter } from '../row/identify.ts';
import { isUnusual, judgePrices } from './unlikely-price.ts';

export interface ImportPlan {
  readonly added: readonly Vehicle[];
  readonly changed: readonly ChangedVehicle[];
  /** Missing in the file, hidden there, or sold by it. */
  readonly sold: readonly StockedVehicle[];
  readonly unchanged: readonly Vehicle[];
  /** Counted among the others too. */
  readonly setByHand: readonly HeldVehicle[];
  /** Possibly in an unusable row of the file. */
  readonly spared: readonly StockedVehicle[];
  readonly unusable: readonly Rejection[];
  /** Totals, headings between rows, another row's cart. */
  readonly passedOver: readonly Rejection[];
  /** An unlikely price, or two years of one cart. */
  readonly waiting: readonly WaitingPrice[];
  /** Of the last reading. */
  readonly missingColumns: readonly string[];
  readonly unknownWords: readonly string[];
  readonly confirmed: readonly string[];
  readonly change: StockChange;
}

export interface ChangedVehicle {
  readonly before: StockedVehicle;
  readonly vehicle: Vehicle;
  /** `withdrawnAt`: back in the stock. */
  readonly fields: readonly (keyof Vehicle | 'withdrawnAt')[];
}

interface HeldVehicle {
  readonly vehicle: Vehicle;
  readonly cells: readonly string[];
}

interface WaitingPrice {
  readonly vehicle: Vehicle;
  readonly reason: string;
  readonly key: string;
}

interface PlanOptions {
  readonly isConfirmed?: (key: string) => boolean;
  /** Of the last reading of the same file. */
  readonly saleCellsBefore?: Readonly<Record<string, string>>;
  readonly headingsBefore?: Readonly<Record<string, string>>;
  readonly wordsBefore?: readonly string[];
}

type PlannedReading = Pick<StockReading, 'vehicles' | 'rejected'> &
  Partial<Pick<StockReading, 'saleCells' | 'headings' | 'doubts' | 'questions' | 'askedPlaces'>>;

interface PlannedRow {
  readonly kind: 'added' | 'changed' | 'sold' | 'unchanged' | 'waiting';
  readonly before?: StockedVehicle | undefined;
  readonly vehicle: PutVehicle;
  readonly fields: ChangedVehicle['fields'];
  readonly held: readonly string[];
  readonly isPut: boolean;
  readonly question?: WaitingPrice | undefined;
}

/** A row marked as sold takes its cart out of the stock. */
export function planImport(
  stock: readonly StockedVehicle[],
  reading: PlannedReading,
  options: PlanOptions = {},
): ImportPlan {
  const { vehicles, rejected, headings = {}, questions = new Map() } = reading;
  const { headingsBefore = {}, wordsBefore = [], isConfirmed = () => false } = options;
  const stocked = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  const planRow = rowPlanner(stock, reading, options);
  const rows = vehicles.map((row) => planRow(row, stocked.get(row.id)));
  const byKind = Object.groupBy(rows, ({ kind }) => kind);
  const { added = [], changed = [], sold = [], unchanged = [] } = byKind;

  const { unusable = [], passedOver = [] } = Object.groupBy(
    rejected,
    ({ isRepeat, isKeyless, ids }) =>
      isRepeat || (isKeyless && !ids.some((id) => stocked.has(id))) ? 'passedOver' : 'unusable',
  );
  const doubtful = new Set(unusable.flatMap(({ ids }) => ids));
  const inFile = new Set(vehicles.map(({ id }) => id));
  const {
    byHand = [],
    spared = [],
    missing = [],
  } = Object.groupBy(
    stock.filter((vehicle) => vehicle.offer.isListed && !inFile.has(vehicle.id)),
    (vehicle) => {
      if (isOfferedWithoutRow(vehicle)) return 'byHand';
      return [vehicle.id, withoutCounter(vehicle.id)].some((id) => doubtful.has(id))
        ? 'spared'
        : 'missing';
    },
  );
  const leaving = [...sold.flatMap(({ before }) => before ?? []), ...missing];
  const put = rows.filter(({ isPut }) => isPut).map(({ vehicle }) => vehicle);
  const withdrawn = [...put.filter(({ status }) => status === 'sold'), ...leaving];
  const asked = rows.flatMap(({ question }) => question ?? []);
  return {
    added: added.map(({ vehicle }) => vehicle),
    changed: changed.flatMap(({ before, vehicle, fields }) =>
      before === undefined ? [] : { before, vehicle, fields },
    ),
    sold: leaving,
    unchanged: [...unchanged.map(({ vehicle }) => vehicle), ...byHand],
    setByHand: [
      ...rows.flatMap(({ before, held }) =>
        before === undefined || held.length === 0 ? [] : { vehicle: before, cells: held },
      ),
      ...byHand.map((vehicle) => ({ vehicle, cells: [rowCell] })),
    ],
    spared,
    unusable,
    passedOver,
    waiting: asked.filter(({ key }) => !isConfirmed(key)),
    missingColumns:
      Object.keys(headings).length === 0
        ? []
        : Object.entries(headingsBefore).flatMap(([target, heading]) =>
            Object.hasOwn(headings, target) ? [] : heading,
          ),
    unknownWords: [...questions].flatMap(([key, text]) => (wordsBefore.includes(key) ? [] : text)),
    confirmed: asked.map(({ key }) => key).filter(isConfirmed),
    change: { put, withdraw: [...new Set(withdrawn.map(({ id }) => id))] },
  };
}

/** Against the stock and the notes as they are. @param yes the key of one confirmed question */
export async function planReading(
  reading: StockReading,
  from: string,
  { catalogue, sync }: Pick<StaffStore, 'catalogue' | 'sync'>,
  options: { really?: boolean; yes?: string; isFollowed?: boolean },
) {
  const plannedOn = await catalogue.version();
  const stock = await catalogue.list();
  const { read, saleCells, headings } = await sync.readNotes();
  const before = headings?.from === from ? headings : undefined;
  const plan = planImport(stock, reading, {
    isConfirmed: (key) => (options.really && isAnsweredByFile(key)) || key === options.yes,
    saleCellsBefore: options.isFollowed ? saleCells : undefined,
    headingsBefore: before?.of,
    wordsBefore: before?.words,
  });
  return { plannedOn, stock, plan, isFirst: read === undefined };
}

interface Planned {
  readonly plannedOn: string;
  /** Absent where nothing is applied. */
  readonly change?: StockChange;
}

/** Plans again when another change came in between. */
export async function applyPlanned<P extends Planned>(
  catalogue: Pick<StockRoom, 'apply'>,
  now: Date,
  how: ApplyOptions,
  makePlan: (isAgain: boolean) => Promise<P>,
): Promise<P & { readonly applied?: AppliedChange }> {
  for (let isAgain = false; ; isAgain = true) {
    const planned = await makePlan(isAgain);
    const { plannedOn, change } = planned;
    if (!change || change.put.length + change.withdraw.length === 0) return planned;
    const applied = await catalogue.apply(change, now.toISOString(), { ...how, plannedOn });
    if (applied !== 'conflict') return { ...planned, applied };
  }
}

function rowPlanner(
  stock: readonly StockedVehicle[],
  { vehicles, saleCells, doubts, askedPlaces = [] }: PlannedReading,
  { isConfirmed = () => false, saleCellsBefore }: PlanOptions,
): (row: Vehicle, before: StockedVehicle | undefined) => PlannedRow {
  const judge = judgePrices(stock, vehicles);
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
    const known = withoutAsked(row, before, askedPlaces);
    const merged: Merged =
      before === undefined
        ? { vehicle: known, held: [], isAway: false }
        : mergeRow(before, withoutKnownDay(known, before), { isSaleCellChanged });
    const { held, isAway } = merged;
    const question = isAway ? undefined : questionOf(merged.vehicle, before);
    const isWaiting = question !== undefined && !isConfirmed(question.key);
    const isPlaceholder = question?.key.startsWith(placeholderKey);
    const vehicle =
      isWaiting && isPlaceholder ? withPrice(merged.vehicle, before?.price) : merged.vehicle;
    const planned = { before, vehicle, fields: [], held, isPut: false, question };
    if (isWaiting && !isPlaceholder) return { ...planned, kind: 'waiting' };
    if (before === undefined) return { ...planned, kind: 'added', isPut: true };
    const fields = changedFields(before, vehicle);
    const isOffered = !isAway && vehicle.status !== 'sold';
    const isSold = !isOffered && before.offer.isListed;
    const isChange = fields.some((field) => field !== 'withdrawnAt' || vehicle.status !== 'sold');
    const isNoted = comparable(before.fileCells) !== comparable(vehicle.fileCells);
    return {
      ...planned,
      fields,
      isPut: !isAway && (isChange || isNoted),
      kind: isOffered && fields.length > 0 ? 'changed' : isSold ? 'sold' : 'unchanged',
    };
  };
}

/** Keys of prices that stand in for none: $1, $99,999. */
const placeholderKey = 'placeholder';

/** A placeholder price is confirmed one by one, not with the file. */
export function isAnsweredByFile(key: string): boolean {
  return !key.startsWith(placeholderKey);
}

function withPrice({ price: _, ...vehicle }: PutVehicle, price: number | undefined): PutVehicle {
  return price === undefined ? vehicle : { ...vehicle, price };
}

/** A location that names no showroom is dropped, unless the cart had it before. */
function withoutAsked(row: Vehicle, before: StockedVehicle | undefined, asked: readonly string[]) {
  const { location = '', ...rest } = row;
  return asked.includes(location) && location !== before?.location ? rest : row;
}

/** The day that an export derives from `addedAt` is no change. */
function withoutKnownDay(row: Vehicle, before: StockedVehicle): Vehicle {
  const { inStockSince, ...rest } = row;
  const isKnown =
    before.inStockSince === undefined &&
    inStockSince === newYorkTime(new Date(before.addedAt)).date;
  return isKnown ? rest : row;
}

export function changedFields(before: StockedVehicle, after: Vehicle): ChangedVehicle['fields'] {
  const fields = Object.keys(vehicleFields) as (keyof Vehicle)[];
  const differing = fields.filter(
    (field) => comparable(before[field]) !== comparable(after[field]),
  );
  return before.offer.isListed ? differing : [...differing, 'withdrawnAt'];
}
