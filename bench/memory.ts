import { budgets, judged } from './budgets.ts';
import { load } from './load.ts';
import { isKept, kinds } from './pages.ts';
import { type Server, startSite } from './processes.ts';
import type { Row } from './row.ts';

/** Resident memory after 100,000 requests over all pages, and what the fourth 100,000 add to it. */
export async function memory(say: (text: string) => void): Promise<readonly Row[]> {
  const site = await startSite();
  say('the first 100,000 requests');
  await visit(site, 100_000);
  const after = site.memory();
  say('300,000 more');
  await visit(site, 200_000);
  const third = site.memory();
  await visit(site, 100_000);
  const fourth = site.memory();
  await site.stop();
  const part = 'memory';
  return [
    { part, what: 'after 100,000 requests', unit: 'MB', ...judged(budgets.memoryAfterLoad, after) },
    {
      part,
      what: 'what the fourth 100,000 add',
      unit: 'MB',
      ...judged(budgets.memoryGrowth, fourth - third),
    },
  ];
}

/** Asks `requests` times, spread over every kind of page. */
async function visit(site: Server, requests: number): Promise<void> {
  const share = requests / kinds.filter(isKept).length;
  for (const kind of kinds) {
    // Pages that are made for each request take a hundred times as long.
    const ofKind = isKept(kind) ? share : requests / 200;
    await load(`${site.url}${kind.path}`, { requests: Math.round(ofKind) });
  }
}
