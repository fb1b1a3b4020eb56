import type { StockChange } from '../../../domain/catalogue/catalogue.ts';
import { vehicleFields } from '../../../domain/catalogue/fields/vehicle-fields.ts';
import {
  comparable,
  isOfferedWithoutRow,
  type Merged,
  mergeRow,
  rowCell,
} from '../../../domain/catalogue/file-cells.ts';
import {
  hasLeftStock,
  type PutVehicle,
  type StockedVehicle,
  type Vehicle,
} from '../../../domain/catalogue/vehicle.ts';
import { newYorkTime } from '../../../domain/new-york-time.ts';
import type { Rejection, StockReading } from '../read-stock.ts';
import { uncounted } from '../row/identify.ts';
import { judgePrices } from './unlikely-price.ts';

/** The changes that an import makes to the stock. */
export interface ImportPlan {
  readonly added: readonly Vehicle[];
  readonly changed: readonly ChangedVehicle[];
  /** Until now on the site, and not in the file or sold by what the file says. */
  readonly sold: readonly StockedVehicle[];
  /** As they were. */
  readonly unchanged: readonly Vehicle[];
  /** With cells that stay as they were set by hand; counted among the others too. */
  readonly setByHand: readonly HeldVehicle[];
  /** Not in the file as a usable row, but perhaps as an unusable one: left alone. */
  readonly spared: readonly StockedVehicle[];
  /** Rows that can't be used. */
  readonly unusable: readonly Rejection[];
  /** Rows that name no cart (totals, headings between rows), or repeat another row. */
  readonly passedOver: readonly Rejection[];
  /** Their old price stays, or they are not added if new, until somebody confirms the price. */
  readonly waiting: readonly WaitingPrice[];
  /** Headings of the last reading whose columns the file lacks. */
  readonly missingColumns: readonly string[];
  /** Keys of the prices that would wait and are confirmed. */
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

/** A cart with an unlikely price, which is applied only when somebody confirms it. */
export interface WaitingPrice {
  /** As the file has it. */
  readonly vehicle: Vehicle;
  /** The reason why its price is unlikely, in words. */
  readonly reason: string;
  /** Names this price of this cart, and the one it had. */
  readonly key: string;
}

export interface PlanOptions {
  /** Whether a price that waits under this key is confirmed; by default none is. */
  readonly isConfirmed?: (key: string) => boolean;
  /** `StockReading.saleCells` of the last reading of the same file, where there was one. */
  readonly saleCellsBefore?: Readonly<Record<string, string>>;
  /** `StockReading.headings` of the last reading of the same file, where there was one. */
  readonly headingsBefore?: Readonly<Record<string, string>>;
}

type PlannedReading = Pick<StockReading, 'vehicles' | 'rejected'> &
  Partial<Pick<StockReading, 'saleCells' | 'headings'>>;

/**
 * Compares a file with the stock. A row with status `sold` counts as a cart that has left the
 * stock: its page says so, and the lists don't have it. What is already withdrawn is not sold again.
 */
export function planImport(
  stock: readonly StockedVehicle[],
  { vehicles, rejected, saleCells, headings = {} }: PlannedReading,
  { isConfirmed = () => false, saleCellsBefore, headingsBefore = {} }: PlanOptions = {},
): ImportPlan {
  const judge = judgePrices(stock, vehicles);
  const stocked = new Map(stock.map((vehicle) => [vehicle.id, vehicle]));
  const added: Vehicle[] = [];
  const changed: ChangedVehicle[] = [];
  const soldByRow: StockedVehicle[] = [];
  const unchanged: Vehicle[] = [];
  const setByHand: HeldVehicle[] = [];
  const put: PutVehicle[] = [];
  const waiting: WaitingPrice[] = [];
  const confirmed: string[] = [];
  /** Whether the cart has to wait until its price is confirmed; that of a sold one doesn't matter. */
  function waits(vehicle: Vehicle, before?: StockedVehicle): boolean {
    const reason = vehicle.status === 'sold' ? undefined : judge(vehicle, before);
    if (reason === undefined) return false;
    const key = `price ${vehicle.id} ${before?.price ?? 'none'} ${vehicle.price}`;
    if (isConfirmed(key)) confirmed.push(key);
    else waiting.push({ vehicle, reason, key });
    return !isConfirmed(key);
  }
  for (const row of vehicles) {
    const before = stocked.get(row.id);
    if (before === undefined) {
      if (waits(row)) continue;
      added.push(row);
      put.push(row);
      continue;
    }
    const isSaleCellChanged =
      saleCellsBefore !== undefined &&
      (saleCellsBefore[row.id] ?? '') !== (saleCells?.get(row.id) ?? '');
    const merged = mergeRow(before, withoutKnownDay(row, before), { isSaleCellChanged });
    const { vehicle, held } = merged;
    if (!merged.isAway && waits(vehicle, before)) continue;
    if (held.length > 0) setByHand.push({ vehicle: before, cells: held });
    const fields = changedFields(before, vehicle);
    const isOffered = !merged.isAway && vehicle.status !== 'sold';
    if (isOffered && fields.length > 0) changed.push({ before, vehicle, fields });
    else if (!isOffered && !hasLeftStock(before)) soldByRow.push(before);
    else unchanged.push(vehicle);
    if (isPut(before, merged, fields)) put.push(vehicle);
  }
  const inFile = new Set(vehicles.map(({ id }) => id));
  const isPassedOver = ({ isKeyless, isRepeat, ids }: Rejection) =>
    isRepeat === true || (isKeyless === true && !ids.some((id) => stocked.has(id)));
  const unusable = rejected.filter((one) => !isPassedOver(one));
  const doubtful = new Set(unusable.flatMap(({ ids }) => ids));
  const isDoubtful = ({ id }: Vehicle) => doubtful.has(id) || doubtful.has(uncounted(id));
  const rowless = stock.filter((vehicle) => !hasLeftStock(vehicle) && !inFile.has(vehicle.id));
  const byHand = rowless.filter(isOfferedWithoutRow);
  const missing = rowless.filter((vehicle) => !isOfferedWithoutRow(vehicle));
  const sold = [...soldByRow, ...missing.filter((vehicle) => !isDoubtful(vehicle))];
  const leaving = put.filter(({ status }) => status === 'sold');
  return {
    added,
    changed,
    sold,
    unchanged: [...unchanged, ...byHand],
    setByHand: [...setByHand, ...byHand.map((vehicle) => ({ vehicle, cells: [rowCell] }))],
    spared: missing.filter(isDoubtful),
    unusable,
    passedOver: rejected.filter(isPassedOver),
    waiting,
    missingColumns: missingColumnsOf(headingsBefore, headings),
    confirmed,
    change: { put, withdraw: [...new Set([...leaving, ...sold].map(({ id }) => id))] },
  };
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
function isPut(
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
