import { within } from '../concurrency/deadline.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { inertVehicle } from '../domain/catalogue/inert-vehicle.ts';
import type { StockedVehicle } from '../domain/catalogue/vehicle.ts';
import { causeOf, type Log } from '../observability/log.ts';

/** The stock as every page of one moment sees it. */
export interface Stock {
  readonly version: string;
  readonly vehicles: readonly StockedVehicle[];
  readonly byId: ReadonlyMap<string, StockedVehicle>;
}

/** Raised when the store does not answer and nothing is known yet. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

export interface StockWatch {
  /** The version now shown; undefined before the first reading. */
  readonly version: string | undefined;
  /** True while the store does not answer and an earlier stock is shown. */
  readonly stale: boolean;
  /** @throws {StoreUnavailable} when the store has not answered even once. */
  current(): Promise<Stock>;
  stop(): void;
}

/** How often the store is asked whether its stock has changed, in milliseconds. */
const askEvery = 1_000;

/** Milliseconds in which a store that can answer does, for its version and for a long list. */
const versionIn = 3_000;
const listIn = 15_000;

/**
 * Keeps the stock in memory and asks the store every second whether it has changed, so that a
 * change shows on every instance within seconds and an outage of the store shows the last stock.
 */
export function watchStock(catalogue: Catalogue, log: Log): StockWatch {
  let stock: Stock | undefined;
  let down = false;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const version = await within(versionIn, catalogue.version());
      if (stock?.version !== version) {
        const vehicles = (await within(listIn, catalogue.list())).map(inertVehicle);
        stock = { version, vehicles, byId: new Map(vehicles.map((v) => [v.id, v])) };
      }
      if (down) log('info', 'store answers again');
      down = false;
    } catch (error) {
      if (!down) log('error', 'store does not answer', { cause: causeOf(error) });
      down = true;
    }
  }

  function askOnce(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  const timer = setInterval(askOnce, askEvery);
  timer.unref();

  return {
    get version() {
      return stock?.version;
    },
    get stale() {
      return down;
    },
    async current() {
      if (stock === undefined) await askOnce();
      if (stock === undefined) throw new StoreUnavailable('The store does not answer');
      return stock;
    },
    stop: () => clearInterval(timer),
  };
}
