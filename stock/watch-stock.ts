import { within } from '../base/deadline.ts';
import { causeOf, type Log } from '../base/log.ts';
import type { ClosedDays } from '../domain/dealer/closed-days.ts';
import type { Dealer } from '../domain/dealer/dealer.ts';
import { dealerOf, type Overrides } from '../domain/dealer/overrides.ts';
import type { Catalogue } from '../domain/stock/catalogue.ts';
import { withOneMake } from '../domain/stock/known-models/makes.ts';
import { sanitizeVehicle } from '../domain/stock/sanitize-vehicle.ts';
import { prepareSearch } from '../domain/stock/search/prepare-search.ts';
import type { StockedVehicle } from '../domain/stock/vehicle.ts';
import { isOutage, StoreFailure } from '../domain/store-failure.ts';
import type { UnreadableRow } from '../domain/stored-row.ts';

export interface Stock {
  readonly version: string;
  readonly vehicles: readonly StockedVehicle[];
  readonly byId: ReadonlyMap<string, StockedVehicle>;
}

export interface StockWatch {
  /** Undefined without stock. */
  readonly version: string | undefined;
  /** A new object when the staff set something; built-in before the store's first answer. */
  readonly dealer: Dealer;
  readonly stale: boolean;
  /** Undefined before the first answer of the store. ⏎ @throws the bug of the last reading */
  current(): Promise<Stock | undefined>;
  refresh(): Promise<void>;
}

/** From the first reading to the preparation of searches. */
const prepareDelayMs = 1_000;
const versionTimeoutMs = 3_000;
const listTimeoutMs = 15_000;

/** Carts between two pauses; sanitizing them takes some milliseconds. */
const maxAtOnce = 500;

interface SetByStaff {
  readonly closedDays: Pick<ClosedDays, 'list'>;
  readonly overrides: Pick<Overrides, 'list'>;
}

/** Refreshed every second (`jobs.ts`). */
export function watchStock(catalogue: Catalogue, staffs: SetByStaff, log: Log): StockWatch {
  let stock: Stock | undefined;
  let dealer = dealerOf();
  let setByStaff = '';
  let isDown = false;
  let bug: { readonly error: unknown; readonly stack: string } | undefined;
  let refreshing: Promise<void> | undefined;
  const logUnreadable = logOnce(log);

  async function read(): Promise<void> {
    const [version, closed, set] = await within(
      versionTimeoutMs,
      Promise.all([catalogue.version(), staffs.closedDays.list(), staffs.overrides.list()]),
      StoreFailure,
    );
    // Cached pages stay valid while the dealer is the same object.
    const now = JSON.stringify([closed, set]);
    if (now !== setByStaff) dealer = dealerOf(set, closed);
    setByStaff = now;
    if (stock?.version === version) return;
    const rows = await within(listTimeoutMs, catalogue.list(logUnreadable), StoreFailure);
    stock = await prepareStock(version, rows, stock !== undefined);
  }

  async function refresh(): Promise<void> {
    try {
      await read();
      if (isDown) log('info', 'store answers again');
      isDown = false;
      bug = undefined;
    } catch (error) {
      if (isOutage(error)) {
        if (!isDown) log('error', 'store does not answer', { cause: causeOf(error) });
        isDown = true;
        return;
      }
      const stack = (error instanceof Error && error.stack) || String(error);
      if (bug?.stack !== stack) log('error', 'stock can not be read', { error: stack });
      bug = { error, stack };
      stock = undefined;
    }
  }

  function refreshOnce(): Promise<void> {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    get version() {
      return stock?.version;
    },
    get dealer() {
      return dealer;
    },
    get stale() {
      return isDown;
    },
    async current() {
      if (stock === undefined && bug === undefined) await refreshOnce();
      if (bug !== undefined) throw bug.error;
      return stock;
    },
    refresh: refreshOnce,
  };
}

/** @param isReplacing an earlier stock, shown until this one is ready: requests run in between */
async function prepareStock(
  version: string,
  rows: readonly StockedVehicle[],
  isReplacing: boolean,
): Promise<Stock> {
  const vehicles: StockedVehicle[] = [];
  for (const row of withOneMake(rows)) {
    vehicles.push(sanitizeVehicle(row));
    if (isReplacing && vehicles.length % maxAtOnce === 0) await new Promise(setImmediate);
  }
  const prepare = async () => {
    for (const _ of prepareSearch(vehicles)) await new Promise(setImmediate);
  };
  // The first page after a start (spec S23.6) does not wait for the search.
  if (isReplacing) await prepare();
  else setTimeout(prepare, prepareDelayMs).unref();
  return { version, vehicles, byId: new Map(vehicles.map((v) => [v.id, v])) };
}

/** Once for each reason. */
function logOnce(log: Log): (row: UnreadableRow) => void {
  const logged = new Set<string>();
  return ({ id, reason }) => {
    const key = JSON.stringify([id, reason]);
    if (logged.has(key)) return;
    logged.add(key);
    log('error', 'vehicle left out', { id, reason });
  };
}
