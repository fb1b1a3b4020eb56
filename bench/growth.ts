import { setTimeout as wait } from 'node:timers/promises';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import { ask, plainBody } from './ask.ts';
import { type Budget, budgets, judged } from './budgets.ts';
import { filterTime } from './filter.ts';
import { temporaryFolder } from './machine.ts';
import { type Server, startSite } from './processes.ts';
import { median, type Row } from './row.ts';
import { changeStock, fillStore } from './stock.ts';

const largest = 10_000;

/** How each figure grows with the stock. */
export async function growth(say: (text: string) => void): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let inventoryAtFirst = 0;
  for (const count of [32, largest]) {
    const stock = `${count.toLocaleString('en-US')} vehicles`;
    say(stock);
    const dataDir = temporaryFolder();
    await fillStore(dataDir, count);
    const site = await startSite({ DATA_DIR: dataDir });
    const inventory = (await ask(site.port, '/inventory')).body.length / 1_000;
    if (inventoryAtFirst === 0) inventoryAtFirst = inventory;
    const row = (what: string, unit: string, budget: Budget, figure: number, limit?: number) =>
      rows.push({
        part: 'growth',
        what: `${stock}: ${what}`,
        unit,
        ...judged(budget, figure, limit),
      });
    row('inventory HTML', 'kB', budgets.inventoryGrowth, inventory, inventoryAtFirst);
    const rendering = await renderings(site);
    row('first inventory after a change', 'ms', budgets.renderAfterChange, rendering);
    row('a key in the filter', 'ms', budgets.filtering, await filterTime(site.url));
    if (count === largest) {
      row('memory after all this', 'MB', budgets.memoryOfLargest, site.memory());
    }
    await site.stop();
  }
  return rows;
}

/**
 * Milliseconds the first visitor of the inventory waits after the site has read a change of the stock,
 * which it does in the background: no visitor waits for that.
 */
async function renderings(site: Server): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = (await ask(site.port, '/inventory')).headers.etag;
    await untilShown(site, await changeStock(site.dataDir));
    const begun = performance.now();
    const { headers } = await ask(site.port, '/inventory');
    times.push(performance.now() - begun);
    if (headers.etag === before) throw new Error('The stock did not change');
  }
  return median(times);
}

/** Waits until the site has read the stock again, by an answer that is no page. */
async function untilShown(site: Server, { id, price }: Vehicle): Promise<void> {
  for (const giveUpAt = Date.now() + 60_000; ; await wait(50)) {
    const reply = await ask(site.port, `/api/vehicles/${encodeURIComponent(id)}`);
    if (JSON.parse(plainBody(reply).toString()).price === price) return;
    if (Date.now() > giveUpAt) throw new Error('The change of stock is not on the site after 60 s');
  }
}
