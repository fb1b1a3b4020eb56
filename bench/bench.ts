import { parseArgs } from 'node:util';
import { closeBrowsers } from './browser.ts';
import { growth } from './growth.ts';
import { memory } from './memory.ts';
import { paint } from './paint.ts';
import { cleanUp } from './processes.ts';
import { proxy } from './proxy.ts';
import { circumstances, load, save, withEarlier } from './report.ts';
import { failure, type Row, table } from './row.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { throughput } from './throughput.ts';
import { update } from './update.ts';
import { viewer } from './viewer.ts';
import { weight } from './weight.ts';

/** Every budget, measured on the production build; `--only weight,paint` for some of them. */
const parts = { start, weight, throughput, proxy, search, memory, growth, update, viewer, paint };
type Part = keyof typeof parts;
const all = Object.keys(parts) as Part[];

function selectedParts(): readonly Part[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',') ?? all;
  for (const name of names) if (!all.includes(name as Part)) throw new Error(`No part "${name}"`);
  return all.filter((part) => names.includes(part));
}

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Measures a part and writes its rows beside the last ones of the others. One that fails is a row. */
async function measure(name: Part): Promise<readonly Row[]> {
  const [begun, loadBefore] = [Date.now(), load()];
  say(`${name}…`);
  let rows: readonly Row[];
  try {
    rows = await parts[name]((text) => say(`  ${text}`));
  } catch (error) {
    say(`  ${error instanceof Error ? error.stack : error}`);
    rows = [failure(name, error)];
  }
  await closeBrowsers();
  cleanUp();
  say(`  took ${Math.round((Date.now() - begun) / 1000)} s`);
  save(withEarlier(name, rows, circumstances(begun, loadBefore)));
  return rows;
}

async function main(): Promise<void> {
  let names: readonly Part[];
  try {
    names = selectedParts();
  } catch (error) {
    say(`${(error as Error).message}; --help says which there are.`);
    process.exit(2);
  }
  const rows: Row[] = [];
  for (const name of names) rows.push(...(await measure(name)));
  process.stdout.write(`${table(rows)}\n`);
  process.exit(rows.some(({ holds }) => holds === false) ? 1 : 0);
}

await main();
