// The steps of `npm test` and `npm run test:server`: each is counted, and one line at the end has the sums.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, networkInterfaces, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runProgram } from './alone.mjs';
import { findNode, root, withNode } from './prepare.mjs';
import { bringPrograms, findProgram } from './programs.mjs';

const start = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'laurel-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const total = { passed: 0, failed: 0, notRun: 0 };
/** The tests and steps that failed, by name. */
const failures = [];
/** The programs that this machine can't have, each with how to get it. */
let missing = [];
const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

const inWords = ({ passed, failed, notRun }) =>
  `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;

/** Runs one step, which resolves to its counts or throws, and adds it up. */
export async function step(name, run) {
  const from = Date.now();
  let count;
  try {
    count = await run();
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    failures.push(name);
    count = { passed: 0, failed: 1, notRun: 0 };
  }
  for (const key of Object.keys(total)) total[key] += count[key];
  process.stdout.write(`== ${name}: ${inWords(count)} (${seconds(from)})\n`);
}

/** Runs a check, which counts as one test. Resolves to whether it passed. */
export async function check(name, run) {
  let isOk = false;
  await step(name, async () => {
    await run();
    isOk = true;
    return { passed: 1, failed: 0, notRun: 0 };
  });
  return isOk;
}

const packages = join(root, 'node_modules');
const programs = {
  biome: join(packages, '@biomejs', 'biome', 'bin', 'biome'),
  build: join(root, 'tools', 'build.mjs'),
  'react-router': join(packages, '@react-router', 'dev', 'bin.cjs'),
  tsc: join(packages, 'tsc', 'bin', 'tsc'),
  vitest: join(packages, 'vitest', 'vitest.mjs'),
  playwright: join(packages, '@playwright', 'test', 'cli.js'),
};

/** Runs a program with Node 24. Resolves to whether it succeeded, and to its output where that is a pipe. */
async function run(program, args, { env = {}, stdio = 'pipe' } = {}) {
  const options = { cwd: root, stdio: ['ignore', stdio, stdio], env: withNode(env) };
  try {
    const all = [programs[program], ...args];
    const output = await runProgram(findNode(), all, { ...options, isOrderly: true });
    return { isOk: true, output };
  } catch (error) {
    return { isOk: false, output: error.message };
  }
}

/** Runs a program whose output is shown when it ends, since others run beside it. */
export async function must(program, ...args) {
  const { isOk, output } = await run(program, args);
  if (!isOk) throw new Error(`${output}${program} found something`);
  process.stdout.write(output);
  return output;
}

/** The counts of a test program. One that ends with an error has failed even where no test did. */
const counted = (isOk, { passed, failed, notRun }) => ({
  passed,
  failed: isOk ? failed : Math.max(failed, 1),
  notRun,
});

/** Brings programs that the tests need, and notes those that can't be had. */
export function bring(names) {
  missing = bringPrograms(names);
  for (const name of names) process.stdout.write(`${name}: ${findProgram(name) ?? 'none'}\n`);
}

/** Notes that the machine has no IPv6, which some tests need. */
export function noteIPv6() {
  const addresses = Object.values(networkInterfaces()).flat();
  if (!addresses.some(({ address }) => address === '::1')) missing.push('IPv6 (an address ::1)');
}

const readReport = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** Runs the tests of one project of vitest.config.ts. */
export async function vitest(project) {
  const file = join(reports, 'vitest.json');
  const { isOk, output } = await run('vitest', [
    ...['run', `--project=${project}`, `--maxWorkers=${availableParallelism() + 1}`],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ]);
  // Shown when it ends, since the browser tests run beside it.
  process.stdout.write(output);
  const files = readReport('vitest.json').testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const having = (status) => tests.filter((test) => test.status === status).length;
  // A file that does not load has no tests to count.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  for (const { name, assertionResults } of files) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName } of failed) failures.push(`${relative(root, name)}: ${fullName}`);
  }
  failures.push(...broken.map(({ name }) => relative(root, name)));
  const [passed, failed] = [having('passed'), having('failed')];
  const notRun = tests.length - passed - failed;
  return counted(isOk, { passed, failed: failed + broken.length, notRun });
}

const inBrowsers = '--config=test/browser';

const failedIn = (suites = []) =>
  suites.flatMap(({ file, specs, suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
    ...failedIn(inner),
  ]);

/** Runs the browser tests of one project of playwright.config.ts, where there is its browser. */
export async function playwright(project, path) {
  const option = `--project=${project}`;
  if (path === undefined) {
    const { output } = await run('playwright', ['test', inBrowsers, '--list', option]);
    return { passed: 0, failed: 0, notRun: Number(/^Total: (\d+)/m.exec(output)?.[1]) };
  }
  const env = {
    [project === 'chromium' ? 'CHROMIUM_PATH' : 'FIREFOX_PATH']: path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
    // On a terminal it would write over the output of other steps.
    PLAYWRIGHT_FORCE_TTY: '0',
  };
  const { isOk } = await run('playwright', ['test', inBrowsers, option, '--reporter=list,json'], {
    env,
    stdio: 'inherit',
  });
  const { stats, errors, suites } = readReport('playwright.json');
  failures.push(...failedIn(suites));
  const [passed, failed] = [stats.expected, stats.unexpected + stats.flaky + errors.length];
  return counted(isOk, { passed, failed, notRun: stats.skipped });
}

/** Ends the command with its one line. */
export function finish() {
  process.stdout.write(`\nAll of it took ${seconds(start)}.\n`);
  for (const name of failures) process.stdout.write(`Failed: ${name}\n`);
  // A test that is left out for no such reason, or where nothing may be left out, has failed.
  if (total.notRun > 0 && (missing.length === 0 || process.env.CI)) {
    process.stdout.write(`${total.notRun} tests were not run, which counts as failing.\n`);
    total.failed += total.notRun;
  }
  const reasons = total.notRun > 0 && missing.length > 0 ? `: ${missing.join(', ')}` : '';
  process.stdout.write(`${inWords(total)}${reasons}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
