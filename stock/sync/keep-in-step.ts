import { repeat } from '../../concurrency/repeat.ts';
import type { StockSync } from '../../domain/catalogue/stock-sync.ts';
import type { Log } from '../../observability/log.ts';

export interface KeepInStepOptions {
  readonly sync: Pick<StockSync, 'claim'>;
  /** STOCK_EVERY. */
  readonly everyMinutes: number;
  /** Reads the dealer's file once. */
  readonly pull: (signal: AbortSignal) => Promise<void>;
  readonly log: Log;
}

/** How often it is asked whether the file is to be read, in milliseconds. */
const askEvery = 20_000;

/**
 * Reads the dealer's file now and every so many minutes; of several instances on one store, one
 * does each time. A failure is logged, and the next turn comes as usual. Returns how it is stopped.
 */
export function keepInStep({ sync, everyMinutes, pull, log }: KeepInStepOptions): () => void {
  return repeat(
    askEvery,
    async (signal) => {
      if (await sync.claim(new Date(), everyMinutes)) await pull(signal);
    },
    (error) => log('error', 'stock can not be synced', { error: String(error) }),
  );
}
