// The Firefox of the browser tests: one that is there, else Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './debian-packages.mjs';

/** Said with every run in Firefox, so that nothing is left out silently. */
export const notInFirefox =
  'Not among the tests in Firefox: those tagged @media (it cannot emulate color scheme, reduced motion or print) and @chromium, and of the visits to every page what needs those.';

const names = ['firefox-esr', 'firefox'];

/** Whether this program is a Firefox that starts; some systems put a mere hint in its place. */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /firefox/i.test(stdout);
}

function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return [process.env.FIREFOX_PATH, ...candidates, mac].find(starts);
}

/** Path of a Firefox that starts, installed if there is none, or undefined where none can be had. */
export function findFirefox() {
  const program = installed();
  if (program !== undefined || !canInstallPackages()) return program;
  process.stderr.write("No Firefox here; trying Debian's package…\n");
  try {
    installPackages('firefox-esr');
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  }
  return installed();
}
