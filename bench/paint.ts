import lighthouse, { type Flags } from 'lighthouse';
import { freePort } from '../tools/free-port.ts';
import { ask } from './ask.ts';
import { openBrowser } from './browser.ts';
import { type Budget, budgets, judged } from './budgets.ts';
import { type Kind, kinds } from './pages.ts';
import { startLimit, startSite } from './processes.ts';
import { median, type Row, worstOf } from './row.ts';
import { startProxy } from './tls-proxy.ts';

const part = 'paint';
/** Lighthouse's names of the figures. */
const figures = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;
/**
 * Visits of each page and of its limit, alternating; and how many more where a line does not hold, so
 * that a short load on the machine does not fail the page.
 */
const [rounds, moreRounds] = [3, 2];
const timing: Flags = { onlyAudits: Object.values(figures) };
/** Milliseconds without work after which a page counts as loaded: nothing happens on these later on. */
const quiet = 120;
/** Categories; all but the first are equal at each visit, and measured at one. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Visits share one renderer process. Otherwise the browser starts one for each, and its first
 * task (the page's included) waits for a core: on two cores an empty page is "blocked" for up to
 * 100 ms.
 */
const oneProcess = '--renderer-process-limit=1';

/**
 * One visit in Lighthouse's simulation of slow 4G on a phone: milliseconds; layout shift is
 * a plain number.
 */
type Visit = Readonly<Record<keyof typeof figures, number>> & {
  /** Scores of the measured categories, 0 to 100. */
  readonly scores: ReadonlyMap<string, number>;
};

/** Lighthouse on every kind of page over HTTP/2 and TLS, against the same pages without scripts. */
export async function paint(say: (text: string) => void): Promise<readonly Row[]> {
  const proxyPort = await freePort();
  const site = await startSite({ SITE_URL: `https://localhost:${proxyPort}` });
  const limit = await startLimit(site, { withoutScripts: true });
  const front = await startProxy(site.port, proxyPort);
  const limitFront = await startProxy(limit.port);
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`, oneProcess]);
  const rows: Row[] = [];
  for (const kind of kinds) {
    say(kind.name);
    await ask(site.port, kind.path);
    await ask(limit.port, kind.path);
    const visits: Visit[] = [];
    const limits: Visit[] = [];
    const visitBoth = async (times: number) => {
      for (let round = 0; round < times; round += 1) {
        limits.push(await visit(`${limitFront.url}${kind.path}`, port, timing));
        const what = visits.length === 0 ? { onlyCategories: categories } : timing;
        visits.push(await visit(`${front.url}${kind.path}`, port, what));
      }
      return rowsFor(kind, visits, limits);
    };
    const measuredRows = await visitBoth(rounds);
    const holds = measuredRows.every((row) => row.holds !== false);
    rows.push(...(holds ? measuredRows : await visitBoth(moreRounds)));
  }
  await browser.close();
  for (const server of [front, limitFront, limit, site]) await server.stop();
  return worstOf(rows);
}

/** Lighthouse sometimes misses the beginning of a visit and reports that; the visit is repeated. */
async function visit(url: string, port: number, what: Flags): Promise<Visit> {
  for (let tries = 0; ; tries += 1) {
    try {
      return readVisit(url, await report(url, port, what));
    } catch (error) {
      if (tries === 2) throw error;
    }
  }
}

function readVisit(url: string, { audits, categories: scored }: Report): Visit {
  const value = (audit: string) => {
    const figure = audits[audit]?.numericValue;
    if (figure === undefined) throw new Error(`${url}: no ${audit}`);
    return figure;
  };
  return {
    scores: new Map(
      Object.values(scored).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value(figures.firstPaint),
    largestPaint: value(figures.largestPaint),
    blocking: value(figures.blocking),
    shift: value(figures.shift),
  };
}

type Report = Awaited<ReturnType<typeof report>>;

async function report(url: string, port: number, what: Flags) {
  const result = await lighthouse(url, {
    ...what,
    port,
    logLevel: 'error',
    ignoreStatusCode: true,
    disableFullPageScreenshot: true,
    pauseAfterLoadMs: quiet,
    pauseAfterFcpMs: quiet,
    networkQuietThresholdMs: quiet,
    cpuQuietThresholdMs: quiet,
  });
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  return result.lhr;
}

function rowsFor(
  { name, unscored = [] }: Kind,
  visits: readonly Visit[],
  limits: readonly Visit[],
): Row[] {
  const of = (all: readonly Visit[], key: keyof typeof figures) =>
    median(all.map((one) => one[key]));
  const row = (what: string, budget: Budget, key: keyof typeof figures, unit = 'ms'): Row => {
    const judgement = judged(budget, of(visits, key), of(limits, key));
    return { part, what: `${name}: ${what}`, unit, ...judgement };
  };
  const scores = categories
    .filter((id) => !unscored.includes(id))
    .map((id) => median(visits.flatMap(({ scores: all }) => all.get(id) ?? [])));
  return [
    {
      part,
      what: `${name}: Lighthouse, lowest score`,
      unit: '',
      ...judged(budgets.lighthouse, Math.min(...scores)),
    },
    row('first paint', budgets.paint, 'firstPaint'),
    row('largest paint', budgets.paint, 'largestPaint'),
    row('blocking time', budgets.blocking, 'blocking'),
    row('layout shift', budgets.layoutShift, 'shift', ''),
  ];
}
