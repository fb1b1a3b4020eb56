// The programs of other people that tests and measurements run: where they are, and how they are had.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedChromium, unpackChromium } from './packaged-chromium.mjs';
import { findNode, root, withNode } from './prepare.mjs';

/** Said with every run in Firefox, so that nothing is left out silently. */
export const notInFirefox =
  'Not among the tests in Firefox: those tagged @media (it cannot emulate color scheme, reduced motion or print) and @chromium, and of the visits to every page what needs those.';

/** Where a program of one of these names may be. */
function pathsOf(...names) {
  // Debian has each version of PostgreSQL in a folder of its own.
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => b - a) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...['/usr/sbin', '/usr/bin', '/usr/local/bin'],
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const findFirst = (name) => () => pathsOf(name).find(existsSync);

/** Asks a program for its version; undefined for one that does not start. Some only name a package. */
function versionOf(path) {
  if (!path || !existsSync(path)) return undefined;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 200_000 });
  return status === 0 ? stdout : undefined;
}

/** Where Playwright puts the Chromium of its own, whether or not it is there. It runs on Node 24 alone. */
function playwrightsChromium() {
  const words = "require('playwright-core').chromium.executablePath()";
  const { status, stdout } = spawnSync(findNode(), ['-p', words], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Chromium under one of these names, else under those of its packages. */
function findChromium(...first) {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const paths = [process.env.CHROMIUM_PATH, ...pathsOf(...first, ...names)];
  const isChromium = (path) => /chrom/i.test(versionOf(path) ?? '');
  return paths.find(isChromium) ?? [playwrightsChromium(), packagedChromium].find(isChromium);
}

/** The oldest Firefox that knows what Playwright asks of one; 140 does not. */
const oldestFirefox = 153;

function findFirefox() {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  const paths = [process.env.FIREFOX_PATH, ...pathsOf('firefox-esr', 'firefox'), mac];
  return paths.find((path) => {
    const [, major] = /Firefox (\d+)/.exec(versionOf(path) ?? '') ?? [];
    return Number(major) >= oldestFirefox;
  });
}

/** Finds the program that makes other users, with mounts of their own: root may, but for some containers. */
function findOtherUsers() {
  const program = pathsOf('unshare').find(existsSync);
  return program && spawnSync(program, ['--mount', 'true']).status === 0 ? program : undefined;
}

/** Each with Debian's package, and what it is named by where the machine can't have it. */
const programs = {
  nginx: { find: findFirst('nginx'), debian: 'nginx-light' },
  nft: { find: findFirst('nft'), debian: 'nftables' },
  unshare: { find: findFirst('unshare'), debian: 'util-linux' },
  ip: { find: findFirst('ip'), debian: 'iproute2' },
  openssl: { find: findFirst('openssl'), debian: 'openssl' },
  python3: { find: findFirst('python3'), debian: 'python3' },
  'systemd-analyze': { find: findFirst('systemd-analyze'), debian: 'systemd' },
  setfacl: { find: findFirst('setfacl'), debian: 'acl' },
  sudo: { find: findFirst('sudo'), debian: 'sudo' },
  adduser: { find: findFirst('adduser'), debian: 'adduser' },
  'other users': { find: findOtherUsers, note: 'as root who may mount' },
  PostgreSQL: { find: findFirst('postgres'), debian: 'postgresql' },
  Chromium: { find: () => findChromium(), debian: 'chromium' },
  // It draws pages and no windows: the browser tests take a quarter less of the processor.
  'headless Chromium': {
    find: () => findChromium('chromium-headless-shell'),
    debian: 'chromium-headless-shell',
  },
  Firefox: { find: findFirefox, debian: 'firefox-esr', note: `${oldestFirefox} or newer` },
};

/** @typedef {'nginx' | 'nft' | 'unshare' | 'ip' | 'openssl' | 'python3' | 'systemd-analyze' | 'setfacl' | 'sudo' | 'adduser' | 'other users' | 'PostgreSQL' | 'Chromium' | 'headless Chromium' | 'Firefox'} ProgramName */

/**
 * The programs of `npm run test:server`.
 *
 * @type {readonly ProgramName[]}
 */
export const serverPrograms = Object.keys(programs).filter((name) => !name.endsWith('Chromium'));

/** How a program that is missing is had. */
function howToGet(name) {
  const { debian, note } = programs[name];
  return `${name} (${[debian && `apt-get install ${debian}`, note].filter(Boolean).join(', ')})`;
}

/**
 * Path of a program on this machine, or undefined.
 *
 * @param {ProgramName} name
 * @returns {string | undefined}
 */
export const findProgram = (name) => programs[name].find();

/**
 * Path of a program on this machine.
 *
 * @param {ProgramName} name
 * @returns {string}
 * @throws when there is none, with how to get it.
 */
export function needProgram(name) {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`Missing on this machine: ${howToGet(name)}`);
  return path;
}

/** Whether packages can be installed here: on Debian, as root. */
const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's packages. Says so, and what went wrong; what is missing then is the caller's to see. */
export function installPackages(...packages) {
  if (packages.length === 0 || !canInstallPackages()) return;
  process.stderr.write(`Installing Debian's packages ${packages.join(', ')}…\n`);
  const apt = (...args) =>
    execFileSync('apt-get', ['-q', ...args], {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  }
}

/** Chromium as Playwright downloads it, for machines where nothing can be installed. */
function downloadChromium() {
  process.stderr.write("No Chromium here; trying Playwright's download…\n");
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const { stderr } = spawnSync(findNode(), [cli, 'install', 'chromium'], {
    encoding: 'utf8',
    timeout: 600_000,
    env: withNode(),
  });
  const [reason] = /Error: .*/.exec(stderr ?? '') ?? [];
  if (reason !== undefined) process.stderr.write(`${reason}\n`);
}

/**
 * Brings programs that are not here, as far as this machine lets it. Returns those that can't be had, each
 * with how to get it.
 *
 * @param {readonly ProgramName[]} names
 * @returns {readonly string[]}
 */
export function bringPrograms(names) {
  const missing = () => names.filter((name) => findProgram(name) === undefined);
  const lacksChromium = () => missing().some((name) => name.endsWith('Chromium'));
  if (lacksChromium()) unpackChromium();
  installPackages(...missing().flatMap((name) => programs[name].debian ?? []));
  if (lacksChromium()) downloadChromium();
  return missing().map(howToGet);
}
