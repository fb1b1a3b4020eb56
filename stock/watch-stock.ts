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
  /** Another value when the staff set something; as built before the store has answered. */
  readonly dealer: Dealer;
  readonly stale: boolean;
  /** Undefined until the store has answered once. ⏎ @throws the bug of the last reading */
  current(): Promise<Stock | undefined>;
  refresh(): Promise<void>;
}

/** Milliseconds from the first reading to the preparation of searches. */
const prepareAfter = 1_000;

/** Milliseconds. */
const versionIn = 3_000;
const listIn = 15_000;

/** Sanitizing takes some milliseconds. */
const step = 500;

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
  let asking: Promise<void> | undefined;
  const logUnreadable = logOnce(log);

  async function read(): Promise<void> {
    const [version, closed, set] = await within(
      versionIn,
      Promise.all([catalogue.version(), staffs.closedDays.list(), staffs.overrides.list()]),
      StoreFailure,
    );
    // Pages are kept for as long as this is the same value.
    const now = JSON.stringify([closed, set]);
    if (now !== setByStaff) dealer = dealerOf(set, closed);
    setByStaff = now;
    if (stock?.version === version) return;
    const rows = withOneMake(await within(listIn, catalogue.list(logUnreadable), StoreFailure));
    // Until this is done, the earlier stock is shown, and visitors are answered in between.
    const pause = () => stock && new Promise(setImmediate);
    const vehicles: StockedVehicle[] = [];
    for (const row of rows) {
      vehicles.push(sanitizeVehicle(row));
      if (vehicles.length % step === 0) await pause();
    }
    const prepare = async () => {
      for (const _ of prepareSearch(vehicles)) await pause();
    };
    // The first page after a start (spec S23.6) does not wait for what only searches need.
    if (stock === undefined) setTimeout(prepare, prepareAfter).unref();
    else await prepare();
    stock = { version, vehicles, byId: new Map(vehicles.map((v) => [v.id, v])) };
  }

  async function ask(): Promise<void> {
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

  function askOnce(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
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
      if (stock === undefined && bug === undefined) await askOnce();
      if (bug !== undefined) throw bug.error;
      return stock;
    },
    refresh: askOnce,
  };
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
