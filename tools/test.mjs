// `npm test`: everything that must hold before a change lands, in one command, ending in one line.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { findFirefox, notInFirefox } from './firefox.mjs';
import { ensureBuilt, ensureInstalled, findNode, root, withNode } from './prepare.mjs';

const reports = mkdtempSync(join(tmpdir(), 'laurel-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Runs one step, which returns its counts or throws, and adds it up. */
function step(name, run) {
  const start = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  let count;
  try {
    count = run();
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    count = { passed: 0, failed: 1, skipped: 0 };
  }
  for (const key of Object.keys(total)) total[key] += count[key];
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  process.stdout.write(
    `== ${name}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds(start)})\n`,
  );
}

/** A check counts as one test. */
function check(name, run) {
  let ok = false;
  step(name, () => {
    run();
    ok = true;
    return { passed: 1, failed: 0, skipped: 0 };
  });
  return ok;
}

const packages = join(root, 'node_modules');
const programs = {
  biome: join(packages, '@biomejs', 'biome', 'bin', 'biome'),
  'react-router': join(packages, '@react-router', 'dev', 'bin.cjs'),
  tsc: join(packages, 'tsc', 'bin', 'tsc'),
  vitest: join(packages, 'vitest', 'vitest.mjs'),
  playwright: join(packages, '@playwright', 'test', 'cli.js'),
};

/** Runs a program of the packages with Node 24 and prints its output. */
function run(program, args, env = {}) {
  const { status, signal, error } = spawnSync(findNode(), [programs[program], ...args], {
    cwd: root,
    stdio: 'inherit',
    env: withNode(env),
  });
  if (error) throw error;
  return signal ? 1 : status;
}

function must(program, ...args) {
  if (run(program, args) !== 0) throw new Error(`${program} found something`);
}

/** The counts of a test program. One that ends with an error has failed even where no test did. */
function counted(exitCode, { passed, failed, skipped }) {
  const broken = exitCode !== 0 && failed === 0;
  return { passed, failed: broken ? 1 : failed, skipped };
}

const readReport = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

function vitest() {
  const file = join(reports, 'vitest.json');
  const code = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport('vitest.json');
  // A file that does not load has no tests to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return counted(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Runs the browser tests of one project of playwright.config.ts. */
function playwright(project, program) {
  const report = `${project}.json`;
  const env = { ...program, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, report) };
  const args = ['test', `--project=${project}`, '--reporter=list,json'];
  const code = run('playwright', args, env);
  const { stats, errors } = readReport(report);
  return counted(code, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  });
}

const start = Date.now();
const isReady = check('Packages', () => ensureInstalled({ forDevelopers: true }));
if (isReady) {
  check('Format and lint', () => must('biome', 'check', '.'));
  check('Types', () => {
    must('react-router', 'typegen');
    must('tsc', '--noEmit');
    // A service worker's globals are others than a page's.
    must('tsc', '--noEmit', '--project', 'app/offline');
  });
  const isBuilt = check('Build', ensureBuilt);
  const needsBuild = (run) => () => {
    if (!isBuilt) throw new Error('Not run: there is no build.');
    return run();
  };
  step('Unit, request and database tests', needsBuild(vitest));
  const chromium = () => playwright('chromium', { CHROMIUM_PATH: ensureChromium() });
  step('Browser tests in Chromium', needsBuild(chromium));
  const firefox = findFirefox();
  if (firefox === undefined) {
    process.stdout.write(
      '\n== Journeys in Firefox: not run. There is none; install one or set FIREFOX_PATH.\n',
    );
  } else {
    process.stdout.write(`\n${notInFirefox}\n`);
    const journeys = () => playwright('firefox-journeys', { FIREFOX_PATH: firefox });
    step('Journeys in Firefox', needsBuild(journeys));
  }
}
rmSync(reports, { recursive: true, force: true });

const { passed, failed, skipped } = total;
process.stdout.write(`\nAll of it took ${seconds(start)}.\n`);
if (skipped > 0) process.stdout.write(`${skipped} tests were skipped, which counts as failing.\n`);
process.stdout.write(`${passed} passed, ${failed + skipped} failed\n`);
process.exitCode = failed + skipped > 0 ? 1 : 0;
