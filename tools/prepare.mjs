// Provides what every command needs: a Node that runs TypeScript, and the build.
// Plain JavaScript for the machine's own Node, which may be older (18).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone, runProgram } from './alone.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);

/** Node version that runs `.ts` files as they are. */
const neededMajor = 24;
export const isNewEnough = Number(process.versions.node.split('.')[0]) >= neededMajor;

/** Where Node is installed for machines whose own is older (docs/decisions/0031). */
export const nodeFolder = at('tools', 'node');

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
  'base',
  'cli',
  'domain',
  'enquiries',
  'http',
  'public',
  'staff',
  'stock',
  'store',
  'tools/production',
];
const sourceFiles = [
  ...['cli.ts', 'jobs.ts', 'main.ts', 'open-site.ts', 'setting-schemas.ts', 'settings.ts'],
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
  readsEnvFile: true,
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
function isBuilt() {
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
export async function ensureBuilt() {
  if (isBuilt()) return;
  await alone('building', async () => {
    if (isBuilt()) return;
    process.stderr.write('Building…\n');
    const env = withNode({ NODE_ENV: 'production' });
    const program = at('tools', 'production', 'build.ts');
    process.stderr.write(await runProgram(findNode(), [program], { cwd: root, env }));
    markBuilt();
  });
}

/** Notes that the build is of the sources as they are now. */
function markBuilt() {
  writeFileSync(stamp, sourceHash());
}

/** The environment with the right Node first on the path, for tools that start `node` themselves. */
export function withNode(more = {}) {
  const path = `${dirname(findNode())}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  return { ...process.env, PATH: path, ...more };
}

/**
 * Runs a file in place of this process: same streams, signals, end and exit code. The site and the staff's
 * command line read settings from `.env`; variables of the environment win.
 */
export function become(file, args, { flags = [], env = compileCache, readsEnvFile = false } = {}) {
  const node = findNode();
  const envFile = readsEnvFile && existsSync(at('.env')) ? at('.env') : undefined;
  const fromFile = envFile === undefined ? [] : [`--env-file=${envFile}`];
  const all = ['--disable-warning=ExperimentalWarning', ...fromFile, ...flags, at(file), ...args];
  // npm calls it in the project, and says where it was called from itself.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  // Without the setting the store is in the project, wherever this was called from.
  const isPlaced = envFile !== undefined && /^DATA_DIR=./m.test(readFileSync(envFile, 'utf8'));
  const dataDir = process.env.DATA_DIR || (isPlaced ? undefined : at('data'));
  const environment = withNode({ ...env, ...(dataDir && { DATA_DIR: dataDir }) });
  // Node 24 becomes it. An older one stays and passes signals on, and so does one that npm has started:
  // npm's shell ends by a signal without passing it on.
  const isOfNpm = process.env.npm_lifecycle_event !== undefined;
  if (process.execve !== undefined && process.platform !== 'win32' && !isOfNpm) {
    process.chdir(cwd);
    process.execve(node, [node, ...all], environment);
  }
  const child = spawn(node, all, { cwd, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  if (isOfNpm) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
