import { type Budget, budgets, judged } from './budgets.ts';
import { type Load, loadAll } from './load.ts';
import { temporaryFolder } from './machine.ts';
import { type Server, startSite } from './processes.ts';
import { median, type Row } from './row.ts';
import { fillStore } from './stock.ts';

/** Units of the stock: those of one large dealer, and twenty times as many. */
const sizes = [443, 10_000] as const;

/** A client that asks for searches, and its budgets. */
interface Asker {
  readonly name: string;
  readonly path: string;
  /** Answers a second. */
  readonly rate: Budget;
  /** Milliseconds within which 99 of 100 come. */
  readonly wait: Budget;
}

const script: Asker = {
  name: 'answers to the script',
  path: '/api/vehicles?view=inventory&',
  rate: budgets.scriptSearches,
  wait: budgets.scriptSearchWait,
};
const page: Asker = {
  name: 'pages',
  path: '/inventory?',
  rate: budgets.pageSearches,
  wait: budgets.pageSearchWait,
};
const rounds = 3;

/** Searches that nobody asked before, a second: each request is for other words and filters. */
export async function search(say: (text: string) => void): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const dataDir = temporaryFolder();
    await fillStore(dataDir, size);
    const site = await startSite({ DATA_DIR: dataDir });
    const stock = `${size.toLocaleString('en-US')} vehicles`;
    for (const asker of [script, page]) {
      say(`${stock}: ${asker.name}`);
      rows.push(...(await searchesPerSecond(site, asker, `${stock}: ${asker.name}`)));
    }
    await site.stop();
  }
  return rows;
}

async function searchesPerSecond(
  site: Server,
  { path, rate, wait }: Asker,
  what: string,
): Promise<Row[]> {
  const paths = searches.map((parameters) => path + parameters);
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // No round repeats a search of another.
    const own = paths.filter((_, index) => index % rounds === round);
    const options = { connections: 8, seconds: 1.5, warm: 0.5 };
    const load = await loadAll(new URL(site.url).port, own, options);
    if (load.failed > 0) throw new Error(`${load.failed} searches failed`);
    if (load.requests > own.length) throw new Error('Searches were repeated');
    loads.push(load);
  }
  const answers = median(loads.map(({ requestsPerSecond }) => requestsPerSecond));
  const p99 = median(loads.map(({ p99: time }) => time));
  const part = 'search';
  return [
    { part, what, unit: '/s', ...judged(rate, answers) },
    { part, what: `${what}: 99 of 100 within`, unit: 'ms', ...judged(wait, p99) },
  ];
}

/** Texts that visitors type, finished or not, and choices that they make; `''` for none. */
const texts = [
  ...['rover', 'rove', 'nomad xl', 'red', 'black lithium', 'used gas', 'new electric'],
  ...['lifted', 'street legal', '4 seater', 'six passenger', 'under 12000', 'over $9k'],
  ...['denago', 'e-z-go', 'club car', 'yamaha', '2019', 'lr20', 'navy blue 2+2', 'tan seats'],
];
const choices = [
  ...['', '&brand=DENAGO', '&brand=EVOLUTION', '&brand=Club+Car', '&brand=Yamaha'],
  ...['&price=under-15000', '&price=15000-25000', '&seats=2', '&seats=4', '&seats=6'],
  ...['&condition=new', '&condition=used', '&power=gas', '&power=electric', '&streetLegal=yes'],
  ...['&sort=price', '&sort=price-desc', '&sort=newest', '&sort=seats'],
];

/** Parameters of searches, all different. */
const searches = Array.from({ length: 60_000 }, (_, n) => {
  const words = `${texts[n % texts.length]} under ${8_000 + n}`;
  return `${new URLSearchParams({ q: words })}${choices[n % choices.length]}`;
});
