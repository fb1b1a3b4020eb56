// The browser of the browser tests: an installed one, else one that is downloaded.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { findNode, root, withNode } from './prepare.mjs';

/** What Chromium is started with in tests and measurements: no sandbox, and nothing of its own over the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Whether this program is a browser that starts; on some systems it only names a package. */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find(starts);
}

/** Where Playwright puts the Chromium of its own, whether or not it is there. */
function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return chromium.executablePath();
}

const ways = [
  {
    name: "Debian's package",
    possible: canInstallPackages,
    run: () => installPackages('chromium'),
  },
  {
    name: "Playwright's download",
    possible: () => true,
    run() {
      const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
      execFileSync(findNode(), [cli, 'install', 'chromium'], {
        stdio: ['ignore', 'ignore', 2],
        timeout: 300_000,
        env: withNode(),
      });
    },
  },
];

/**
 * Path of a Chromium that starts, installed if there is none.
 *
 * @throws when there is none and none can be installed.
 */
export function ensureChromium() {
  const find = () => installed() ?? [playwrightsOwn()].find(starts);
  const program = find();
  if (program) return program;
  const problems = [];
  for (const way of ways.filter(({ possible }) => possible())) {
    process.stderr.write(`No Chromium here; trying ${way.name}…\n`);
    try {
      way.run();
      const fetched = find();
      if (fetched) return fetched;
      problems.push(`${way.name}: came without a browser that starts`);
    } catch (error) {
      problems.push(`${way.name}: ${error.message}`);
    }
  }
  throw new Error(
    ['No Chromium. Install one, or set CHROMIUM_PATH to its program.', ...problems].join('\n'),
  );
}
