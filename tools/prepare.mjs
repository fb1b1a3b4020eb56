// Provides what every command needs: the packages, a Node that runs TypeScript, the build.
// Plain JavaScript for the machine's own Node, which may be older (20).
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);

/** Node version that runs `.ts` files as they are. */
const neededMajor = 24;
const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major >= neededMajor;

/**
 * Whether npm on this Node installs all packages: on one older than 20.19 (Debian 12 has 18) it leaves
 * those out that are optional and name a newer one, and the npm of tools/node has to do it.
 */
const isEnoughToInstall = major > 20 || (major === 20 && minor >= 19);

/** Where Node is installed for machines whose own is older (docs/decisions/0031). */
const nodeFolder = at('tools', 'node');

/**
 * Whether the folder's node_modules holds what its package-lock.json names; with `forDevelopers` also
 * what only tests, tools and the workspaces need.
 */
function isInstalled(folder, { forDevelopers }) {
  const marker = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(marker)) return false;
  const lockedPackages = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  ).packages;
  const installedPackages = JSON.parse(readFileSync(marker, 'utf8')).packages;
  return Object.entries(lockedPackages).every(
    ([path, { version, optional, peer, dev, devOptional, link }]) =>
      path === '' ||
      link ||
      (!forDevelopers && (dev || devOptional)) ||
      installedPackages[path]?.version === version ||
      (installedPackages[path] === undefined && (optional || peer)),
  );
}

/**
 * Installs the locked packages unless they are there: what building and running the site needs, or
 * everything; and Node where this one is too old. Packages already there are kept: a site may be
 * running from this folder.
 */
export function ensureInstalled({ forDevelopers = false } = {}) {
  const folders = isNewEnough ? [root] : [root, nodeFolder];
  const due = folders.filter((folder) => !isInstalled(folder, { forDevelopers }));
  if (due.length === 0) return;
  process.stderr.write('Installing packages…\n');
  const install = (jobs, node, env) => {
    const list = jobs.map((folder) => ({
      folder,
      args: [
        ...(existsSync(join(folder, 'node_modules')) ? ['install', '--no-save'] : ['ci']),
        ...(forDevelopers ? [] : ['--omit=dev']),
        ...['--no-audit', '--no-fund', '--loglevel=error'],
      ],
    }));
    const args = [at('tools', 'npm-at-once.mjs'), JSON.stringify(list)];
    execFileSync(node, args, { stdio: ['ignore', 2, 2], env });
  };
  if (isEnoughToInstall) {
    install(due, process.execPath, process.env);
    return;
  }
  const npm = join(nodeFolder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (due.includes(nodeFolder)) install([nodeFolder], process.execPath, process.env);
  if (due.includes(root)) install([root], findNode(), { ...process.env, npm_execpath: npm });
}

/**
 * Path of a Node new enough: this one, or the one installed beside the packages.
 *
 * @throws when there is neither.
 */
export function findNode() {
  if (isNewEnough) return process.execPath;
  const { platform, arch } = process;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  const names = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`, `node-win-${arch}`];
  const path = names
    .map((name) => join(nodeFolder, 'node_modules', name, 'bin', program))
    .find(existsSync);
  if (path !== undefined) return path;
  throw new Error(
    `Node ${neededMajor} or newer is needed on ${platform} ${arch}; this is ${process.versions.node}.`,
  );
}

const sources = [
  'app',
  'concurrency',
  'domain',
  'enquiries',
  'http',
  'observability',
  'public',
  'stock',
  'store',
  'tools/production',
];
const sourceFiles = [
  ...['main.ts', 'open-site.ts', 'settings.ts'],
  ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts'],
  'tools/prepare.mjs',
];

/** Where V8 keeps what it compiled at the last start: a third of the time to the first answer. */
const compileCache = { NODE_COMPILE_CACHE: at('build', 'compile-cache') };

/**
 * How the built site runs (docs/decisions/0016). With large stock each change makes tens of megabytes
 * of garbage: a small young generation, an old one that is collected before it has grown far, and large
 * buffers given back to the system (glibc) keep the memory flat. V8's memory reducer is off: it frees
 * compiled code after some idle seconds, and the next requests are answered a fifth slower.
 */
export const site = {
  file: 'build/server/main.js',
  flags: ['--max-semi-space-size=8', '--max-old-space-size=1024', '--no-memory-reducer'],
  env: {
    ...compileCache,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};

/** One hash over everything the build is made from. */
function sourceHash() {
  const hash = createHash('sha256');
  const add = (path) => hash.update(path).update(readFileSync(at(path)));
  for (const folder of sources.filter((name) => existsSync(at(name)))) {
    const names = readdirSync(at(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1));
    for (const name of names.sort()) add(name);
  }
  for (const name of sourceFiles) add(name);
  return hash.digest('hex');
}

const stamp = at('build', 'sources.sha256');

/** Whether there is a production build of the sources as they are now. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();
}

let isBuildChecked = false;

/**
 * For tests of the build: checks once in a process that there is one, of the sources as they are.
 *
 * @throws when there is none.
 */
export function refuseStaleBuild() {
  isBuildChecked ||= isBuilt();
  if (!isBuildChecked) {
    throw new Error('The production build is missing or older than the sources: npm run build');
  }
}

/** Builds for production unless the build is of these very sources. */
export function ensureBuilt() {
  if (isBuilt()) return;
  process.stderr.write('Building…\n');
  execFileSync(findNode(), [at('tools', 'production', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 2],
    env: withNode({ NODE_ENV: 'production' }),
  });
  markBuilt();
}

/** Notes that the build is of the sources as they are now. */
export function markBuilt() {
  writeFileSync(stamp, sourceHash());
}

/** The environment with the right Node first on the path, for tools that start `node` themselves. */
export function withNode(more = {}) {
  const path = `${dirname(findNode())}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  return { ...process.env, PATH: path, ...more };
}

/** Runs a file in place of this process: same streams, signals and exit code. */
export function become(file, args, { flags = [], env = compileCache } = {}) {
  const node = findNode();
  const all = ['--disable-warning=ExperimentalWarning', ...flags, at(file), ...args];
  // npm calls it in the project, and says where it was called from itself.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  // Relative paths in settings are relative to the project, wherever this was called from.
  const environment = withNode({ ...env, DATA_DIR: process.env.DATA_DIR || at('data') });
  // Node 24 becomes it; an older one stays and passes signals on.
  if (process.execve !== undefined && process.platform !== 'win32') {
    process.chdir(cwd);
    process.execve(node, [node, ...all], environment);
  }
  const child = spawn(node, all, { cwd, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
