// `npm test`: everything that must hold before a change lands, in one command, ending in one line.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { findFirefox, notInFirefox } from './firefox.mjs';
import { ensureInstalled, findNode, root, withNode } from './prepare.mjs';

const reports = mkdtempSync(join(tmpdir(), 'laurel-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Runs one step, which resolves to its counts or throws, and adds it up. */
async function step(name, run) {
  const start = Date.now();
  let count;
  try {
    count = await run();
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

/** A check counts as one test. Resolves to whether it passed. */
async function check(name, run) {
  let isOk = false;
  await step(name, async () => {
    await run();
    isOk = true;
    return { passed: 1, failed: 0, skipped: 0 };
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
 * Runs a program with Node 24, its output on the terminal as it comes, or collected. Resolves to its
 * exit code, 1 for a signal, and to what was collected.
 */
function run(program, args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(findNode(), [programs[program], ...args], {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: withNode(env),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program whose output is shown when it ends, since others run beside it. */
async function must(program, ...args) {
  const { code, output } = await run(program, args, { stdio: 'pipe' });
  if (code !== 0) throw new Error(`${output}${program} found something`);
  process.stdout.write(output);
}

/** The counts of a test program. One that ends with an error has failed even where no test did. */
function counted(exitCode, { passed, failed, skipped }) {
  const broken = exitCode !== 0 && failed === 0;
  return { passed, failed: broken ? 1 : failed, skipped };
}

const readReport = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

async function vitest() {
  const file = join(reports, 'vitest.json');
  const { code } = await run('vitest', [
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

/** Runs the browser tests in Chromium and, where there is a Firefox, the journeys in it. */
async function playwright() {
  const firefox = findFirefox();
  process.stdout.write(
    `${firefox === undefined ? 'No journeys in Firefox: there is none; install one or set FIREFOX_PATH.' : notInFirefox}\n`,
  );
  const env = {
    CHROMIUM_PATH: ensureChromium(),
    ...(firefox !== undefined && { FIREFOX_PATH: firefox }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
  };
  const projects = ['chromium', ...(firefox === undefined ? [] : ['firefox-journeys'])];
  const args = ['test', ...projects.map((one) => `--project=${one}`), '--reporter=list,json'];
  const { code } = await run('playwright', args, { env });
  const { stats, errors } = readReport('playwright.json');
  return counted(code, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  });
}

const start = Date.now();
const isReady = await check('Packages', () => ensureInstalled({ forDevelopers: true }));
if (isReady) {
  // Each leaves one of two cores idle for a part of its time.
  const [isBuilt] = await Promise.all([
    check('Build', () => must('build')),
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
  await step('Unit, request and database tests', needsBuild(vitest));
  await step('Browser tests', needsBuild(playwright));
}
rmSync(reports, { recursive: true, force: true });

const { passed, failed, skipped } = total;
process.stdout.write(`\nAll of it took ${seconds(start)}.\n`);
if (skipped > 0) process.stdout.write(`${skipped} tests were skipped, which counts as failing.\n`);
process.stdout.write(`${passed} passed, ${failed + skipped} failed\n`);
process.exitCode = failed + skipped > 0 ? 1 : 0;
