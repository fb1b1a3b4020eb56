import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../prepare.mjs';
import { type Mutant, mutantsOf, randomFrom } from './mutate.ts';
import { NearTests } from './tests-near.ts';

/**
 * Mutation testing: changes a copy of the sources in one place, runs the tests nearest to it, and
 * says which changes no test notices. In a copy, so that the sources stay as they are.
 *
 *     npm run mutants -- [room…] [--sample MUTANTS_A_ROOM] [--seed N] [--requests]
 */

/** Test files that a mutant is shown to. */
const mostTests = 12;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    requests: { type: 'boolean', default: false },
  },
});
const rooms =
  positionals.length > 0 ? positionals : ['domain', 'http', 'store', 'enquiries', 'stock'];

setPriority(constants.priority.PRIORITY_LOW);
const copy = mkdtempSync(join(tmpdir(), 'laurel-mutants-'));
/** The group of processes that runs now. */
let group: number | undefined;
const endGroup = () => group !== undefined && process.kill(-group, 'SIGKILL');
process.on('exit', () => {
  endGroup();
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').slice(0, -1);
for (const file of files) {
  if (!file.startsWith('public/')) cpSync(join(root, file), join(copy, file));
}
for (const name of ['node_modules', 'public']) symlinkSync(join(root, name), join(copy, name));
cpSync(join(root, 'build'), join(copy, 'build'), { recursive: true });
const nearTests = new NearTests(root, files);

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
/** The tests of SQLite say what those of PostgreSQL say, in a fifth of the time. */
const options = ['run', '--bail=1', '--maxWorkers=1', '-t', '^(?!.*(?:postgres|Postgre))'];
/** What is asked over HTTP, of the built site: a mutant is built for it. */
const rebuild = ['tools/mutants/rebuild.ts'];
const requestTests = files.filter((file) =>
  /^test\/(?:answers|content|enquiries)\/.*\.test\.ts$/.test(file),
);

/** Runs Node in the copy; false for a failure, and for what takes longer than `limitMs`. */
function succeed(args: readonly string[], limitMs: number): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'ignore',
    // A group of its own, so that its processes end with it.
    detached: true,
    env: { ...process.env, TEST_DATABASE_URL: 'postgres://not.used' },
  });
  group = child.pid;
  const timer = setTimeout(endGroup, limitMs);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      group = undefined;
      resolve(code === 0);
    });
  });
}

/** Milliseconds that a test takes without a change, by its file; Infinity where it is not green. */
const usual = new Map<string, number>();

/** Those of the tests that are green without a change. */
async function greenOf(tests: readonly string[]): Promise<readonly string[]> {
  for (const test of tests.filter((one) => !usual.has(one))) {
    const start = performance.now();
    const isGreen = await succeed([vitest, ...options, test], 600_000);
    if (!isGreen) process.stderr.write(`Left out, red without a change: ${test}\n`);
    usual.set(test, isGreen ? performance.now() - start : Number.POSITIVE_INFINITY);
  }
  return tests.filter((test) => usual.get(test) !== Number.POSITIVE_INFINITY);
}

/** Whether a test that is green without a change fails now, or hangs. */
async function isNoticedBy(tests: readonly string[]): Promise<boolean> {
  const all = tests.reduce((sum, test) => sum + (usual.get(test) ?? 0), 0);
  return tests.length > 0 && !(await succeed([vitest, ...options, ...tests], 20_000 + 3 * all));
}

/** A sample that takes as many of each kind of change as there are. */
function sampleOf<T extends Mutant>(mutants: readonly T[], count: number): readonly T[] {
  const random = randomFrom(Number(values.seed));
  const shuffled = mutants
    .map((mutant) => ({ mutant, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ mutant }) => mutant);
  const kinds = [...Map.groupBy(shuffled, ({ kind }) => kind).values()];
  const turns = shuffled.map((_, turn) => kinds.flatMap((kind) => kind.slice(turn, turn + 1)));
  return turns.flat().slice(0, count);
}

// What is measured without a change is built as the mutants are.
if (values.requests && !(await succeed(rebuild, 120_000))) throw new Error('Not built');

for (const room of rooms) {
  const sources = files.filter(
    (file) =>
      file.startsWith(`${room}/`) && file.endsWith('.ts') && !/\.test\.ts$|\/contract\//.test(file),
  );
  const all = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return mutantsOf(source).map((mutant) => ({ ...mutant, file, source }));
  });
  const sample = sampleOf(all, Number(values.sample));
  let killed = 0;
  for (const { file, source, kind, start, end, replacement } of sample) {
    const tests = await greenOf(nearTests.of(file, mostTests));
    const wide = values.requests ? await greenOf(requestTests) : [];
    writeFileSync(join(copy, file), source.slice(0, start) + replacement + source.slice(end));
    const isKilled =
      (await isNoticedBy(tests)) ||
      (wide.length > 0 && (!(await succeed(rebuild, 120_000)) || (await isNoticedBy(wide))));
    writeFileSync(join(copy, file), source);
    if (isKilled) killed += 1;
    const line = source.slice(0, start).split('\n').length;
    const change = `${source.slice(start, end)} → ${replacement}`.replace(/\s+/g, ' ');
    const outcome = isKilled ? 'killed' : 'LIVES ';
    process.stdout.write(`${outcome} ${file}:${line} ${kind}: ${change.slice(0, 120)}\n`);
  }
  process.stdout.write(`== ${room}: ${killed} of ${sample.length} killed (of ${all.length})\n`);
}
