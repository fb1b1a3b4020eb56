import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeVehicle } from '../store/contract/rig.ts';
import { migrations } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import type { Postgres } from './postgres.ts';
import type { Row } from './report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Changes of the store that are interrupted half-way. */
export async function* brokenChanges(postgres: Postgres): AsyncGenerator<Row> {
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    const make = async (name: string) => ({
      dataDir: mkdtempSync(join(tmpdir(), 'laurel-faults-')),
      databaseUrl: engine === 'SQLite' ? undefined : await postgres.database(name),
    });
    yield await importKilled(engine, await make('imports'));
    yield await firstStartKilled(engine, () => make(`starts${performance.now().toFixed(0)}`));
  }
}

export type Place = { readonly dataDir: string; readonly databaseUrl?: string };

const environment = ({ dataDir, databaseUrl }: Place) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/**
 * When to kill a process that runs for `wholeMs`: from the middle, where its work begins after
 * loading, to the end.
 */
export function moments(times: number, wholeMs: number): readonly number[] {
  return Array.from({ length: times }, (_, n) => wholeMs * (0.45 + (0.55 * n) / times));
}

/** Runs the staff's command line to its end. Returns how long that took, milliseconds. */
export async function timeOf(args: readonly string[], place: Place): Promise<number> {
  const started = performance.now();
  const isCutOff = await killAfter(60_000, args, place);
  if (isCutOff) throw new Error(`${args.join(' ')} does not come to an end`);
  return performance.now() - started;
}

/** Runs the staff's command line and kills it after `ms`; returns whether it was interrupted. */
export async function killAfter(
  ms: number,
  args: readonly string[],
  place: Place,
): Promise<boolean> {
  const flags = ['--disable-warning=ExperimentalWarning', 'cli.ts', ...args];
  const child = spawn(process.execPath, flags, {
    cwd: root,
    env: environment(place),
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  await Promise.race([gone, wait(ms)]);
  child.kill('SIGKILL');
  const [, signal] = await gone;
  return signal === 'SIGKILL';
}

/** A large import interrupted at different moments: the stock is the old one or the new one. */
async function importKilled(engine: string, place: Place): Promise<Row> {
  const store = await openStore(place);
  const rows = (price: number) =>
    Array.from({ length: 4_000 }, (_, n) => makeVehicle(`cart-${n}`, { price }));
  await store.catalogue.apply({ put: rows(10_000), withdraw: [] }, new Date().toISOString());
  const file = join(place.dataDir, 'stock.json');
  const args = ['inventory', 'import', file];
  writeFileSync(file, JSON.stringify(rows(10_500)));
  const wholeMs = await timeOf(args, place);
  let half = 0;
  let cutOff = 0;
  const times = 10;
  for (const [time, moment] of moments(times, wholeMs).entries()) {
    writeFileSync(file, JSON.stringify(rows(11_000 + time)));
    if (await killAfter(moment, args, place)) cutOff += 1;
    const prices = new Set((await store.catalogue.list()).map(({ price }) => price));
    if (prices.size !== 1) half += 1;
  }
  await store.close();
  rmSync(place.dataDir, { recursive: true });
  return {
    fault: `an import killed half-way (${engine})`,
    times,
    lost: `${half} stocks left half changed`,
    wellAfter: [],
    seen: `${cutOff} cut off before their end; each stock was wholly the old or the new one`,
    ok: half === 0 && cutOff > 0,
  };
}

/** The first start, which makes the tables, interrupted at different moments and repeated. */
async function firstStartKilled(engine: string, make: () => Promise<Place>): Promise<Row> {
  const args = ['db', 'migrate'];
  const whole = await make();
  const wholeMs = await timeOf(args, whole);
  rmSync(whole.dataDir, { recursive: true });
  const times = 10;
  let cutOff = 0;
  let broken = 0;
  const wellAfter: number[] = [];
  for (const moment of moments(times, wholeMs)) {
    const place = await make();
    if (await killAfter(moment, args, place)) cutOff += 1;
    const started = performance.now();
    const store = await openStore(place);
    wellAfter.push(performance.now() - started);
    const isSeeded = await store.catalogue.seed([makeVehicle('a')], new Date().toISOString());
    const isWhole = isSeeded && (await store.catalogue.list()).length === 1;
    if (!isWhole || store.migrated.length > migrations.length) broken += 1;
    await store.close();
    rmSync(place.dataDir, { recursive: true });
  }
  return {
    fault: `making the tables killed half-way (${engine})`,
    times,
    lost: `${broken} stores left unusable`,
    wellAfter,
    seen: `${cutOff} cut off before their end; the next start did the rest`,
    ok: broken === 0 && cutOff > 0,
  };
}
