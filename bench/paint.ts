import lighthouse, { type Flags } from 'lighthouse';
import { ask, askUntilWell } from './ask.ts';
import { openBrowser } from './browser.ts';
import { freePort } from './machine.ts';
import { type Kind, kinds } from './pages.ts';
import { startLimit, startSite } from './processes.ts';
import { median, type Row } from './row.ts';
import { startProxy } from './tls-proxy.ts';

const part = 'paint';
/** Lighthouse's names of the figures. */
const figures = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;
/** Visits of a page with an island, and of one without: there page and limit are the same bytes. */
const [rounds, roundsOfTheSame] = [3, 2];

/** What Lighthouse's simulation of slow 4G on a phone says of one visit. */
interface Visit {
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds; layout shift is a plain number. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/** Lighthouse on every kind of page over HTTP/2 and TLS, against the same pages without scripts. */
export async function paint(say: (text: string) => void): Promise<readonly Row[]> {
  const proxyPort = await freePort();
  const site = await startSite({ siteUrl: `https://localhost:${proxyPort}` });
  const limit = await startLimit(site, { withoutScripts: true });
  const front = await startProxy(() => site.port, { port: proxyPort });
  const limitFront = await startProxy(() => limit.port);
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  const rows: Row[] = [];
  for (const kind of kinds) {
    say(kind.name);
    // As everybody gets it but the first two after a change: compressed well.
    await askUntilWell(site.port, kind.path);
    await ask(limit.port, kind.path);
    const whole = await visit(`${front.url}${kind.path}`, port, { full: true });
    const visits = [whole];
    const limits: Visit[] = [];
    for (let round = 0; round < (kind.island ? rounds : roundsOfTheSame); round += 1) {
      limits.push(await visit(`${limitFront.url}${kind.path}`, port));
      if (round > 0) visits.push(await visit(`${front.url}${kind.path}`, port));
    }
    rows.push(...rowsFor(kind, whole, visits, limits));
  }
  await browser.close();
  for (const server of [front, limitFront, limit, site]) await server.stop();
  return rows;
}

/** Lighthouse misses the beginning of a visit now and then, and says so. */
async function visit(url: string, port: number, { full = false } = {}): Promise<Visit> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await visitOnce(url, port, full);
    } catch (error) {
      if (tries === 2) throw error;
    }
  }
}

async function visitOnce(url: string, port: number, full: boolean): Promise<Visit> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    ignoreStatusCode: true,
    ...(!full && {
      onlyAudits: Object.values(figures),
      disableFullPageScreenshot: true,
      pauseAfterLoadMs: 250,
      pauseAfterFcpMs: 250,
      networkQuietThresholdMs: 250,
      cpuQuietThresholdMs: 250,
    }),
  };
  const result = await lighthouse(url, flags);
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => {
    const figure = audits[audit]?.numericValue;
    if (figure === undefined) throw new Error(`${url}: no ${audit}`);
    return figure;
  };
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value(figures.firstPaint),
    largestPaint: value(figures.largestPaint),
    blocking: value(figures.blocking),
    shift: value(figures.shift),
  };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

function rowsFor(kind: Kind, whole: Visit, visits: readonly Visit[], limits: readonly Visit[]) {
  const { name, unscored = [] } = kind;
  const of = (all: readonly Visit[], key: keyof typeof figures) =>
    median(all.map((one) => one[key]));
  const paintRow = (what: string, key: 'firstPaint' | 'largestPaint'): Row => {
    const [figure, limit] = [of(visits, key), of(limits, key)];
    return {
      ...{ part, what: `${name}: ${what}`, figure, unit: 'ms', limit },
      ...{ budget: 'limit + 50 ms', holds: figure <= limit + 50 },
    };
  };
  const scores = categories.filter((id) => !unscored.includes(id));
  // Speed differs from visit to visit; the other scores are the same each time.
  const performance = median(visits.map((one) => one.scores.performance ?? 0));
  const lowest = Math.min(performance, ...scores.slice(1).map((id) => whole.scores[id] ?? 0));
  const shift = of(visits, 'shift');
  const blocking = of(visits, 'blocking');
  return [
    {
      ...{ part, what: `${name}: Lighthouse, lowest of ${scores.length} scores`, unit: '' },
      ...{ figure: lowest, budget: '100', holds: lowest === 100 },
    },
    paintRow('first paint', 'firstPaint'),
    paintRow('largest paint', 'largestPaint'),
    {
      ...{ part, what: `${name}: blocking time`, figure: blocking, unit: 'ms' },
      ...{ limit: of(limits, 'blocking'), budget: 'under 20 ms', holds: blocking < 20 },
    },
    {
      ...{ part, what: `${name}: layout shift`, figure: shift, unit: '' },
      ...{ budget: '0', holds: shift === 0 },
    },
  ];
}
