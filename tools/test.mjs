// `npm test`: everything that must hold before a change lands, in one command, ending in one line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './alone.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode, root, withNode } from './prepare.mjs';
import { bringPrograms, findProgram, notInFirefox, programNames } from './programs.mjs';
import { answerHelp } from './run-command.mjs';

answerHelp(`npm test: format, lint, types, build, unit, request, PostgreSQL and browser tests. Brings the packages
and programs it needs first. The last line says how many passed, failed, and were not run because this
machine can't have a program; with CI set these count as failed. A browser test that fails is run once
more; one that then passes is named before the last line.
`);

const reports = mkdtempSync(join(tmpdir(), 'laurel-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const total = { passed: 0, failed: 0, notRun: 0 };
/** The programs that this machine can't have, each with how to get it. */
let missing = [];
/** Names of the browser tests that failed and passed when they were run again. */
const passedLater = [];
const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

const inWords = ({ passed, failed, notRun }) =>
  `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;

/** Runs one step, which resolves to its counts or throws, and adds it up. */
async function step(name, run) {
  const start = Date.now();
  let count;
  try {
    count = await run();
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    count = { passed: 0, failed: 1, notRun: 0 };
  }
  for (const key of Object.keys(total)) total[key] += count[key];
  process.stdout.write(`== ${name}: ${inWords(count)} (${seconds(start)})\n`);
}

/** A check counts as one test. Resolves to whether it passed. */
async function check(name, run) {
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

/**
 * Runs a program with Node 24, its output on the terminal as it comes, or collected. Resolves to whether it
 * succeeded, and to what was collected.
 */
async function run(program, args, { env = {}, stdio = 'inherit' } = {}) {
  const options = { cwd: root, stdio: ['ignore', stdio, stdio], env: withNode(env) };
  try {
    const all = [programs[program], ...args];
    return {
      isOk: true,
      output: await runProgram(findNode(), all, { ...options, isOrderly: true }),
    };
  } catch (error) {
    return { isOk: false, output: error.message };
  }
}

/** Runs a program whose output is shown when it ends, since others run beside it. */
async function must(program, ...args) {
  const { isOk, output } = await run(program, args, { stdio: 'pipe' });
  if (!isOk) throw new Error(`${output}${program} found something`);
  process.stdout.write(output);
  return output;
}

/** The counts of a test program. One that ends with an error has failed even where no test did. */
function counted(isOk, { passed, failed, notRun }) {
  const broken = !isOk && failed === 0;
  return { passed, failed: broken ? 1 : failed, notRun };
}

/**
 * Brings the programs that the tests need, and says which are there. Resolves to those that can't be had, each
 * with how to get it.
 */
function bring() {
  const isNeeded = (name) => name !== 'PostgreSQL' || !process.env.TEST_DATABASE_URL;
  const names = programNames.filter((name) => name !== 'Chromium' && isNeeded(name));
  const lacking = bringPrograms(names);
  for (const name of names) {
    process.stdout.write(`${name}: ${findProgram(name) ?? 'none'}\n`);
  }
  const hasIPv6 = Object.values(networkInterfaces())
    .flat()
    .some(({ address }) => address === '::1');
  return hasIPv6 ? lacking : [...lacking, 'IPv6 (an address ::1)'];
}

const readReport = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

async function vitest() {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // So that it ends with the browser tests, not a minute after them.
  args.push(`--maxWorkers=${availableParallelism() + 2}`);
  // Shown when it ends, since the browser tests run beside it.
  const { isOk, output } = await run('vitest', args, { stdio: 'pipe' });
  process.stdout.write(output);
  const report = readReport('vitest.json');
  // A file that does not load has no tests to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return counted(isOk, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    notRun: report.numPendingTests + report.numTodoTests,
  });
}

/** Names of the tests in a part of Playwright's report that failed and passed when they were run again. */
const flakyIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(flakyIn),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${title} (${file}, ${projectName})`),
  ),
];

/** Runs the browser tests in Chromium and the journeys in Firefox, where there are these. */
async function playwright() {
  const browsers = {
    chromium: findProgram('headless Chromium'),
    'firefox-journeys': findProgram('Firefox'),
  };
  const option = (name) => `--project=${name}`;
  const names = Object.keys(browsers);
  const there = names.filter((name) => browsers[name] !== undefined).map(option);
  const absent = names.filter((name) => browsers[name] === undefined).map(option);
  const list = async () =>
    (await run('playwright', ['test', '--list', ...absent], { stdio: 'pipe' })).output;
  const notRun = absent.length > 0 ? Number(/^Total: (\d+)/m.exec(await list())?.[1]) : 0;
  if (there.length === 0) return { passed: 0, failed: 0, notRun };
  process.stdout.write(`${notInFirefox}\n`);
  const env = {
    CHROMIUM_PATH: browsers.chromium,
    FIREFOX_PATH: browsers['firefox-journeys'],
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
    // On a terminal it would write over what other steps say meanwhile.
    PLAYWRIGHT_FORCE_TTY: '0',
  };
  // A frame that comes late on a busy machine hides no other failure; a test that fails twice has failed.
  const args = ['test', ...there, '--reporter=list,json', '--retries=1'];
  const { isOk } = await run('playwright', args, { env });
  const report = readReport('playwright.json');
  const { stats, errors } = report;
  passedLater.push(...flakyIn(report));
  return counted(isOk, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notRun: notRun + stats.skipped,
  });
}

const start = Date.now();
const isReady = await check('Packages', () => ensureInstalled({ forDevelopers: true }));
if (isReady) {
  missing = bring();
  // Each leaves one of two cores idle for a part of its time.
  const [isBuilt] = await Promise.all([
    check('Build', async () => {
      const words = await must('build');
      if (!/^(Building…\n)?$/.test(words)) throw new Error('A build has nothing to say.');
    }),
    check('Format and lint', () => must('biome', 'check', '.')),
    check('Types', async () => {
      await must('react-router', 'typegen');
      await must('tsc', '--noEmit');
      // A service worker's globals are others than a page's.
      await must('tsc', '--noEmit', '--project', 'app/offline');
    }),
  ]);
  const needsBuild = (run) => () => {
    if (!isBuilt) throw new Error('Not run: there is no build.');
    return run();
  };
  // Each waits for other processes a third of its time.
  await Promise.all([
    step('Unit, request and database tests', needsBuild(vitest)),
    step('Browser tests', needsBuild(playwright)),
  ]);
}
process.stdout.write(`\nAll of it took ${seconds(start)}.\n`);
// A test that is left out for no such reason, or where nothing may be left out, has failed.
if (total.notRun > 0 && (missing.length === 0 || process.env.CI)) {
  process.stdout.write(`${total.notRun} tests were not run, which counts as failing.\n`);
  total.failed += total.notRun;
}
for (const name of passedLater) process.stdout.write(`Passed at the second try: ${name}\n`);
const reasons = total.notRun > 0 && missing.length > 0 ? `: ${missing.join(', ')}` : '';
process.stdout.write(`${inWords(total)}${reasons}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
