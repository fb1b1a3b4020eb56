import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from '@commander-js/extra-typings';
import fc from 'fast-check';
import { within } from '../concurrency/deadline.ts';
import { photoSetsFolder } from '../domain/catalogue/photo.ts';
import { fetchFromApp } from '../test/support/fetch-from-app.ts';
import { openApp, siteUrl } from '../test/support/open-app.ts';
import { sendBytes, sentBytes } from './bytes.ts';
import { photo } from './grammar.ts';
import { judge } from './judge.ts';
import { type Held, heapInUse, keep, lineOf, summary } from './report.ts';
import { type Asked, posting, reading, toRequest } from './requests.ts';

/**
 * `npm run fuzz [-- --seed N --count N]`: generated requests to every route, in this process and
 * over a socket. Every answer must be one that the rules allow (judge.ts). The seed repeats a run; a
 * failure is shrunk to the smallest request that still fails.
 */
type Server = typeof import('../http/handle.ts');

const options = new Command('npm run fuzz --')
  .option('--seed <number>', 'repeats the run that had this seed')
  .option('--count <number>', 'requests in all, 210,000 without it')
  .parse()
  .opts();
const seed = Number(options.seed ?? randomInt(2 ** 31));
const total = Number(options.count ?? 210_000);

const crashes: unknown[] = [];
process.on('uncaughtException', (error) => crashes.push(error));
process.on('unhandledRejection', (error) => crashes.push(error));

const broken: string[] = [];
const app = await openApp({
  site: {
    log: (level, event, more) =>
      level === 'error' && broken.push(`${event} ${JSON.stringify(more)}`),
  },
});
const photoFile = join(app.site.dataDir, photoSetsFolder, basename(photo));
mkdirSync(dirname(photoFile), { recursive: true });
writeFileSync(photoFile, 'a photograph');
const counts = new Map<string, number>();
const count = (status: number) => counts.set(`${status}`, (counts.get(`${status}`) ?? 0) + 1);
let impossible = 0;

async function ask(input: Asked): Promise<void> {
  const request = toRequest(input);
  if (request === undefined) {
    impossible += 1;
    return;
  }
  const response = await within(10_000, fetchFromApp(served, request, input.from));
  count(response.status);
  const problem = await judge(input, response);
  if (problem !== undefined) throw new Error(problem);
}

const build = new URL('../build/server/index.js', import.meta.url);
const server: Server = await import(build.href);
const served = server.createApp(app.site);

const started = performance.now();
const say = (text: string) => process.stdout.write(`${text}\n`);
say(`Seed ${seed}. To run it again: npm run fuzz -- --seed ${seed} --count ${total}`);

const results: Held[] = [];

/** Runs `check` on generated values; each value makes `each` requests. */
async function holds<T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  numRuns: number,
  check: (value: T) => Promise<void>,
  each = 1,
): Promise<void> {
  const begun = performance.now();
  const result = await fc.check(fc.asyncProperty(arbitrary, check), { seed, numRuns });
  const held: Held = {
    name,
    requests: result.numRuns * each,
    seconds: Math.round((performance.now() - begun) / 1000),
    heap: heapInUse(),
    ...(result.failed && {
      failure: `${JSON.stringify(result.counterexample)}\n  ${String(result.errorInstance)}`,
    }),
  };
  results.push(held);
  say(lineOf(held));
}

await holds('reading, in process', reading, Math.ceil(total * 0.72), ask);
await holds('posting, in process', posting, Math.ceil(total * 0.16), ask);

const listening = await server.listen(served, {
  port: 0,
  hosts: ['127.0.0.1'],
  siteUrl,
  trustProxy: true,
  log: app.site.log,
  onAnswer: () => undefined,
});
/** Connections at once; further requests of a property wait. */
const lanes = 40;
await holds(
  'bytes over a socket',
  fc.array(sentBytes, { minLength: lanes, maxLength: lanes }),
  Math.ceil((total * 0.12) / lanes),
  async (batch) => {
    const statuses = await Promise.all(batch.map((one) => sendBytes(listening.port, one)));
    for (const status of statuses) count(status);
    const wrong = statuses.findIndex((status) => status >= 500);
    if (wrong !== -1)
      throw new Error(`${statuses[wrong]} for ${JSON.stringify(batch[wrong]?.toString('latin1'))}`);
  },
  lanes,
);
const health = await fetch(`http://127.0.0.1:${listening.port}/healthz`);
await listening.stop(0, 1000);
await wait(100);

const enquiries = [
  ...(await app.store.enquiries.list()),
  ...(await app.store.enquiries.list({ spam: true })),
];
await app.close();
const sent = [...counts.values()].reduce((a, b) => a + b, 0);
const served500 = [...counts]
  .filter(([status]) => Number(status) === 500)
  .reduce((n, [, c]) => n + c, 0);
const seconds = Math.round((performance.now() - started) / 1000);
const memory = process.memoryUsage();
const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const text = [
  summary(results, counts),
  `${sent} requests in ${seconds} s; ${impossible} more could not be expressed; ${enquiries.length} enquiries kept.`,
  `${served500} answers of 500, ${crashes.length} crashes, ${broken.length} errors logged, health afterwards ${health.status}.`,
  `Resident at the end, the maker of the requests included: ${mb(memory.rss)}. V8 keeps what its heap took at its highest; ${mb(memory.heapUsed)} of it are in use, and ${mb(memory.external)} of buffers.`,
].join('\n');
say(`\n${text}`);
for (const problem of [...crashes, ...broken].slice(0, 10))
  say(String(problem instanceof Error ? problem.stack : problem));
const ok =
  results.every(({ failure }) => failure === undefined) &&
  served500 === 0 &&
  crashes.length === 0 &&
  broken.length === 0 &&
  health.status === 200;
if (ok && options.count === undefined) keep(text, seed);
process.exit(ok ? 0 : 1);
