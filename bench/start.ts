import { budgets, judged } from './budgets.ts';
import { temporaryFolder } from './machine.ts';
import { startLimit, startSite } from './processes.ts';
import { median, type Row } from './row.ts';

/** From the start of the process to its first answered page, over a store that exists and is seeded. */
export async function start(): Promise<readonly Row[]> {
  const dataDir = temporaryFolder();
  await (await startSite({ DATA_DIR: dataDir })).stop();
  const [figures, limits]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    const site = await startSite({ DATA_DIR: dataDir });
    figures.push(site.firstAnswerAfter);
    const limit = await startLimit(site);
    limits.push(limit.firstAnswerAfter);
    await limit.stop();
    await site.stop();
  }
  return [
    {
      part: 'start',
      what: 'first answered page, store and seed there',
      unit: 'ms',
      ...judged(budgets.start, median(figures), median(limits)),
    },
  ];
}
