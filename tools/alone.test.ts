import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A program that ends in order by SIGINT, and leaves another behind; as test programs leave sites. */
const program = `
const { spawn } = require('node:child_process');
const { writeFileSync } = require('node:fs');
const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
process.on('SIGINT', () => {
  writeFileSync('tidied', '');
  process.exit();
});
writeFileSync('pids', [process.pid, left.pid].join());`;

const parent = `
const { runProgram } = await import(${JSON.stringify(new URL('alone.mjs', import.meta.url).href)});
console.log(process.pid);
await runProgram(process.execPath, ['-e', ${JSON.stringify(program)}], { isOrderly: true });`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-alone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');

test.each(['SIGINT', 'SIGHUP', 'the end of npm’s shell'] as const)(
  '%s ends a program in order, and all that it leaves',
  async (cause) => {
    const isShell = !cause.startsWith('SIG');
    const own = [process.execPath, '--input-type=module', '-e', parent];
    // A shell that stays: it has something to do afterwards.
    const [first = '', ...rest] = isShell ? ['sh', '-c', '"$@"; :', 'sh', ...own] : own;
    const env = { PATH: process.env.PATH, ...(isShell && { npm_lifecycle_event: 'test' }) };
    const child = spawn(first, rest, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = await once(child.stdout, 'data');
    const pids = await vi.waitFor(() => {
      const text = readFileSync(join(folder, 'pids'), 'utf8');
      expect(text).toContain(',');
      return [Number(String(pid)), ...text.split(',').map(Number)];
    });
    child.kill(isShell ? 'SIGKILL' : (cause as NodeJS.Signals));
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]));
    expect(existsSync(join(folder, 'tidied'))).toBe(true);
  },
);
