import { ask } from './ask.ts';
import { budgets, judged } from './budgets.ts';
import { load } from './load.ts';
import { isKept, kinds } from './pages.ts';
import { type Server, startLimit, startSite } from './processes.ts';
import { median, type Row, worstOf } from './row.ts';

/** Rounds, and how many more where a line does not hold: a short load on the machine can cause it. */
const [rounds, moreRounds] = [3, 4];
const seconds = 0.6;
/** Seconds until the client itself is compiled. */
const warm = 0.3;

/** Answers a second from memory, against the limit on the same core, alternating. */
export async function throughput(say: (text: string) => void): Promise<readonly Row[]> {
  const site = await startSite();
  const limit = await startLimit(site);
  // Code is compiled and pages are compressed before measuring starts.
  for (const path of ['/', '/inventory', '/api/vehicles']) {
    for (const server of [site, limit]) await load(server.url + path, { seconds: 1 });
  }
  const rows: Row[] = [];
  for (const { name, path } of [
    ...kinds.filter(isKept),
    { name: 'GET /api/vehicles', path: '/api/vehicles' },
  ]) {
    say(name);
    rows.push(...(await compare(name, path, site, limit)));
  }
  await limit.stop();
  await site.stop();
  const isRate = ({ unit }: Row) => unit === '/s';
  return [...worstOf(rows.filter(isRate), -1), ...worstOf(rows.filter((row) => !isRate(row)))];
}

async function compare(name: string, path: string, site: Server, limit: Server): Promise<Row[]> {
  const rates = { site: [] as number[], limit: [] as number[] };
  const waits = { site: [] as number[], limit: [] as number[] };
  const times = { site: [] as number[], limit: [] as number[] };
  // Kept from now on; the limit copies that.
  await ask(site.port, path);
  await ask(limit.port, path);
  const compareAgain = async (more: number): Promise<Row[]> => {
    for (let round = 0; round < more; round += 1) {
      for (const [key, server] of [
        ['limit', limit],
        ['site', site],
      ] as const) {
        const before = server.cpu();
        const result = await load(`${server.url}${path}`, { seconds, warm });
        if (result.failed > 0) throw new Error(`${result.failed} requests for ${path} failed`);
        rates[key].push(result.requestsPerSecond);
        waits[key].push(result.p99);
        times[key].push(((server.cpu() - before) / result.requests) * 1_000);
      }
    }
    return rowsFor(name, rates, waits, times);
  };
  const comparison = await compareAgain(rounds);
  return comparison.every(({ holds }) => holds !== false) ? comparison : compareAgain(moreRounds);
}

/** The figures of each round. */
type Found = Readonly<Record<'site' | 'limit', readonly number[]>>;

function rowsFor(name: string, rates: Found, waits: Found, times: Found): Row[] {
  const part = 'throughput';
  return [
    {
      ...{ part, what: `${name}: answers`, unit: '/s' },
      ...judged(budgets.throughput, median(rates.site), median(rates.limit)),
    },
    {
      ...{ part, what: `${name}: processor time`, unit: 'µs a request' },
      ...{ figure: median(times.site), limit: median(times.limit) },
    },
    {
      ...{ part, what: `${name}: 99 of 100 within`, unit: 'ms' },
      ...judged(budgets.cachedWait, median(waits.site), median(waits.limit)),
    },
  ];
}
