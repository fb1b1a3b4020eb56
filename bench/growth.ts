import { setTimeout as wait } from 'node:timers/promises';
import type { Vehicle } from '../domain/stock/vehicle.ts';
import { ask, plainBody } from './ask.ts';
import { budgets, judged } from './budgets.ts';
import { filterTime } from './filter.ts';
import { temporaryFolder } from './machine.ts';
import { type Server, startSite } from './processes.ts';
import { median, type Row } from './row.ts';
import { changeStock, fillStore, stockSizes } from './stock.ts';

const part = 'growth';

/** How each figure grows with the stock. */
export async function growth(say: (text: string) => void): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let inventoryAtFirst = 0;
  for (const count of stockSizes) {
    const stock = `${count.toLocaleString('en-US')} vehicles`;
    say(stock);
    const dataDir = temporaryFolder();
    await fillStore(dataDir, count);
    const site = await startSite({ dataDir });
    const inventory = (await ask(site.port, '/inventory')).body.length;
    if (inventoryAtFirst === 0) inventoryAtFirst = inventory;
    const rendering = await renderings(site);
    const filtering = await filterTime(site.url);
    const isLargest = count === stockSizes.at(-1);
    rows.push(
      {
        ...{ part, what: `${stock}: inventory HTML`, unit: 'kB' },
        ...judged(budgets.inventoryGrowth, inventory / 1_000, inventoryAtFirst / 1_000),
      },
      {
        ...{ part, what: `${stock}: first inventory after a change`, unit: 'ms' },
        ...judged(budgets.renderAfterChange, rendering),
      },
      {
        ...{ part, what: `${stock}: a key in the filter`, unit: 'ms' },
        ...judged(budgets.filtering, filtering.usual),
      },
      { part, what: `${stock}: the slowest of eleven`, figure: filtering.slowest, unit: 'ms' },
    );
    const memory = site.memory();
    rows.push({
      ...{ part, what: `${stock}: memory after all this`, unit: 'MB' },
      ...(isLargest ? judged(budgets.memoryOfLargest, memory) : { figure: memory }),
    });
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
