// `npm run browsers`: the browser tests in Firefox, and the checks of WebKit (test/webkit/).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ensureBuilt, findNode, root, withNode } from './prepare.mjs';
import { bringPrograms, findProgram, installPackages, notInFirefox } from './programs.mjs';
import { answerHelp, orEnd } from './run-command.mjs';

const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);
const xvfb = '/usr/bin/xvfb-run';
const needed = ['/usr/bin/WebKitWebDriver', xvfb];

/** Path of WebKitGTK's small browser, with its driver and an X server, installed if need be. */
function findWebKit() {
  const find = () => needed.every(existsSync) && miniBrowsers.find(existsSync);
  if (!find()) installPackages('webkit2gtk-driver', 'xvfb', 'xauth');
  return find() || undefined;
}

/** Runs a program of ours in Node, on an X screen of its own where there is one to be had. */
function runs(args, env) {
  const [program, ...before] = existsSync(xvfb)
    ? [xvfb, '--auto-servernum', '--server-args=-screen 0 1600x1200x24', findNode()]
    : [findNode()];
  const { status, error } = spawnSync(program, [...before, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: withNode(env),
  });
  if (error) throw error;
  return status === 0;
}

answerHelp(
  'npm run browsers: the browser tests in Firefox, and the checks of WebKit. Options go to Playwright.\n',
);
await orEnd(async () => {
  await ensureInstalled({ forDevelopers: true });
  await ensureBuilt();
});
const failed = [];
const webKit = findWebKit();

failed.push(...bringPrograms(['Firefox']));
const firefox = findProgram('Firefox');
if (firefox !== undefined) {
  process.stdout.write(`${notInFirefox}\n`);
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [
    playwright,
    'test',
    '--config=test/browser',
    '--project=firefox',
    ...process.argv.slice(2),
  ];
  // Without a graphics processor, Firefox draws WebGL only on a screen.
  if (existsSync(xvfb)) args.push('--headed');
  if (!runs(args, { FIREFOX_PATH: firefox })) failed.push('Firefox');
}

if (webKit === undefined) failed.push('WebKit: Debian has it as webkit2gtk-driver, with xvfb');
else {
  const args = ['--disable-warning=ExperimentalWarning', 'test/webkit/run-checks.ts', webKit];
  if (!runs(args)) failed.push('WebKit');
}

process.stdout.write(failed.map((name) => `Failed: ${name}\n`).join('') || 'All passed.\n');
process.exitCode = failed.length > 0 ? 1 : 0;
