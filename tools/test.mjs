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
machine can't have a program; with CI set these count as failed. A test that fails is run once more;
one that then passes is named before the last line.
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

/** Runs Vitest in all files, or in some. Resolves to whether it succeeded, and to the results of each file. */
async function runVitest(name, more) {
  const file = join(reports, name);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // Shown when it ends, since the browser tests run beside it.
  const { isOk, output } = await run('vitest', [...args, ...more], { stdio: 'pipe' });
  process.stdout.write(output);
  return { isOk, files: readReport(name).testResults };
}

/** Names of the tests that ended so. */
const testsThat = (status, files) =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => test.status === status)
    .map(({ fullName }) => fullName);

/**
 * Runs the tests without a browser. Files that fail are run once more after `others`, on an idle machine:
 * beside them, what is made by a process of low priority may take longer than anybody waits.
 */
async function vitest(others) {
  // So that it ends with the browser tests, not a minute after them.
  let { isOk, files } = await runVitest('vitest.json', [
    `--maxWorkers=${availableParallelism() + 2}`,
  ]);
  const failed = files.filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    await others;
    const again = await runVitest(
      'vitest-again.json',
      failed.map(({ name }) => name),
    );
    const passed = new Set(testsThat('passed', again.files));
    passedLater.push(...testsThat('failed', failed).filter((name) => passed.has(name)));
    isOk = again.isOk;
    files = [...files.filter(({ status }) => status !== 'failed'), ...again.files];
  }
  // A file that does not load has no tests to count.
  const broken = files.filter(
    (file) => file.status === 'failed' && testsThat('failed', [file]).length === 0,
  );
  const [passes, failures] = ['passed', 'failed'].map((status) => testsThat(status, files).length);
  const all = files.flatMap(({ assertionResults }) => assertionResults).length;
  return counted(isOk, {
    passed: passes,
    failed: failures + broken.length,
    notRun: all - passes - failures,
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
    }),
  ]);
  const needsBuild = (run) => () => {
    if (!isBuilt) throw new Error('Not run: there is no build.');
    return run();
  };
  // Each waits for other processes a third of its time.
  const browserTests = step('Browser tests', needsBuild(playwright));
  await Promise.all([
    step(
      'Unit, request and database tests',
      needsBuild(() => vitest(browserTests)),
    ),
    browserTests,
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
