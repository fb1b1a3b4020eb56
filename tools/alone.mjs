// Work that one process at a time does in this folder, and programs that end with this process.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// Not among the packages, which npm removes, and in a folder that neither git nor deploy/ takes along.
const folder = join(dirname(fileURLToPath(import.meta.url)), 'node_modules');
const fileOf = (name) => join(folder, name);

/** When a process was started, so that another one with its number is not taken for it; empty where it has ended. */
function startOf(pid) {
  try {
    return /\) [^Z] (?:\S+ ){18}(\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? '';
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', pid], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

const line = (pid) => `${pid} ${startOf(pid)}\n`;

function read(name) {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether one of the processes of a file is still there. */
const isAlive = (text) =>
  text.split('\n').some((one) => {
    const [, pid, start] = /^(\d+) (.+)$/.exec(one) ?? [];
    return pid !== undefined && startOf(pid) === start;
  });

/** Writes this process down as the one that works; false when another one was faster. */
async function claim(name, before) {
  const own = line(process.pid);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(fileOf(name), own, { flag: before === undefined ? 'wx' : 'w' });
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  // Two may have taken over from an interrupted one: the last to write has it.
  if (before !== undefined) await wait(200);
  return read(name) === own;
}

/** Whether the work was begun, by a process that goes on or was interrupted. */
export const isBegun = (name) => read(name) !== undefined;

/** The work under way, whose file lists the programs it runs. */
let current;

/**
 * Does a piece of work when no other process does it. One that was interrupted, or threw an error that is not
 * `isUndone`, leaves its file there: the next `work` gets this as its argument.
 */
export async function alone(name, work) {
  for (let isReported = false; ; await wait(200)) {
    const before = read(name);
    if (before !== undefined && isAlive(before)) {
      if (!isReported) process.stderr.write(`Another process is ${name} here; waiting for it…\n`);
      isReported = true;
    } else if (await claim(name, before)) {
      current = name;
      try {
        await work(before !== undefined);
      } catch (error) {
        if (error.isUndone !== true) throw error;
        rmSync(fileOf(name));
        throw error;
      }
      current = undefined;
      rmSync(fileOf(name));
      return;
    }
  }
}

/** Programs under way; true for those that end in order. */
const groups = new Map();

function endGroup(child) {
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

const endGroups = () => [...groups.keys()].forEach(endGroup);

let isEnding = false;

/** Ends the programs and this process. A second signal waits for none of them. */
function endWith(signal) {
  const exit = () => process.exit(128 + constants.signals[signal]);
  const orderly = [...groups.keys()].filter((child) => groups.get(child));
  if (isEnding || orderly.length === 0) exit();
  isEnding = true;
  let left = orderly.length;
  for (const child of orderly) {
    child.once('exit', () => {
      endGroup(child);
      left -= 1;
      if (left === 0) exit();
    });
    child.kill('SIGINT');
  }
}

/** The events that end this process, each with what ends its programs too. */
const ends = [['exit', endGroups], ...['SIGINT', 'SIGTERM', 'SIGHUP'].map((one) => [one, endWith])];

let parentCheck;

function startWatching() {
  for (const one of ends) process.on(...one);
  if (process.env.npm_lifecycle_event === undefined) return;
  // The shell of npm ends by a signal without passing it on.
  const parent = process.ppid;
  parentCheck = setInterval(() => process.ppid !== parent && endWith('SIGTERM'), 500).unref();
}

function stopWatching() {
  for (const one of ends) process.off(...one);
  clearInterval(parentCheck);
}

/**
 * Runs a program; resolves to all that it wrote to a pipe. It and what it starts end with this process: killed, or
 * with `isOrderly` by SIGINT, after which whatever is left of it is killed.
 *
 * @throws when it fails, with what it wrote.
 */
export async function runProgram(program, args, { isOrderly = false, ...options } = {}) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  if (groups.size === 0) startWatching();
  groups.set(child, isOrderly);
  if (current !== undefined && child.pid !== undefined) {
    appendFileSync(fileOf(current), line(child.pid));
  }
  try {
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (exitCode) => resolve(exitCode ?? 1));
    });
    if (code !== 0) throw new Error(output);
    return output;
  } finally {
    groups.delete(child);
    if (groups.size === 0) stopWatching();
  }
}
