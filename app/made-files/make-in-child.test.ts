import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeInChild } from './make-in-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'make-in-child-'));
const program = join(folder, 'program.mjs');

/** Makes a file of its process id and the job's text; never one of "hang", and ends at "crash". */
beforeAll(() =>
  writeFileSync(
    program,
    `process.on('message', ({ id, job }) => {
      if (job === 'crash') process.exit(3);
      if (job === 'fail') process.send({ id, error: 'no such cart' });
      else if (job !== 'hang') process.send({ id, file: Buffer.from(process.pid + ' ' + job) });
    });
    process.on('disconnect', () => process.exit(0));`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

const open = (limits: { idle: number; longest: number }) =>
  makeInChild<string>(pathToFileURL(program), {}, limits);

test('files are made in one process, also after one that could not be made', async () => {
  const make = open({ idle: 60_000, longest: 60_000 });
  const [pid, ...others] = String(await make('a')).split(' ');
  expect([Number(pid) > 0, others]).toEqual([true, ['a']]);
  await expect(make('fail')).rejects.toThrow('no such cart');
  expect(String(await make('b'))).toBe(`${pid} b`);
});

test('a job that hangs ends by its own deadline, however many come after it', async () => {
  const make = open({ idle: 60_000, longest: 20_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  const hung = make('hang').finally(() => {
    isOver = true;
  });
  hung.catch(() => undefined);
  const pids = new Set<string>();
  for (let seconds = 0; seconds < 19; seconds += 1) {
    pids.add(String(await make('quick')));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect([isOver, pids.size]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(hung).rejects.toThrow('took too long');
  expect(pids).not.toContain(String(await make('quick')));
});

test('a process that ends fails its jobs, and the next job starts another', async () => {
  const make = open({ idle: 60_000, longest: 60_000 });
  const first = String(await make('a'));
  const lost = [make('hang'), make('crash')];
  for (const job of lost) await expect(job).rejects.toThrow('ended (3)');
  expect(String(await make('a'))).not.toBe(first);
});

test('a process without a job is ended', async () => {
  const make = open({ idle: 15_000, longest: 20_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = String(await make('a'));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(String(await make('a'))).toBe(first);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(String(await make('a'))).not.toBe(first);
});
