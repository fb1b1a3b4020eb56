import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** tools/install.mjs in a project of its own, in a folder with a space, with an npm that each test chooses. */

let folder: string;
const at = (...path: string[]) => join(folder, ...path);
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').split('\n') : []);

/** What npm does when it has installed all packages, but for those that it leaves out. */
const finish = (leftOut = '') => `{
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  delete lock.packages['${leftOut}'];
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock));
}`;

function writeNpm(script: string): void {
  writeFileSync(
    at('npm.cjs.js'),
    `require('node:fs').appendFileSync(${JSON.stringify(at('calls'))}, process.argv[2] + '\\n');\n${script}`,
  );
}

function install(version = process.versions.node): ChildProcess {
  const program = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
    const { ensureInstalled } = await import('./tools/install.mjs');
    await ensureInstalled().catch((error) => { console.error(error.message); process.exitCode = 1; });`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { PATH: process.env.PATH, npm_execpath: at('npm.cjs.js') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function ended(child: ChildProcess) {
  const [words, [code]] = await Promise.all([
    child.stderr === null ? '' : text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, words };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel install ü '));
  mkdirSync(at('tools'));
  for (const name of ['alone.mjs', 'install.mjs', 'prepare.mjs']) {
    cpSync(fileURLToPath(new URL(name, import.meta.url)), at('tools', name));
  }
  const { platform, arch } = process;
  const native = { version: '1.0.0', optional: true, os: [platform], cpu: [arch] };
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/native': native,
    'node_modules/elsewhere': { ...native, os: ['aix'] },
  };
  writeFileSync(at('package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

test.each(['SIGINT', 'SIGKILL'] as const)(
  '%s in between: the next one begins anew',
  async (signal) => {
    // What npm leaves may look complete.
    writeNpm(
      `${finish()} require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1e6);`,
    );
    const first = install();
    const end = ended(first);
    await vi.waitFor(() => expect(readFileSync(at('pid'), 'utf8')).not.toBe(''));
    first.kill(signal);
    await end;
    if (signal === 'SIGKILL') process.kill(Number(readFileSync(at('pid'), 'utf8')), 'SIGKILL');
    writeNpm(finish());
    expect(await ended(install())).toMatchObject({ code: 0 });
    expect(calls()).toEqual(['ci', 'ci', '']);
    expect(await ended(install())).toEqual({ code: 0, words: '' });
  },
);

test('packages are installed once: of two at once the other waits', async () => {
  writeNpm(`setTimeout(() => { ${finish()} }, 500);`);
  const outcomes = await Promise.all([ended(install()), ended(install())]);
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
  expect(outcomes.map(({ words }) => words).sort()).toEqual([
    'Another process is installing here; waiting for it…\n',
    'Installing packages…\n',
  ]);
  expect(await ended(install())).toEqual({ code: 0, words: '' });
  expect(calls()).toEqual(['ci', '']);
});

test('native code for this machine that npm left out is missed', async () => {
  writeNpm(finish('node_modules/native'));
  const { code, words } = await ended(install());
  expect([code, words]).toEqual([1, expect.stringContaining('npm left out node_modules/native')]);
  writeNpm(finish());
  expect(await ended(install())).toMatchObject({ code: 0 });
  expect(calls()).toEqual(['ci', 'ci', '']);
});

test('a registry that can not be reached is a sentence, and leaves what was there', async () => {
  mkdirSync(at('node_modules'));
  writeNpm("console.error('npm error code ENOTFOUND'); process.exit(1);");
  for (let time = 0; time < 2; time += 1) {
    const { code, words } = await ended(install());
    expect([code, words]).toEqual([
      1,
      expect.stringMatching(
        /^Installing.*\nThe registry of npm can't be reached \(ENOTFOUND\)\..*\n$/,
      ),
    ]);
  }
  expect(calls()).toEqual(['install', 'install', '']);
});

test('an older Node installs Node beside the packages, alone, and of the locked bytes', async () => {
  const { platform, arch } = process;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  const path = `node_modules/node-${platform}-${arch}`;
  mkdirSync(at('package', 'bin'), { recursive: true });
  mkdirSync(at('package', 'include'));
  for (const name of [`bin/${program}`, 'package.json', 'include/node.h']) {
    writeFileSync(at('package', name), name);
  }
  execFileSync('tar', ['-czf', at('node.tgz'), '-C', folder, 'package']);
  const integrity = `sha512-${hash('sha512', readFileSync(at('node.tgz')), 'base64')}`;
  const entry = { version: '24.0.0', integrity, optional: true, os: [platform], cpu: [arch] };
  const npm = { version: '11.0.0', dev: true };
  mkdirSync(at('tools', 'node'));
  writeFileSync(
    at('tools', 'node', 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/npm': npm, [path]: entry } }),
  );
  const pack = (bytes: string) =>
    writeNpm(`if (process.argv[2] === 'ci') ${finish()} else {
      require('node:fs').writeFileSync('node-24.0.0.tgz', ${bytes});
      console.log('node-24.0.0.tgz');
    }`);
  pack("'other bytes'");
  expect(await ended(install('20.19.0'))).toMatchObject({
    code: 1,
    words: expect.stringContaining('has another node-'),
  });
  pack(`require('node:fs').readFileSync(${JSON.stringify(at('node.tgz'))})`);
  expect(await ended(install('20.19.0'))).toMatchObject({ code: 0 });
  expect(calls().sort()).toEqual(['', 'ci', 'ci', 'pack', 'pack']);
  const files = readdirSync(at('tools', 'node', path), { recursive: true });
  expect(files.sort()).toEqual(['bin', join('bin', program), 'package.json']);
  expect(await ended(install('20.19.0'))).toEqual({ code: 0, words: '' });
});

test.each([
  ['no file', undefined, {}, 'undefined {}/data'],
  [
    'the environment first',
    'SITE_URL=https://a.example\nDATA_DIR=/b',
    { DATA_DIR: '/c' },
    'https://a.example /c',
  ],
])('settings of .env: %s', (_, lines, env, shown) => {
  writeFileSync(at('show.ts'), 'console.log(process.env.SITE_URL, process.env.DATA_DIR);');
  if (lines !== undefined) writeFileSync(at('.env'), lines);
  const program =
    "const { become } = await import('./tools/prepare.mjs'); become('show.ts', [], { readsEnvFile: true });";
  const args = ['--input-type=module', '-e', program];
  const words = execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  expect(words.trim()).toBe(shown.replace('{}', folder));
});
