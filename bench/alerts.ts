import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { second } from '../domain/duration.ts';
import { prepareSearch } from '../domain/stock/search/prepare-search.ts';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import { sendNews } from '../enquiries/alerts/send-news.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { budgets, judged } from './budgets.ts';
import type { Row } from './row.ts';
import { vehicles } from './stock.ts';

const count = 10_000;

/**
 * Ten thousand confirmed alerts against imports of ten thousand carts: the first, and one that changes
 * each cart. It measures, in this process, the job that queues their mails.
 */
export async function alerts(say: (text: string) => void): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-bench-alerts-'));
  const store = await openStore({ dataDir });
  try {
    say('ten thousand alerts');
    await ask(store);
    const carts = vehicles(count);
    say('the first import');
    const first = await measure(store, 'first import', carts);
    say('an import that changes each cart');
    const dearer = carts.map((cart) => ({ ...cart, price: (cart.price ?? 9_000) - 500 }));
    return [...first, ...(await measure(store, 'each cart changed', dearer))];
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
}

const words = [
  'red',
  'four seater',
  'used',
  'lithium',
  'club car',
  'lifted',
  'new',
  'gas',
  'yamaha',
];

/** Eight in ten are searches, no two of them alike; the others wait for a price. */
async function ask({ alerts: table }: Store): Promise<void> {
  const now = new Date();
  for (let n = 0; n < count; n += 1) {
    const email = `visitor-${n}@visitor.example`;
    const search = `q=${words[n % words.length]}+under+${3_000 + n}`.replaceAll(' ', '+');
    const cart = { kind: 'price', subject: `unit-${n}`, askedPrice: 9_000 } as const;
    let token = '';
    await table.ask(
      {
        ...(n % 5 === 0 ? cart : ({ kind: 'search', subject: search } as const)),
        ...{ email, mailbox: email, told: [] },
      },
      (_, ofMail) => {
        token = ofMail;
        return { to: email, subject: '', body: [], headers: {} };
      },
      now,
    );
    await table.confirm(token, now);
  }
}

async function measure(
  { alerts: table, catalogue }: Store,
  what: string,
  put: readonly Vehicle[],
): Promise<readonly Row[]> {
  await catalogue.apply({ put, withdraw: [] }, new Date().toISOString());
  const list = await catalogue.list();
  for (const _ of prepareSearch(list));
  const current = {
    vehicles: list,
    byId: new Map(list.map((one) => [one.id, one])),
  };
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const stock = { stale: false, current: async () => current };
  const options = {
    siteUrl: 'https://carts.example',
    sync: { readNotes: async () => ({ reported: [] }) },
    onError(error: unknown) {
      throw error;
    },
    onQueued() {},
    now: () => new Date(),
  };
  const start = performance.now();
  await sendNews({ alerts: table, stock, ...options });
  const seconds = (performance.now() - start) / second;
  clearInterval(watch);
  delay.disable();
  const part = 'alerts';
  const memory = (most - before) / 1e6;
  return [
    {
      ...{ part, what: `${what}: looked at and mails queued`, unit: 's' },
      ...judged(budgets.alertsQueued, seconds),
    },
    {
      ...{ part, what: `${what}: memory it adds`, unit: 'MB' },
      ...judged(budgets.alertsMemory, memory),
    },
    { part, what: `${what}: visitors wait at most`, figure: delay.max / 1e6, unit: 'ms' },
  ];
}
