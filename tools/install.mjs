// Installs the packages. Whatever interrupts it, the next start makes it whole.
// Plain JavaScript for the machine's own Node, which may be older (18).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone, isBegun, runProgram } from './alone.mjs';
import { findNode, isNewEnough, nodeFolder, root } from './prepare.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);

/**
 * Whether npm on this Node installs all packages: it leaves those out that are optional and name a newer
 * one (Vite's bundler and sharp want 20.19 or 22.12), and the npm of tools/node has to do it.
 */
const isEnoughToInstall =
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 23;

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const glibc = process.report?.getReport().header.glibcVersionRuntime;

/** Whether an optional package is native code for this very machine. */
function isForHere({ os, cpu, libc }) {
  const isLibcRight = libc === undefined || libc.includes(glibc ? 'glibc' : 'musl');
  return os?.includes(process.platform) && cpu?.includes(process.arch) && isLibcRight;
}

/**
 * Paths of packages that a folder's package-lock.json names and its node_modules lacks; with
 * `forDevelopers` also of those that only tests, tools and the workspaces need. Native code for this
 * machine has to be there although it is optional: npm leaves out what it can't unpack.
 */
function missingPackages(folder, { forDevelopers }) {
  const lock = join(folder, 'node_modules', '.package-lock.json');
  const installed = existsSync(lock) ? packagesIn(lock) : {};
  const missing = ([path, wanted]) => {
    const isDue =
      path !== '' && !wanted.link && (forDevelopers || !(wanted.dev || wanted.devOptional));
    if (!isDue || installed[path]?.version === wanted.version) return false;
    return installed[path] !== undefined || !(wanted.optional || wanted.peer) || isForHere(wanted);
  };
  return Object.entries(packagesIn(join(folder, 'package-lock.json')))
    .filter(missing)
    .map(([path]) => path);
}

const offline = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/;

/** Why npm failed: what can be helped in a sentence, all else in npm's words. */
function explained(output, folder) {
  const [code] = offline.exec(output) ?? [];
  if (/ENOSPC/.test(output) || code === undefined) {
    return new Error(
      `${output}npm could not install the packages in ${folder}, which take up to 1 GB.`,
    );
  }
  const words = `The registry of npm can't be reached (${code}). Is this machine connected? "npm config get registry" says which one it is.`;
  // npm puts back what it had taken away.
  return Object.assign(new Error(words), { isUndone: true });
}

const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Runs npm in a folder, the one of this machine where none is named. Resolves to what it wrote. */
async function runNpm(folder, args, { npm = process.env.npm_execpath, node = process.execPath }) {
  // A registry that is not there is said after seconds, not minutes.
  const all = [...args, ...patience, '--loglevel=error', '--no-update-notifier'];
  try {
    if (npm?.endsWith('.js')) return await runProgram(node, [npm, ...all], { cwd: folder });
    return await runProgram('npm', all, { cwd: folder, shell: process.platform === 'win32' });
  } catch (error) {
    throw explained(error.message, folder);
  }
}

/** Installs the packages of a folder. */
async function install(folder, { fromScratch, forDevelopers, ...options }) {
  const isNew = fromScratch || !existsSync(join(folder, 'node_modules'));
  const args = [
    ...(isNew ? ['ci'] : ['install', '--no-save']),
    ...(forDevelopers ? [] : ['--omit=dev']),
    ...['--no-audit', '--no-fund'],
  ];
  await runNpm(folder, args, options);
  const missing = missingPackages(folder, { forDevelopers });
  if (missing.length > 0) {
    const more = missing.length > 1 ? ` and ${missing.length - 1} more packages` : '';
    throw new Error(`npm left out ${missing[0]}${more} in ${folder}. Is the disk full?`);
  }
}

/**
 * Installs Node alone: npm would take three times as long, for the 67 MB of headers beside it too.
 *
 * @throws where the registry has another file than the lock.
 */
async function installNode({ fromScratch }) {
  if (fromScratch) rmSync(join(nodeFolder, 'node_modules'), { recursive: true, force: true });
  const [path] = missingPackages(nodeFolder, { forDevelopers: false });
  if (path === undefined) return;
  const locked = packagesIn(join(nodeFolder, 'package-lock.json'))[path];
  const folder = join(nodeFolder, path);
  mkdirSync(folder, { recursive: true });
  const name = path.slice('node_modules/'.length);
  const words = await runNpm(folder, ['pack', `${name}@${locked.version}`], {});
  const [file = ''] = /^\S+\.tgz$/m.exec(words) ?? [];
  const sum = createHash('sha512')
    .update(readFileSync(join(folder, file)))
    .digest('base64');
  if (locked.integrity !== `sha512-${sum}`) {
    throw new Error(`The registry has another ${name}@${locked.version} than package-lock.json.`);
  }
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const parts = [`package/bin/${program}`, 'package/package.json'];
  await runProgram('tar', ['-xzf', file, '--strip-components=1', ...parts], { cwd: folder });
  rmSync(join(folder, file));
  const lock = join(nodeFolder, 'node_modules', '.package-lock.json');
  writeFileSync(lock, JSON.stringify({ lockfileVersion: 3, packages: { [path]: locked } }));
}

const work = 'installing';

/**
 * Installs the locked packages unless they are there: what building and running the site needs, or
 * everything; and Node where this one is too old (docs/decisions/0031). Packages already there stay, since
 * a site may be running from this folder; after an installation that did not end none of them is trusted.
 *
 * @throws when they can't be had, with words for who started it.
 */
export async function ensureInstalled({ forDevelopers = false } = {}) {
  const folders = isNewEnough ? [root] : [root, nodeFolder];
  // Where this npm installs everything, that of tools/node is for nobody.
  const isDue = (folder) =>
    missingPackages(folder, {
      forDevelopers: folder === root ? forDevelopers : !isEnoughToInstall,
    }).length > 0;
  const due = () => folders.filter(isDue);
  if (!isBegun(work) && due().length === 0) return;
  await alone(work, async (fromScratch) => {
    const jobs = fromScratch ? folders : due();
    if (jobs.length === 0) return;
    process.stderr.write('Installing packages…\n');
    const options = { fromScratch, forDevelopers };
    // At the same time: no other package waits for Node.
    if (isEnoughToInstall) {
      const run = (folder) => (folder === root ? install(root, options) : installNode(options));
      await Promise.all(jobs.map(run));
    } else {
      if (jobs.includes(nodeFolder))
        await install(nodeFolder, { fromScratch, forDevelopers: true });
      const npm = join(nodeFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
      if (jobs.includes(root)) await install(root, { ...options, npm, node: findNode() });
    }
  });
}
